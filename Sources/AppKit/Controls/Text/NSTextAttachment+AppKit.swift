internal import Foundation
public import ViewDrawing

extension NSTextAttachment {
  /// The image; nil shows the contents.
  public var image: NSImage? {
    get { picture?.object as? NSImage }
    set { picture = newValue.map { ($0, $0.inlineContent) } }
  }

  /// Creates an attachment with an image.
  public convenience init(image: NSImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSImage {
  /// The image's current state, for drawing in text.
  fileprivate var inlineContent: ImageContent {
    guard let bitmap = cgImage(forProposedRect: nil, context: nil, hints: nil) else {
      return ImageContent()
    }
    var content = ImageContent(bitmap: bitmap, scale: CGFloat(bitmap.width) / max(size.width, 1))
    content.rendering = isTemplate ? .template : .automatic
    return content
  }
}
