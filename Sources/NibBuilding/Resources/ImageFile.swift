/// A picture file that a document's image name stands for.
package struct ImageFile: Sendable, Hashable {
  /// Where it is.
  package let path: String
  /// Pixels in a point.
  package let scale: Double
  /// From the picture's edges to the rectangle that layout aligns, in points.
  package let alignmentInsets: EnvironmentInsets
  /// Whether only its shape counts, to be shown in the tint colour.
  package let isTemplate: Bool

  /// A file by its parts.
  package init(
    path: String, scale: Double, alignmentInsets: EnvironmentInsets = .zero,
    isTemplate: Bool = false
  ) {
    self.path = path
    self.scale = scale
    self.alignmentInsets = alignmentInsets
    self.isTemplate = isTemplate
  }
}
