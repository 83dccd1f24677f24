internal import Foundation
internal import ViewArrangements

/// Where an image lies in a view's bounds.
enum ImagePlacement {
  /// The rectangle an image of a size fills under a content mode; unrounded.
  static func rect(of size: CGSize, in bounds: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    let scale: ImageArrangement.Scale =
      switch mode {
      case .scaleToFill, .redraw: .fill
      case .scaleAspectFit: .fit
      case .scaleAspectFill: .cover
      default: .none
      }
    return ImageArrangement(scale: scale, anchor: anchor(mode)).rect(of: size, in: bounds)
  }

  private static func anchor(_ mode: UIView.ContentMode) -> CGPoint {
    let x: CGFloat =
      switch mode {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch mode {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}
