import Foundation

/// The detection of truncated pictures.
///
/// The decoders fill missing rows with blank ones without reporting it.
enum ImageTrailer {
  /// Whether a PNG has no complete IEND chunk, or a JPEG no end-of-image marker.
  ///
  /// False for other formats.
  static func isMissing(in data: Data) -> Bool {
    switch PictureKind(data) {
    case .png: !pngIsWhole([UInt8](data))
    case .jpeg: !jpegIsWhole([UInt8](data))
    default: false
    }
  }

  private static func jpegIsWhole(_ bytes: [UInt8]) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }

  /// Walks the chunks: length (4 bytes), type (4), content, check sum (4).
  ///
  /// Source: PNG standard, 5.3.
  private static func pngIsWhole(_ bytes: [UInt8]) -> Bool {
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= bytes.count else { return false }
      if bytes[at + 4..<at + 8].elementsEqual("IEND".utf8) { return true }
      at += 12 + length
    }
    return false
  }
}
