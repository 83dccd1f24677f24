package import Foundation

/// The layout of system elements on a screen: status bar, keyboard, alerts.
///
/// A pure function of sizes in points, y down.
package struct ScreenArrangement {
  /// The size of the screen, or of the container of an alert.
  package var size: CGSize

  /// The width of an alert, in points.
  package static let alertWidth: CGFloat = 270
  /// The margin of an action sheet, in points.
  private static let sheetMargin: CGFloat = 8

  /// Creates an arrangement of a size.
  package init(size: CGSize) { self.size = size }

  /// The rectangle of a status bar of a height, across the upper edge; empty for height 0.
  package func statusBar(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: height > 0 ? size.width : 0, height: height)
  }
  /// The rectangle of the home indicator: 5 points high, 8 above the lower edge, and as wide as 0.357 of the screen.
  ///
  /// Measured on pictures of phones: 134 of 375, 139 of 390, 148 of 414.
  package var homeIndicator: CGRect {
    let width = (min(size.width, size.height) * 0.357).rounded()
    return CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
  }
  /// The rectangle of a keyboard of a height; a hidden one is below the screen, with its previous or next
  /// height.
  package func keyboard(height: CGFloat, otherHeight: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: size.height - height, width: size.width, height: height > 0 ? height : otherHeight)
  }

  /// The width of an alert or of an action sheet, in points.
  package func alertWidth(isSheet: Bool) -> CGFloat {
    isSheet ? max(0, size.width - 2 * Self.sheetMargin) : min(Self.alertWidth, size.width)
  }
  /// The rectangle of a centred alert of a height, or of an action sheet at the bottom; with a whole-point
  /// origin.
  ///
  /// - Parameter covered: The height that the device covers at the bottom.
  package func alert(height: CGFloat, isSheet: Bool, covered: CGFloat) -> CGRect {
    let width = alertWidth(isSheet: isSheet)
    return CGRect(
      x: ((size.width - width) / 2).rounded(.down),
      y: isSheet
        ? size.height - max(Self.sheetMargin, covered) - height
        : ((size.height - height) / 2).rounded(.down),
      width: width, height: height)
  }
}
