package import Foundation
package import LayoutGeometry

/// The layout of a presented controller that covers only a part of the screen.
///
/// A pure function of lengths in points, y down. On a narrow screen a sheet is at the bottom and has the width
/// of the screen; on a wide one it is centred.
///
/// - SeeAlso: Apple, "UISheetPresentationController": a medium detent is about half the height. The distance of a large
///   one from the top, and the size of a sheet on a wide screen, are observed rather than documented.
package struct SheetArrangement {
  /// The rectangle that the sheet may cover.
  package var container: CGRect
  /// The safe area insets of the container.
  package var safeArea: ViewInsets
  /// Whether the screen is narrow.
  package var isCompact: Bool
  /// The preferred size of a centred sheet; zero for that of its style.
  package var preferredSize = CGSize.zero
  /// Whether the style is a page sheet instead of a form sheet.
  package var isPage = false
  /// The height without the covered part at the bottom, on a narrow screen; nil for the maximum.
  package var height: CGFloat?

  /// Creates the arrangement of a large sheet.
  package init(container: CGRect, safeArea: ViewInsets, isCompact: Bool) {
    (self.container, self.safeArea, self.isCompact) = (container, safeArea, isCompact)
  }

  /// The radius of the corners of a sheet, and of what is behind it.
  package static let cornerRadius: CGFloat = 10
  private static let gap: CGFloat = 10
  private static let form = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712

  /// The maximum height, without the covered part at the bottom.
  package var greatestHeight: CGFloat {
    max(0, container.height - safeArea.top - Self.gap - safeArea.bottom)
  }
  /// The height of a sheet of half the screen, without the covered part at the bottom.
  package var mediumHeight: CGFloat { max(0, container.height / 2 - safeArea.bottom) }

  /// The rectangle of the sheet.
  package var frame: CGRect {
    guard isCompact else { return centred }
    let inside = max(0, min(height ?? greatestHeight, greatestHeight))
    let height = inside + safeArea.bottom
    return CGRect(
      x: container.minX, y: container.maxY - height, width: container.width, height: height)
  }

  private var centred: CGRect {
    var size = preferredSize
    if size.width <= 0 { size.width = isPage ? Self.pageWidth : Self.form.width }
    if size.height <= 0 { size.height = isPage ? greatestHeight : Self.form.height }
    size.width = min(size.width, container.width - safeArea.left - safeArea.right)
    size.height = min(size.height, greatestHeight)
    return CGRect(
      x: (container.midX - size.width / 2).rounded(.down),
      y: (container.midY - size.height / 2).rounded(.down), width: size.width, height: size.height)
  }
}
