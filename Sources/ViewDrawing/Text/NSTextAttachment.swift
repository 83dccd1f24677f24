package import Drawing
public import Foundation
internal import FoundationShims

/// A picture embedded in text like a character.
///
/// Each front adds the image as `image` in its own class. Views are not supported as attachments.
///
/// Source: Apple, "NSTextAttachment".
open class NSTextAttachment: NSObject {
  private let header = FoundationHeader()

  /// The attachment character.
  public static let character = 0xFFFC

  /// The rectangle in points, with y up from the baseline; zero means the image's size above the baseline.
  open var bounds = CGRect.zero
  /// The contents of a file; shown if they are a picture and there is no image.
  open var contents: Data? {
    didSet { decoded = nil }
  }
  /// The type of the file; stored only.
  open var fileType: String?
  /// The padding on both sides of the picture, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// The image as a front's object and as drawable content; nil shows the contents.
  package var picture: (object: AnyObject, content: ImageContent)?
  private var decoded: ImageContent?

  /// Creates an attachment with or without the contents of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  /// Creates an empty attachment.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// The displayed content.
  private var shown: ImageContent? {
    if let picture { return picture.content }
    if decoded == nil, let contents, let image = try? ImageLoading.image(contents, scale: 1) {
      decoded = image
    }
    return decoded
  }

  /// The picture for drawing in text; without an image it has the size of `bounds`.
  package var inlinePicture: InlinePicture {
    let image = shown
    let size = bounds.size == .zero ? image?.size ?? .zero : bounds.size
    let padding = max(0, lineLayoutPadding.isFinite ? lineLayoutPadding : 0)
    // The right padding is part of the box, which begins at the left of the text.
    return InlinePicture(
      bounds: CGRect(
        x: bounds.minX, y: bounds.minY, width: size.width + 2 * padding, height: size.height)
    ) { context, place, color in
      image?.inTint(color).draw(in: context, place.insetBy(dx: padding, dy: 0))
    }
  }
}

extension NSAttributedString {
  /// Creates a string with the attachment character and its attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(InlinePicture.letter), attributes: [.attachment: attachment])
  }
}
