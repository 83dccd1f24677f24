package import LayoutGeometry
package import ViewDrawing

/// The picture file for an image name, with its properties.
///
/// Lengths are in points.
package struct ImageFile: Sendable, Hashable {
  /// The resizing of a picture.
  package struct Slicing: Sendable, Hashable {
    /// The edge areas that keep their size.
    package var caps: ViewInsets
    /// Whether the middle is stretched instead of repeated.
    package var isStretched: Bool
    /// The width of the middle, behind the left cap; nil extends to the right cap.
    package var centerWidth: Double?
    /// The height of the middle, below the upper cap; nil extends to the lower cap.
    package var centerHeight: Double?
  }

  /// The path.
  package let path: String
  /// The number of pixels per point; for a vector picture, the scale of its specified size.
  package let scale: Double
  /// The insets from the picture's edges to the alignment rectangle.
  package var alignmentInsets = ViewInsets.zero
  /// The rendering mode, as a picture or as a template in the tint colour.
  package var rendering = ImageContent.Rendering.automatic
  /// The slicing for resizing; nil resizes the whole picture.
  package var slicing: Slicing?
  /// Whether the picture is mirrored in right-to-left views.
  package var flipsFromRightToLeft = false
  /// Whether the picture is always mirrored.
  package var isMirrored = false
  /// Whether a vector picture is rendered again at each size.
  package var preservesVectors = false
  /// The variant of the set that the file contains.
  package var variant = ImageVariant()
  /// The name of the symbol whose template the file is; nil for a picture.
  package var symbol: String?
  /// The files for other appearances and directions, if they differ.
  package var others: [ImageVariant: ImageFile] = [:]

  /// Creates a file with a path.
  package init(path: String, scale: Double) {
    self.path = path
    self.scale = scale
  }

  /// Whether the picture is a template, drawn in the tint colour.
  package var isTemplate: Bool { rendering == .template }
}
