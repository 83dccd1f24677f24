public import Foundation
internal import LayoutTree

/// Something that takes up space at the top or bottom of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How much it takes up, in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// How much of the view the guide takes up.
  public var length: CGFloat { layoutFrame.height }
}
