package import Foundation
internal import LayoutGeometry

/// The layout of a bar's items: buttons at both ends with a title between them, items in a line with flexible
/// spaces, or tabs.
///
/// A pure function of sizes in points, y down. Everything but tabs is vertically centred in the row.
package struct BarItemArrangement {
  /// The rectangles of the items at the left, from the edge inwards.
  package private(set) var leading: [CGRect] = []
  /// The rectangles of the items at the right, from the edge inwards.
  package private(set) var trailing: [CGRect] = []
  /// The capsules behind the items at both ends; empty unless items stand on glass.
  package private(set) var capsules: [CGRect] = []
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
  ///   - isGlass: Whether items stand on capsules, without a gap between those of a group.
  package init(
    row: CGRect, leading: [Item], trailing: [Item], title: CGSize = .zero, offset: CGSize = .zero,
    isGlass: Bool = false
  ) {
    let gap = isGlass ? 0 : Self.gap
    let spaceGap = isGlass ? Self.gap : 0
    let cells = (
      leading: isGlass ? leading.map(\.onGlass) : leading,
      trailing: isGlass ? trailing.map(\.onGlass) : trailing
    )
    let other = cells.trailing.reduce(0) { $0 + ($1.isSpace ? 0 : $1.size.width + gap) }
    let limit = max(row.midX, row.maxX - other)
    var (left, right) = (row.minX, row.maxX)
    var rects: (leading: [CGRect?], trailing: [CGRect?]) = ([], [])
    for (cell, item) in zip(cells.leading, leading) {
      let size = cell.size(cutTo: limit - left)
      let rect = Self.rect(left, size, in: row)
      self.leading.append(item.rect(inCell: rect, isGlass: isGlass))
      rects.leading.append(cell.isSpace ? nil : rect)
      left += cell.isSpace ? spaceGap : size.width + gap
    }
    for (cell, item) in zip(cells.trailing, trailing) {
      let size = cell.size(cutTo: right - left)
      let rect = Self.rect(right - size.width, size, in: row)
      self.trailing.append(item.rect(inCell: rect, isGlass: isGlass))
      rects.trailing.append(cell.isSpace ? nil : rect)
      right -= cell.isSpace ? spaceGap : size.width + gap
    }
    if isGlass {
      capsules = Self.capsules(of: rects.leading) + Self.capsules(of: rects.trailing)
      if left > row.minX { left += Self.gap }
      if right < row.maxX { right -= Self.gap }
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

  /// The height of a capsule, and the smallest width of an item on it, in points.
  package static let capsuleHeight: CGFloat = 44
  /// The padding beside an item on a capsule, in points.
  private static let capsulePadding: CGFloat = 12
  /// The padding beside a symbol on a capsule: one of up to 26 points stands on a circle.
  private static let signPadding: CGFloat = 9

  /// Returns the capsules behind items in order: one for each group of adjacent items; nil is a space.
  private static func capsules(of rects: [CGRect?]) -> [CGRect] {
    var capsules: [CGRect] = []
    var isOpen = false
    for rect in rects {
      guard let rect, rect.width > 0 else {
        isOpen = false
        continue
      }
      let capsule = rect.centered(rect.width, capsuleHeight)
      if isOpen, let last = capsules.last {
        capsules[capsules.count - 1] = last.union(capsule)
      } else {
        capsules.append(capsule)
      }
      isOpen = true
    }
    return capsules
  }

  /// An item of a bar.
  package enum Item: Sendable {
    /// A space; in a line it shares the remaining width with the others.
    case space
    /// A text of a size, which may be truncated.
    case text(CGSize)
    /// A view of a size.
    case view(CGSize)
    /// A symbol of a size, with less around it on a capsule.
    case sign(CGSize)

    fileprivate var isSpace: Bool { if case .space = self { true } else { false } }
    /// Returns the rectangle of the item in its cell: a view on a capsule keeps its size.
    fileprivate func rect(inCell cell: CGRect, isGlass: Bool) -> CGRect {
      guard isGlass else { return cell }
      switch self {
      case .view(let size), .sign(let size):
        return cell.centered(min(size.width, cell.width), min(size.height, cell.height))
      case .text, .space: return cell
      }
    }
    /// The item with the padding of a capsule.
    fileprivate var onGlass: Item {
      guard !isSpace else { return self }
      var padding = capsulePadding
      if case .sign = self { padding = signPadding }
      let padded = CGSize(
        width: max(capsuleHeight, size.width + 2 * padding), height: capsuleHeight)
      if case .text = self { return .text(padded) }
      return .view(padded)
    }
    fileprivate var size: CGSize {
      switch self {
      case .space: .zero
      case .text(let size), .view(let size), .sign(let size): size
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
  /// The width that a back button may have so that a title of a width stays in the middle; without a title, half of the
  /// row.
  package static func roomForBack(in bounds: CGRect, title: CGFloat) -> CGFloat {
    let row = bounds.width - 2 * margin
    return title > 0 ? (row - title) / 2 - gap : row / 2
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
  ///
  /// - Parameter isGlass: Whether items stand on capsules, without a gap between those of a group.
  package static func line(
    of items: [Item], in bounds: CGRect, isGlass: Bool = false
  ) -> [CGRect?] {
    zip(items, cells(of: items, in: bounds, isGlass: isGlass)).map { item, cell in
      cell.map { item.rect(inCell: $0, isGlass: isGlass) }
    }
  }

  /// The capsules behind the items of a line.
  package static func lineCapsules(of items: [Item], in bounds: CGRect) -> [CGRect] {
    capsules(of: cells(of: items, in: bounds, isGlass: true))
  }

  private static func cells(of items: [Item], in bounds: CGRect, isGlass: Bool) -> [CGRect?] {
    let items = isGlass ? items.map(\.onGlass) : items
    let lineGap = isGlass ? 0 : lineGap
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
      case .view(let size), .sign(let size): return rect(x, size, in: row)
      }
    }
  }

  /// The floating capsule of a tab bar: 62 points high, 21 from the sides.
  ///
  /// Measured on a picture of a device of 402 points, where tabs of 54 points are between 25 and 377.
  /// - Parameter staysInside: Whether a lower bar has a capsule of its height.
  package static func floating(in bounds: CGRect, staysInside: Bool = false) -> CGRect {
    CGRect(
      x: bounds.minX + 21, y: bounds.minY, width: max(0, bounds.width - 42),
      height: staysInside ? min(62, bounds.height) : 62)
  }
  /// The part of a floating capsule that tabs share: 4 points inside, in a low one less above and below.
  package static func tabRow(of capsule: CGRect) -> CGRect {
    capsule.insetBy(dx: 4, dy: min(4, max(0, (capsule.height - 47) / 2)))
  }
  /// The rectangles of tabs that share the width of a bar, in the reading direction; at most `height` high.
  package static func tabs(
    _ count: Int, in bounds: CGRect, height: CGFloat, isRightToLeft: Bool = false
  ) -> [CGRect] {
    let width = bounds.width / CGFloat(max(1, count))
    return (0..<count).map {
      let tab = CGRect(
        x: bounds.minX + CGFloat($0) * width, y: bounds.minY, width: width, height: height)
      return isRightToLeft ? tab.turned(in: bounds) : tab
    }
  }
  /// The mark behind a prominent item on glass: a capsule around its cell, or around a picture in it.
  package static func mark(of item: CGRect) -> CGRect {
    item.centered(
      item.height < capsuleHeight
        ? max(capsuleHeight, item.width + 2 * signPadding) : item.width, capsuleHeight)
  }
  /// The icon of a tab: 24 points wide and high, 6 below the upper edge.
  package static func iconFrame(ofTab tab: CGRect) -> CGRect {
    CGRect(x: tab.midX - 12, y: tab.minY + 6, width: 24, height: 24)
  }
  /// The badge of a tab: a capsule 18 points high that begins 4 points behind the icon's middle, 2 below the upper
  /// edge; from memory.
  package static func badgeFrame(ofTab tab: CGRect, text: CGSize, isRightToLeft: Bool) -> CGRect {
    let width = max(18, text.width + 10)
    let x = isRightToLeft ? tab.midX - 4 - width : tab.midX + 4
    return CGRect(x: x, y: tab.minY + 2, width: width, height: 18)
  }
  /// The text of a tab, below its icon.
  package static func titleFrame(ofTab tab: CGRect) -> CGRect {
    CGRect(x: tab.minX + 2, y: tab.minY + 33, width: tab.width - 4, height: 13)
  }
}
