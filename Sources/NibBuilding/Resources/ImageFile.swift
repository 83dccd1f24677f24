package import LayoutGeometry
package import ViewDrawing

/// The picture file of an image's name, with its properties.
///
/// Lengths are points.
package struct ImageFile: Sendable, Hashable {
  /// The resizing of a picture.
  package struct Slicing: Sendable, Hashable {
    /// The parts at the edges that keep their size.
    package var caps: ViewInsets
    /// Whether the middle is stretched, not repeated.
    package var isStretched: Bool
    /// Width of the middle behind the left cap; nil is all up to the right one.
    package var centerWidth: Double?
    /// Height of the middle below the upper cap; nil is all down to the lower one.
    package var centerHeight: Double?
  }

  /// The path.
  package let path: String
  /// Pixels in a point; for a drawing, in which its size is stated.
  package let scale: Double
  /// From the picture's edges to the rectangle that layout aligns.
  package var alignmentInsets = ViewInsets.zero
  /// The rendering as a picture, or as a shape in the tint colour, wherever it is used.
  package var rendering = ImageContent.Rendering.automatic
  /// The slicing for resizing; nil resizes as a whole.
  package var slicing: Slicing?
  /// Whether views that are read from right to left show it mirrored.
  package var flipsFromRightToLeft = false
  /// Whether it is mirrored wherever it is used.
  package var isMirrored = false
  /// Whether a drawing is rendered again at each size.
  package var preservesVectors = false
  /// The variant of its set that it is.
  package var variant = ImageVariant()
  /// The files for other appearances and directions, where they are others.
  package var others: [ImageVariant: ImageFile] = [:]

  /// Creates a file from its path.
  package init(path: String, scale: Double) {
    self.path = path
    self.scale = scale
  }

  /// Whether only its shape counts, to be shown in the tint colour.
  package var isTemplate: Bool { rendering == .template }
}
