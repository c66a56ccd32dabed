//! Pushes packed once for all who get them: pieces of a gzip stream that stand by themselves.
//!
//! A piece is raw deflate that refers to nothing before it and ends with a whole byte, so the same
//! bytes fit into every stream after its header. A stream holds no compressor: only the checksum of
//! what was sent, for its end.

use std::{cell::RefCell, sync::Arc};

use axum::{
    body::Bytes,
    http::{HeaderMap, header},
};
use flate2::{Compress, Compression, Crc, FlushCompress, Status};

/// The head of a gzip stream: deflate, no name, no time, any system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// The last block of a deflate stream, with nothing in it.
const LAST: [u8; 2] = [3, 0];
/// What a full flush adds at most, with room for input that cannot be packed.
const MARGIN: usize = 64;
/// Higher levels take twice the time for a tenth of the bytes.
const LEVEL: u32 = 4;

/// How a stream is coded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Coding {
    /// As it is.
    Plain,
    /// As one gzip stream.
    Gzip,
}

/// Something that is sent, to one stream or to many.
#[derive(Debug)]
pub(crate) struct Piece {
    bytes: Bytes,
    /// The checksum of the text, where it is packed.
    sum: Crc,
}

thread_local! {
    /// Its tables take a few hundred kilobytes: one for each thread, however many streams there are.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

impl Coding {
    /// What a client takes, by its `Accept-Encoding`.
    pub(crate) fn accepted(headers: &HeaderMap) -> Coding {
        let takes_gzip = |value: &str| {
            let mut words = value.split(';').map(str::trim);
            let is_gzip = words.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
            let weight = words.find_map(|word| word.strip_prefix("q=")?.parse::<f32>().ok());
            is_gzip && weight != Some(0.0)
        };
        let values = headers.get_all(header::ACCEPT_ENCODING).iter();
        let mut values = values.filter_map(|value| value.to_str().ok());
        match values.any(|value| value.split(',').any(takes_gzip)) {
            true => Coding::Gzip,
            false => Coding::Plain,
        }
    }
}

impl Piece {
    /// A long text, packed as well as it can be.
    pub(crate) fn packed(text: Bytes, coding: Coding) -> Piece {
        match coding {
            Coding::Plain => Piece { bytes: text, sum: Crc::new() },
            Coding::Gzip => Piece { bytes: deflate(&text).into(), sum: sum(&text) },
        }
    }

    /// A few words, which are not worth packing.
    pub(crate) fn stored(text: &'static str, coding: Coding) -> Piece {
        Piece::stored_bytes(Bytes::from_static(text.as_bytes()), coding)
    }

    fn stored_bytes(text: Bytes, coding: Coding) -> Piece {
        match coding {
            Coding::Plain => Piece { bytes: text, sum: Crc::new() },
            Coding::Gzip => {
                let length = u16::try_from(text.len()).expect("a few words");
                let mut bytes = vec![0];
                bytes.extend(length.to_le_bytes());
                bytes.extend((!length).to_le_bytes());
                bytes.extend(&text);
                Piece { bytes: bytes.into(), sum: sum(&text) }
            }
        }
    }

    /// How many bytes it takes.
    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }
}

/// What is kept of a stream while it is written.
pub(crate) struct Written {
    coding: Coding,
    sum: Crc,
}

impl Written {
    pub(crate) fn new(coding: Coding) -> Written {
        Written { coding, sum: Crc::new() }
    }

    /// The beginning of the stream.
    pub(crate) fn head(&self) -> Bytes {
        match self.coding {
            Coding::Plain => Bytes::new(),
            Coding::Gzip => Bytes::from_static(&HEAD),
        }
    }

    /// The bytes of a piece, which is coded like the stream.
    pub(crate) fn add(&mut self, piece: &Piece) -> Bytes {
        if self.coding == Coding::Gzip {
            self.sum.combine(&piece.sum);
        }
        piece.bytes.clone()
    }

    /// The same for a few words that no other stream gets.
    pub(crate) fn add_words(&mut self, words: String) -> Bytes {
        self.add(&Piece::stored_bytes(words.into(), self.coding))
    }

    /// The end of the stream.
    pub(crate) fn end(&self) -> Bytes {
        match self.coding {
            Coding::Plain => Bytes::new(),
            Coding::Gzip => {
                let mut end = LAST.to_vec();
                end.extend(self.sum.sum().to_le_bytes());
                end.extend(self.sum.amount().to_le_bytes());
                end.into()
            }
        }
    }
}

/// A piece that several streams may wait for.
pub(crate) type Shared = Arc<Piece>;

fn sum(text: &[u8]) -> Crc {
    let mut sum = Crc::new();
    sum.update(text);
    sum
}

/// Raw deflate that ends with a whole byte and leaves nothing that what follows could refer to.
fn deflate(text: &[u8]) -> Vec<u8> {
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        let mut packed = Vec::with_capacity(text.len() / 8 + MARGIN);
        loop {
            let read = usize::try_from(packer.total_in()).expect("it fits into memory");
            let status = packer.compress_vec(&text[read..], &mut packed, FlushCompress::Full);
            let has_room = packed.len() < packed.capacity();
            match status.expect("deflate takes everything") {
                // All is out once there is room left after a flush.
                Status::Ok | Status::BufError if has_room => break,
                Status::Ok | Status::BufError => packed.reserve(text.len() / 8 + MARGIN),
                Status::StreamEnd => break,
            }
        }
        packed.shrink_to_fit();
        packed
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    fn accepted(value: &'static str) -> Coding {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, value.parse().unwrap());
        Coding::accepted(&headers)
    }

    #[test]
    fn whoever_does_not_accept_gzip_gets_it_plain() {
        assert_eq!(accepted("gzip, deflate, br"), Coding::Gzip);
        assert_eq!(accepted("br;q=1.0, GZIP;q=0.5"), Coding::Gzip);
        assert_eq!(accepted("gzip;q=0, identity"), Coding::Plain);
        assert_eq!(accepted("br, zstd"), Coding::Plain);
        assert_eq!(Coding::accepted(&HeaderMap::new()), Coding::Plain);
    }

    #[test]
    fn pieces_fit_together_in_any_order_and_the_end_is_checked() {
        let noise: Vec<u8> =
            (0..70_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        let texts: [Bytes; 4] = [
            "a page ".repeat(30_000).into(),
            Bytes::new(),
            noise.into(),
            "a page with something else ".repeat(9_000).into(),
        ];
        let pieces = texts.clone().map(|text| Piece::packed(text, Coding::Gzip));
        assert!(pieces[0].len() < 2_000, "{}", pieces[0].len());
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 2, 0, 0]] {
            let mut written = Written::new(Coding::Gzip);
            let mut stream = written.head().to_vec();
            let mut plain = Vec::new();
            for place in order {
                stream.extend(written.add(&pieces[place]));
                stream.extend(written.add_words(format!(": {place}\n\n")));
                plain.extend(&texts[place]);
                plain.extend(format!(": {place}\n\n").bytes());
            }
            stream.extend(written.end());

            let mut read = Vec::new();
            GzDecoder::new(&stream[..]).read_to_end(&mut read).unwrap();
            assert_eq!(read, plain);
        }
    }

    #[test]
    fn plain_is_plain() {
        let mut written = Written::new(Coding::Plain);
        let piece = Piece::stored("retry: 500\n", Coding::Plain);
        assert_eq!(written.add(&piece), "retry: 500\n");
        assert!(written.head().is_empty() && written.end().is_empty());
    }
}
