import Foundation

extension UIImage {
  /// How pixels are turned before they are seen.
  ///
  /// Source: Apple, "UIImage.Orientation".
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up
    /// By half a turn.
    case down
    /// By a quarter turn, counterclockwise.
    case left
    /// By a quarter turn, clockwise.
    case right
    /// Mirrored left to right.
    case upMirrored
    /// Mirrored top to bottom.
    case downMirrored
    /// Mirrored at the falling diagonal.
    case leftMirrored
    /// Mirrored at the rising diagonal.
    case rightMirrored
  }

  /// Whether only the shape counts.
  ///
  /// Source: Apple, "UIImage.RenderingMode".
  public enum RenderingMode: Int, Sendable {
    /// As the place of use decides.
    case automatic
    /// As a picture.
    case alwaysOriginal
    /// As a shape in the tint colour.
    case alwaysTemplate
  }

  /// How the middle of an image is resized.
  ///
  /// Source: Apple, "UIImage.ResizingMode".
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }
}
