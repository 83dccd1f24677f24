package import Foundation

/// The positions of the system's own parts on a screen: status bar, keyboard, alerts.
///
/// A pure function of sizes in points, y down.
package struct ScreenArrangement {
  /// The size of the screen, or of what an alert is shown in.
  package var size: CGSize

  /// The width of an alert, in points.
  package static let alertWidth: CGFloat = 270
  /// The margins of an action sheet, in points.
  private static let sheetMargin: CGFloat = 8

  /// Creates an arrangement of a size.
  package init(size: CGSize) { self.size = size }

  /// The status bar of a height, across the upper edge; empty for no height.
  package func statusBar(height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: height > 0 ? size.width : 0, height: height)
  }
  /// A keyboard of a height; one that is hidden waits below the screen, as high as it was or will be.
  package func keyboard(height: CGFloat, otherHeight: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: size.height - height, width: size.width, height: height > 0 ? height : otherHeight)
  }

  /// Returns the width of an alert, or of an action sheet.
  package func alertWidth(isSheet: Bool) -> CGFloat {
    isSheet ? max(0, size.width - 2 * Self.sheetMargin) : min(Self.alertWidth, size.width)
  }
  /// An alert of a height in the middle, or a sheet of actions at the foot; from whole points on.
  ///
  /// - Parameter covered: What the device covers of the foot.
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
