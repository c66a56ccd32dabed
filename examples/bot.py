#!/usr/bin/env python3
"""A program that sits down at a Tabletale table and plays, with nothing but Python itself.

    python3 examples/bot.py                        # sets up a table against two bots and plays it
    python3 examples/bot.py --table k3n7q2m9xw4e   # joins a table somebody set up
    python3 examples/bot.py --hints                # plays what the strong bot advises

It follows the table's stream of events, so that it never asks in vain, and picks among the actions
the table lists. Replace `choose` by something clever. The API: /api/openapi.json
"""

import argparse
import json
import random
import sys
import urllib.error
import urllib.request


class Table:
    """One table, seen from one seat."""

    def __init__(self, server):
        self.server = server.rstrip("/")
        self.secret = None
        self.id = None

    def request(self, path, body=None, accept="application/json"):
        headers = {"Accept": accept}
        if self.secret:
            headers["Authorization"] = f"Bearer {self.secret}"
        if body is not None:
            headers["Content-Type"] = "application/json"
            body = json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.server + path, body, headers))

    def call(self, path, body=None):
        with self.request(path, body) as answer:
            told = json.load(answer)
        # Whoever comes without a secret gets one, and comes back with it.
        self.secret = told.get("secret", self.secret)
        return told

    def create(self, game, seats, name):
        made = self.call("/api/tables", {"game": game, "seats": seats, "name": name})
        self.id = made["id"]

    def join(self, table, name):
        self.id = table
        return self.call(f"/api/tables/{table}/join", {"name": name})["seat"]

    def do(self, verb, **words):
        return self.call(f"/api/tables/{self.id}/{verb}", words)["table"]

    def views(self):
        """The table each time it changes; resumes by itself when the connection breaks."""
        seen = ""
        while True:
            try:
                path = f"/api/tables/{self.id}/events" + (f"?rev={seen}" if seen else "")
                with self.request(path, accept="text/event-stream") as events:
                    for line in events:
                        line = line.decode().rstrip("\n")
                        if line.startswith("id: "):
                            seen = line[4:]
                        elif line.startswith("data: "):
                            yield json.loads(line[6:])
            except (urllib.error.URLError, ConnectionError, TimeoutError) as error:
                if isinstance(error, urllib.error.HTTPError):
                    raise


def choose(table, view):
    """Which of the actions to take: here any, each as likely as any other."""
    return random.choice(view["actions"])


def advised(table, view):
    """What the strong bot of the server thinks best."""
    return table.do("hint", seat=view["viewer"])["hint"][0]["act"]


def play(table, decide):
    for view in table.views():
        if view["stage"] == "over":
            return view
        if view["viewer"] not in view["to_act"]:
            continue
        action = decide(table, view)
        try:
            table.do("act", rev=view["revision"], seat=view["viewer"], act=action)
            print(f"{view['viewer']} {action}")
        except urllib.error.HTTPError as error:
            # 409: the table moved on, and the next event says how.
            if error.code != 409:
                raise SystemExit(f"{error.code}: {error.read().decode()}")


def main():
    parser = argparse.ArgumentParser(description="A program that plays at a Tabletale table.")
    parser.add_argument("--server", default="http://127.0.0.1:7878")
    parser.add_argument("--table", help="join this table instead of setting one up")
    parser.add_argument("--game", default="faraway")
    parser.add_argument("--seats", default="here,easy,greedy", help="who plays at a new table")
    parser.add_argument("--name", default="Example bot")
    parser.add_argument("--hints", action="store_true", help="ask the strong bot")
    words = parser.parse_args()
    table = Table(words.server)
    try:
        if words.table:
            print(f"sitting at {table.join(words.table, words.name)}")
        else:
            table.create(words.game, words.seats.split(","), words.name)
            print(f"watch at {table.server}/t/{table.id}")
        over = play(table, advised if words.hints else choose)
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code}: {error.read().decode()}")
    except urllib.error.URLError as error:
        sys.exit(f"no server at {table.server}: {error.reason}")
    for line in sorted(over["standings"], key=lambda line: line["place"]):
        seat = next(seat for seat in over["seats"] if seat["seat"] == line["seat"])
        print(f"{line['place']}. {seat['name']:<14} {line['score']:>4}")


if __name__ == "__main__":
    main()
