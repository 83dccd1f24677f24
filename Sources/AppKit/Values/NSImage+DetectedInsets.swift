internal import Foundation
internal import ViewDrawing

/// Detection of alignment rectangles; not in Apple's `NSImage`.
extension NSImage {
  /// A copy with the alignment rectangle detected from its pixels: soft shadows, glows, translucent outlines
  /// and badges around a core are outside it.
  ///
  /// A copy of an image in which nothing is found, or only with doubt, has the rectangle of the image.
  ///
  ///     imageView.image = NSImage(named: "Shadowed")?.withDetectedAlignmentRect()
  ///
  /// The rectangle is in points, y up. Not for scrolling: it takes time that grows with the pixels.
  ///
  /// - SeeAlso: `Documentation/Guides/AlignmentInsets.md`; `plumb insets --write` puts the same into a catalogue.
  public func withDetectedAlignmentRect() -> NSImage {
    guard let copy = copy() as? NSImage else { return self }
    var rect = NSRect(origin: .zero, size: size)
    guard size.width > 0, let bitmap = cgImage(forProposedRect: &rect, context: nil, hints: nil)
    else { return copy }
    var content = ImageContent(bitmap: bitmap, scale: CGFloat(bitmap.width) / size.width)
    content.alignmentInsets = alignmentInsets
    copy.alignmentInsets = content.withDetectedInsets().alignmentInsets
    return copy
  }
}
