package import Foundation
package import LayoutGeometry

/// The place of an open menu beside what it belongs to.
///
/// A pure function of lengths in points, y down. From memory of the systems; Apple documents none of it.
package struct MenuArrangement {
  /// The width of a menu.
  package static let width: CGFloat = 250
  /// The margin between a menu and the edges of its room, and the gap between it and its source.
  private static let margin: CGFloat = 8

  /// The rectangle that menus may cover.
  private let room: CGRect
  /// The rectangle of the control or the view that the menu belongs to.
  private let source: CGRect
  /// Whether the menu lies over its source instead of beside it, as in glass.
  private let covers: Bool
  private let isRightToLeft: Bool

  /// Creates the arrangement of menus in a container.
  package init(
    container: CGRect, safeArea: ViewInsets, source: CGRect, covers: Bool, isRightToLeft: Bool
  ) {
    let left = container.minX + safeArea.left + Self.margin
    let top = container.minY + safeArea.top + Self.margin
    room = CGRect(
      x: left, y: top,
      width: max(0, container.maxX - safeArea.right - Self.margin - left),
      height: max(0, container.maxY - safeArea.bottom - Self.margin - top))
    (self.source, self.covers, self.isRightToLeft) = (source, covers, isRightToLeft)
  }

  private var below: CGFloat {
    covers ? room.maxY - source.minY : room.maxY - source.maxY - Self.margin
  }
  private var above: CGFloat {
    covers ? source.maxY - room.minY : source.minY - Self.margin - room.minY
  }

  /// Whether a menu of a height is above its source: where it has no room below, and more above.
  package func isAbove(height: CGFloat) -> Bool { height > below && above > below }

  /// The rectangle of a menu of a height: over its source where there is room on neither side, and not higher than all room.
  ///
  /// Menu and source have the nearer side edge in common, or the leading one.
  package func frame(height: CGFloat) -> CGRect {
    let isAbove = isAbove(height: height)
    let size = CGSize(width: min(Self.width, room.width), height: min(height, room.height))
    let isLeft = source.midX == room.midX ? !isRightToLeft : source.midX < room.midX
    let x = isLeft ? source.minX : source.maxX - size.width
    let edge =
      isAbove
      ? (covers ? source.maxY : source.minY - Self.margin) - size.height
      : covers ? source.minY : source.maxY + Self.margin
    return CGRect(
      x: max(room.minX, min(x, room.maxX - size.width)).rounded(),
      y: max(room.minY, min(edge, room.maxY - size.height)).rounded(), width: size.width,
      height: size.height)
  }
}
