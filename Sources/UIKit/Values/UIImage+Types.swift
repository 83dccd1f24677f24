import Foundation

extension UIImage {
  /// The orientation in which stored pixels are displayed.
  ///
  /// Source: Apple, "UIImage.Orientation".
  public enum Orientation: Int, Sendable {
    /// The stored orientation.
    case up
    /// Rotated by 180°.
    case down
    /// Rotated by 90° counterclockwise.
    case left
    /// Rotated by 90° clockwise.
    case right
    /// Mirrored left to right.
    case upMirrored
    /// Mirrored top to bottom.
    case downMirrored
    /// Mirrored at the main diagonal.
    case leftMirrored
    /// Mirrored at the antidiagonal.
    case rightMirrored
  }

  /// Whether an image is drawn in its colours or as a template.
  ///
  /// Source: Apple, "UIImage.RenderingMode".
  public enum RenderingMode: Int, Sendable {
    /// The view decides.
    case automatic
    /// In the image's own colours.
    case alwaysOriginal
    /// The image as a template in the tint colour.
    case alwaysTemplate
  }

  /// A mode of resizing an image's resizable region.
  ///
  /// Source: Apple, "UIImage.ResizingMode".
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }
}
