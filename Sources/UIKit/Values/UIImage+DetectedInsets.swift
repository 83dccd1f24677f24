/// This is our own; Apple's `UIImage` has nothing like it.
extension UIImage {
  /// The same image with the alignment insets that its pixels call for: soft shadows, glows, translucent
  /// outlines and badges around a core are left outside the alignment rectangle.
  ///
  /// An image in which nothing is found, or only with doubt, comes back as it is.
  ///
  ///     imageView.image = UIImage(named: "Shadowed")?.withDetectedAlignmentRectInsets()
  ///
  /// Insets are in points. Not for scrolling: it takes time that grows with the pixels.
  ///
  /// - SeeAlso: `Documentation/Guides/AlignmentInsets.md`; `plumb insets --write` puts the same into a catalogue.
  public func withDetectedAlignmentRectInsets() -> UIImage {
    withAlignmentRectInsets(UIEdgeInsets(content.withDetectedInsets().alignmentInsets))
  }
}
