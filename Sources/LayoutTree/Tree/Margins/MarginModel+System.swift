package import Foundation
package import LayoutGeometry

/// The values of the system: margins of root views, the readable width, the keyboard.
extension MarginModel {
  /// The minimum width, in points, at which the side margins are 20 points instead of 16.
  ///
  /// By the width of the view, which agrees with more stored frames than size classes do: roots 400, 402 and
  /// 412 wide show 20 (28 edges of 2 repositories), those 393 wide 16 (15 edges of 3).
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#cell-margins-of-the-canvas`.
  package nonisolated static let wide: CGFloat = 400

  /// The system's side margins of a root view of a given width, in points; 16 at any width beside a safe area, as in the
  /// landscape orientation of phones without a home button.
  ///
  /// - SeeAlso: `Rules/Guides.md#root-views-have-minimum-margins`.
  package nonisolated static func sideMargin(
    width: CGFloat, isBesideSafeArea: Bool = false
  ) -> CGFloat {
    width >= wide && !isBesideSafeArea ? 20 : 16
  }

  /// The margins of a cell in a table of a given width; the vertical ones are larger than those of other views.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#cell-margins-of-the-canvas`, table cells.
  package static func cellMargins(tableWidth: CGFloat) -> ViewInsets {
    let side = sideMargin(width: tableWidth)
    return ViewInsets(top: 11, left: side, bottom: 11, right: side)
  }

  /// The minimum margins of a controller's root view, 0 at the top and bottom; nil for other views.
  package var systemMinimum: ViewInsets? {
    guard isControllerRoot else { return nil }
    let side = Self.sideMargin(
      width: node.frame.width, isBesideSafeArea: safeArea.left > 0 || safeArea.right > 0)
    return ViewInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// The insets of the readable guide: the margins, centred and limited in width.
  ///
  /// - SeeAlso: `Rules/Guides.md#root-views-have-minimum-margins`, `Rules/Guides.md#readable-width`.
  package var readable: ViewInsets {
    var result = effective
    let width = node.frame.width - result.left - result.right
    let limit: CGFloat
    switch node.profile.readableWidth {
    case .early: limit = 672
    case .current:
      guard node.frame.width > 1008 else { return result }
      limit = 920
    }
    guard width > limit else { return result }
    result.left += (width - limit) / 2
    result.right += (width - limit) / 2
    return result
  }

  /// The height of the keyboard's guide: the covered height of the view, or the lower strip of the safe area if
  /// that is higher.
  ///
  /// - Complexity: O(depth).
  var keyboardStrip: CGFloat {
    let root = node.root
    var bottom = node.frame.height
    var current = node
    while let parent = current.parent {
      bottom += current.frame.minY - parent.bounds.minY
      current = parent
    }
    let covered = bottom - (root.frame.height - root.margins.keyboardHeight)
    return max(
      root.margins.keyboardHeight > 0 ? min(max(0, covered), node.frame.height) : 0,
      keyboardUsesBottomSafeArea ? safeArea.bottom : 0)
  }
}
