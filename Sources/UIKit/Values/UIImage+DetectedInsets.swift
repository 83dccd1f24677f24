/// Not in UIKit.
extension UIImage {
  /// The image with alignment insets detected from its pixels: soft shadows, glows, translucent outlines and
  /// badges around a core are outside the alignment rectangle.
  ///
  /// Returns the image unchanged if the detection finds nothing or is uncertain.
  ///
  ///     imageView.image = UIImage(named: "Shadowed")?.withDetectedAlignmentRectInsets()
  ///
  /// Insets are in points. The time grows with the number of pixels; do not call it while scrolling.
  ///
  /// - SeeAlso: `Documentation/Guides/AlignmentInsets.md`; `plumb insets --write` puts the same into a catalogue.
  public func withDetectedAlignmentRectInsets() -> UIImage {
    withAlignmentRectInsets(UIEdgeInsets(content.withDetectedInsets().alignmentInsets))
  }
}
