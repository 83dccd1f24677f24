package import Drawing
public import Foundation
internal import FoundationShims

/// A picture that stands in text like a letter.
///
/// Each front adds the image in its own class, as `image`. Views in place of pictures are not made.
///
/// Source: Apple, "NSTextAttachment".
open class NSTextAttachment: NSObject {
  private let header = FoundationHeader()

  /// The letter that stands for an attachment.
  public static let character = 0xFFFC

  /// The box in points, y up from the baseline; zero takes the image's size, standing on it.
  open var bounds = CGRect.zero
  /// The contents of a file; shown when it is a picture and there is no image.
  open var contents: Data? {
    didSet { decoded = nil }
  }
  /// The type of the file; stored only.
  open var fileType: String?
  /// The space kept free at both sides of the picture, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// The image as a front's object and as what is drawn; nil shows the contents.
  package var picture: (object: AnyObject, content: ImageContent)?
  private var decoded: ImageContent?

  /// Creates an attachment with a file's contents, or without.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Creates an attachment without anything.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// The content that is shown.
  private var shown: ImageContent? {
    if let picture { return picture.content }
    if decoded == nil, let contents, let image = try? ImageLoading.image(contents, scale: 1) {
      decoded = image
    }
    return decoded
  }

  /// The picture as text draws it; one without an image is as large as its bounds say.
  package var inlinePicture: InlinePicture {
    let image = shown
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    let padding = max(0, lineLayoutPadding.isFinite ? lineLayoutPadding : 0)
    // What is free on the right is part of the box, which begins at the left of the text.
    return InlinePicture(
      bounds: CGRect(
        x: bounds.minX, y: bounds.minY, width: size.width + 2 * padding, height: size.height)
    ) { context, place, color in
      image?.inTint(color).draw(in: context, place.insetBy(dx: padding, dy: 0))
    }
  }
}

extension NSAttributedString {
  /// Creates the letter that stands for an attachment, with it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(InlinePicture.letter), attributes: [.attachment: attachment])
  }
}
