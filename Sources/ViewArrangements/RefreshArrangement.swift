package import Foundation

/// The layout of a refresh control above scrolled content, and of its indicator.
package enum RefreshArrangement {
  /// The height of the control, in points.
  private static let height: CGFloat = 60

  /// The rectangle of the control above content of a width, which begins at 0; y down.
  package static func control(width: CGFloat) -> CGRect {
    CGRect(x: 0, y: -height, width: width, height: height)
  }
  /// The rectangle of an indicator of a size, centred in the control.
  package static func indicatorFrame(_ size: CGSize, in bounds: CGSize) -> CGRect {
    CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
