/// The first bytes of a picture file: its format, and its size if it is among them.
///
/// Nothing is decoded. Sizes are those of the stored rows, without a JPEG's Exif rotation.
///
/// - SeeAlso: PNG specification, 11.2.2; ITU-T T.81 (JPEG), B.2.2.
struct PictureHeader: Sendable {
  /// The format of a picture.
  enum Kind: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case pdf = "PDF"
    case svg = "SVG"
    case heif = "HEIF"
    /// A Git LFS pointer, which means that the picture is stored elsewhere.
    case pointer = "Git LFS pointer"
    case other = "other"
  }

  /// The format of the picture.
  let kind: Kind
  /// The width and height in pixels; nil where the first bytes do not contain them.
  let size: (width: Int, height: Int)?

  /// The number of bytes to read; the data before a JPEG's size may contain another picture.
  static let bytes = 256 << 10

  /// Creates a header from the first bytes of a file.
  init(_ bytes: [UInt8]) {
    func number(_ start: Int, _ count: Int) -> Int {
      bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      (kind, size) = (.png, (number(16, 4), number(20, 4)))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      (kind, size) = (.jpeg, Self.jpegSize(bytes))
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      kind = .gif
      size = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      (kind, size) = (.pdf, nil)
    } else if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) {
      (kind, size) = (.heif, nil)
    } else if PointerFile.begins(bytes) {
      (kind, size) = (.pointer, nil)
    } else if Self.isSVG(bytes) {
      (kind, size) = (.svg, nil)
    } else {
      (kind, size) = (.other, nil)
    }
  }

  /// Returns the size in the frame of a JPEG, by walking its segments.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var at = 2
    while at + 9 < bytes.count {
      guard bytes[at] == 0xFF else { return nil }
      let marker = bytes[at + 1]
      // Markers may be preceded by any number of fill bytes.
      if marker == 0xFF {
        at += 1
        continue
      }
      let isFrame =
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
      if isFrame {
        return (
          Int(bytes[at + 7]) << 8 | Int(bytes[at + 8]), Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
        )
      }
      at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
    }
    return nil
  }

  /// Whether the text begins with the element `svg`, after comments and declarations.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(16 << 10), as: UTF8.self)
    return text.contains("<svg") || text.contains(":svg")
  }
}
