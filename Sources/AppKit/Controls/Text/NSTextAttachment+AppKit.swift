internal import Foundation
public import ViewDrawing

extension NSTextAttachment {
  /// The picture; nil shows the contents.
  public var image: NSImage? {
    get { picture?.object as? NSImage }
    set { picture = newValue.map { ($0, $0.inlineContent) } }
  }

  /// Creates an attachment with a picture.
  public convenience init(image: NSImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSImage {
  /// The picture in its present state, as text draws it.
  fileprivate var inlineContent: ImageContent {
    guard let bitmap = cgImage(forProposedRect: nil, context: nil, hints: nil) else {
      return ImageContent()
    }
    var content = ImageContent(bitmap: bitmap, scale: CGFloat(bitmap.width) / max(size.width, 1))
    content.rendering = isTemplate ? .template : .automatic
    return content
  }
}
