internal import Foundation
internal import QuartzCore

/// Where an image lies in a view's bounds.
enum ImagePlacement {
  /// The rectangle an image of a size fills under a content mode; unrounded.
  static func rect(of size: CGSize, in bounds: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    gravity(mode).rect(of: size, in: bounds)
  }

  /// What a layer calls the mode.
  private static func gravity(_ mode: UIView.ContentMode) -> CALayerContentsGravity {
    switch mode {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
