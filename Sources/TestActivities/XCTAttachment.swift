public import Foundation

/// An addition to the report of a test: bytes, a text or a picture.
///
/// XCTest has none on Linux. Nothing here keeps attachments: they live as long as the test holds them.
///
/// - SeeAlso: Apple, "XCTAttachment".
open class XCTAttachment: NSObject {
  /// The time that attachments are kept.
  public enum Lifetime: Int, Sendable {
    /// Until the end of the run.
    case keepAlways
    /// Until the end of a test that passes.
    case deleteOnSuccess
  }
  /// The quality of a picture.
  public enum ImageQuality: Int, Sendable {
    /// The pixels themselves.
    case original
    /// Good.
    case medium
    /// Small.
    case low
  }

  /// The bytes; nil for a file that could not be read.
  public let data: Data?
  /// The type of the bytes, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The name in the report.
  open var name: String?
  /// The time that the attachment is kept; stored only.
  open var lifetime = Lifetime.deleteOnSuccess
  /// Words of the program about the attachment.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an attachment of bytes, with a type and a name.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    (data, uniformTypeIdentifier) = (payload, identifier ?? "public.data")
    super.init()
    (self.name, self.userInfo) = (name, userInfo)
  }
  /// Creates an attachment of bytes.
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }
  /// Creates an attachment of bytes of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }
  /// Creates an attachment of a text.
  public convenience init(string: String) {
    self.init(
      uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }
  /// Creates an attachment of a file.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
  }
  /// Creates an attachment of a picture, as PNG.
  public convenience init(image: some AttachableImage) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
  }
  /// Creates an attachment of a picture, as PNG; the quality is not read.
  public convenience init(image: some AttachableImage, quality: ImageQuality) {
    self.init(image: image)
  }
}

/// A picture that an attachment can have.
public protocol AttachableImage {
  /// The picture as PNG; nil if it has no pixels.
  func pngData() -> Data?
}
