package import Foundation

/// Where a refresh control is above a scrolled content, and the sign in it.
package enum RefreshArrangement {
  /// How high the control is, in points.
  private static let height: CGFloat = 60

  /// The control above a content of a width, which begins at 0; y down.
  package static func control(width: CGFloat) -> CGRect {
    CGRect(x: 0, y: -height, width: width, height: height)
  }
  /// A sign of a size in the middle of the control.
  package static func sign(_ size: CGSize, in bounds: CGSize) -> CGRect {
    CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
