internal import Foundation

/// The kind of a picture by its first bytes, under gdk-pixbuf's name for the reader.
///
/// gdk-pixbuf itself asks the system's list of types of files, which a bare system has not, and which may differ.
enum PictureKind {
  /// The bytes that a file of a kind begins with.
  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "png"), ([0xFF, 0xD8, 0xFF], "jpeg"),
    (Array("GIF8".utf8), "gif"), ([0, 0, 1, 0], "ico"),
    ([0x49, 0x49, 0x2A, 0], "tiff"), ([0x4D, 0x4D, 0, 0x2A], "tiff"), (Array("BM".utf8), "bmp"),
  ]
  /// The number of bytes in which the element of an SVG drawing is looked for, after comments and a document type.
  private static let prologue = 4096

  /// Returns the reader's name; nil for data that none of them begins like.
  static func name(of data: Data) -> String? {
    if let found = signatures.first(where: { data.starts(with: $0.bytes) }) { return found.name }
    guard CGImage.isMarkup(data) else { return nil }
    let isCompressed = data.starts(with: [0x1F, 0x8B])
    let start = data.prefix(prologue)
    return isCompressed || start.range(of: Data("<svg".utf8)) != nil
      || start.range(of: Data(":svg".utf8)) != nil ? "svg" : nil
  }
}
