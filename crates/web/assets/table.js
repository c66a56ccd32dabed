// The script of every page: it posts forms, receives each new page over one stream and morphs it in,
// so that focus, scrolling and typing survive; what moved flies to its new place. Everything it does
// also works without it. Each concern is a module of its own.

import "./theme.js";
import "./bell.js";
import "./scroll.js";
import "./chat.js";
import "./clicks.js";
import "./aloud.js";
import "./fields.js";
import "./finale.js";
import "./forms.js";
import "./learn.js";
import "./map.js";
import "./names.js";
import "./outcome.js";
import "./press.js";
import "./promise.js";
import "./replay.js";
import "./gains.js";
import "./tabs.js";
import "./cliff.js";
import { settle } from "./dom.js";
import { listen } from "./stream.js";

settle();
listen();
