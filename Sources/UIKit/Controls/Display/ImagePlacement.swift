internal import Foundation
internal import QuartzCore

/// The placement of an image in a view's bounds.
enum ImagePlacement {
  /// The rectangle an image of a size fills under a content mode; unrounded.
  static func rect(of size: CGSize, in bounds: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    mode.gravity.rect(of: size, in: bounds)
  }
}

extension UIView.ContentMode {
  /// The placement of a layer's contents that is the same.
  var gravity: CALayerContentsGravity {
    switch self {
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
