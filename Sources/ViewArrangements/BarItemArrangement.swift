package import Foundation

/// The layout of a bar's items: buttons at both ends with a title between them, items in a line with flexible
/// spaces, or tabs.
///
/// A pure function of sizes in points, y down. Everything but tabs is vertically centred in the row.
package struct BarItemArrangement {
  /// The rectangles of the items at the left, from the edge inwards.
  package private(set) var leading: [CGRect] = []
  /// The rectangles of the items at the right, from the edge inwards.
  package private(set) var trailing: [CGRect] = []
  /// The rectangle of the title.
  package private(set) var title = CGRect.zero

  /// The padding at both ends of a bar, in points.
  package static let margin: CGFloat = 16
  /// The gap between buttons, and between them and the title, in points.
  package static let gap: CGFloat = 8
  /// The gap between the items of a line, in points.
  private static let lineGap: CGFloat = 12
  /// The maximum height of a line.
  private static let lineHeight: CGFloat = 44

  /// Creates a layout of buttons and a title, which is centred in the row or as near to the centre as the
  /// buttons permit.
  ///
  /// Texts that would overlap the other end's buttons are truncated; each end gets at least half of the row.
  ///
  /// - Parameters:
  ///   - row: The row without the padding at its ends.
  ///   - leading: The items at the left, from the edge inwards; spaces have no width.
  ///   - trailing: The items at the right, from the edge inwards.
  ///   - title: The size of the title.
  ///   - offset: The offset of the title.
  package init(
    row: CGRect, leading: [Item], trailing: [Item], title: CGSize = .zero, offset: CGSize = .zero
  ) {
    let other = trailing.reduce(0) { $0 + ($1.isSpace ? 0 : $1.size.width + Self.gap) }
    let limit = max(row.midX, row.maxX - other)
    var (left, right) = (row.minX, row.maxX)
    for item in leading {
      let size = item.size(cutTo: limit - left)
      self.leading.append(Self.rect(left, size, in: row))
      left += item.isSpace ? 0 : size.width + Self.gap
    }
    for item in trailing {
      let size = item.size(cutTo: right - left)
      self.trailing.append(Self.rect(right - size.width, size, in: row))
      right -= item.isSpace ? 0 : size.width + Self.gap
    }
    let width = max(0, min(title.width, right - left))
    let x = max(left, min(row.midX - width / 2, right - width))
    self.title = Self.rect(x, CGSize(width: width, height: title.height), in: row)
      .offsetBy(dx: offset.width, dy: offset.height)
  }

  private static func rect(_ x: CGFloat, _ size: CGSize, in row: CGRect) -> CGRect {
    let height = min(size.height, row.height)
    return CGRect(x: x, y: row.midY - height / 2, width: size.width, height: height)
  }

  /// An item of a bar.
  package enum Item: Sendable {
    /// A space; in a line it shares the remaining width with the others.
    case space
    /// A text of a size, which may be truncated.
    case text(CGSize)
    /// A view of a size.
    case view(CGSize)

    fileprivate var isSpace: Bool { if case .space = self { true } else { false } }
    fileprivate var size: CGSize {
      switch self {
      case .space: .zero
      case .text(let size), .view(let size): size
      }
    }
    fileprivate func size(cutTo room: CGFloat) -> CGSize {
      guard case .text(let size) = self else { return self.size }
      return CGSize(width: max(0, min(size.width, room)), height: size.height)
    }
  }

  /// The side of the plus sign: 19 points in a recorded picture.
  package static let plus: CGFloat = 19
  private static let backSign = CGSize(width: 10, height: 18)
  private static let backGap: CGFloat = 6

  /// The size of a back button for a word of a size.
  package static func back(word: CGSize) -> CGSize {
    CGSize(
      width: backSign.width + (word.width > 0 ? backGap + word.width : 0),
      height: max(backSign.height, word.height))
  }
  /// The points of a back button's chevron, which points away from the word; it is mirrored from right to left.
  package static func backSign(in rect: CGRect, isRightToLeft: Bool) -> [CGPoint] {
    let (near, far): (CGFloat, CGFloat) =
      isRightToLeft
      ? (rect.maxX, rect.maxX - backSign.width) : (rect.minX, rect.minX + backSign.width)
    return [
      CGPoint(x: far, y: rect.midY - backSign.height / 2), CGPoint(x: near, y: rect.midY),
      CGPoint(x: far, y: rect.midY + backSign.height / 2),
    ]
  }
  /// The rectangle of a back button's word.
  package static func backWord(in rect: CGRect, isRightToLeft: Bool) -> CGRect {
    let sign = min(rect.width, backSign.width + backGap)
    return CGRect(
      x: isRightToLeft ? rect.minX : rect.minX + sign, y: rect.minY, width: rect.width - sign,
      height: rect.height)
  }

  /// The rectangles of the items in a line across a bar, from the left; nil for spaces and for items that begin
  /// beyond the end.
  package static func line(of items: [Item], in bounds: CGRect) -> [CGRect?] {
    var row = bounds.insetBy(dx: margin, dy: 0)
    row.size.height = min(row.height, lineHeight)
    let used =
      items.reduce(0) { $0 + $1.size.width } + lineGap * CGFloat(max(0, items.count - 1))
    let spaces = items.count(where: \.isSpace)
    let growth = spaces > 0 ? max(0, row.width - used) / CGFloat(spaces) : 0
    var x = row.minX
    return items.map { item in
      guard x < row.maxX else { return nil }
      defer { x += item.size.width + lineGap }
      switch item {
      case .space:
        x += growth
        return nil
      case .text(let size):
        // A point more, so that no rounding takes the last letter away.
        let room = min(size.width + 1, row.maxX - x)
        return CGRect(x: x, y: row.minY, width: room, height: row.height)
      case .view(let size): return rect(x, size, in: row)
      }
    }
  }

  /// The rectangles of tabs that share the width of a bar, from the left; at most `height` high.
  package static func tabs(_ count: Int, in bounds: CGRect, height: CGFloat) -> [CGRect] {
    let width = bounds.width / CGFloat(max(1, count))
    return (0..<count).map {
      CGRect(
        x: bounds.minX + CGFloat($0) * width, y: bounds.minY, width: width, height: height)
    }
  }
  /// The icon of a tab: 24 points wide and high, 6 below the upper edge.
  package static func iconFrame(ofTab tab: CGRect) -> CGRect {
    CGRect(x: tab.midX - 12, y: tab.minY + 6, width: 24, height: 24)
  }
  /// The text of a tab, below its icon.
  package static func titleFrame(ofTab tab: CGRect) -> CGRect {
    CGRect(x: tab.minX + 2, y: tab.minY + 33, width: tab.width - 4, height: 13)
  }
}
