public import Foundation
internal import LayoutTree

/// A guide for the space at the top or bottom of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// The length of the guide, in points.
  var length: CGFloat { get }
  /// The top edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The length of the guide, in points.
  public var length: CGFloat { layoutFrame.height }
}
