internal import Foundation

/// The kind of a picture by its first bytes; raw values are gdk-pixbuf's names for the readers.
///
/// gdk-pixbuf itself asks the system's list of types of files, which a bare system has not, and which may differ.
enum PictureKind: String {
  case png, jpeg, gif, bmp, ico, tiff, svg

  /// The bytes that a file of a kind begins with.
  private static let signatures: [(bytes: [UInt8], kind: PictureKind)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png), ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF8".utf8), .gif), ([0, 0, 1, 0], .ico),
    ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff), (Array("BM".utf8), .bmp),
  ]
  /// The number of bytes in which the element of an SVG drawing is looked for, after comments and a document type.
  private static let prologue = 4096

  /// Creates the kind of data; nil for data that begins like none.
  init?(_ data: Data) {
    if let found = Self.signatures.first(where: { data.starts(with: $0.bytes) }) {
      self = found.kind
      return
    }
    guard CGImage.isMarkup(data) else { return nil }
    let isCompressed = data.starts(with: [0x1F, 0x8B])
    let start = data.prefix(Self.prologue)
    let isDrawing = ["<svg", ":svg"].contains { start.range(of: Data($0.utf8)) != nil }
    guard isCompressed || isDrawing else { return nil }
    self = .svg
  }
}
