internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Paints tabs and the background of their views.
@MainActor struct TabPainter {
  let painter: ControlPainter
  let tabs: NSTabView

  private var rect: CGRect { painter.rect }
  /// The height of a tab, in points.
  private var height: CGFloat {
    let height: CGFloat =
      switch tabs.controlSize {
      case .small: painter.value(18, 18, 20)
      case .mini: painter.value(15, 16, 16)
      default: painter.value(21, 20, 24)
      }
    return min(height, rect.height)
  }

  /// The part of a tab view inside its border, below the tabs.
  static func content(of tabs: NSTabView) -> CGRect {
    let bounds = tabs.bounds
    let inset: (top: CGFloat, side: CGFloat, bottom: CGFloat) =
      switch tabs.tabViewType {
      case .topTabsBezelBorder: (33, 10, 13)
      case .bottomTabsBezelBorder: (13, 10, 33)
      case .leftTabsBezelBorder, .rightTabsBezelBorder, .noTabsBezelBorder: (10, 10, 13)
      case .noTabsLineBorder: (1, 1, 1)
      case .noTabsNoBorder: (0, 0, 0)
      }
    return CGRect(
      x: bounds.minX + inset.side, y: bounds.minY + inset.top,
      width: max(0, bounds.width - 2 * inset.side),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }
  /// The widths of the tabs.
  private static func widths(of tabs: NSTabView) -> [CGFloat] {
    tabs.tabViewItems.map { ($0.sizeOfLabel(false).width + 24).rounded(.up) }
  }
  /// The smallest size that shows all tabs.
  static func minimumSize(of tabs: NSTabView) -> CGSize {
    CGSize(width: widths(of: tabs).reduce(16, +), height: 46)
  }
  /// The index of the tab at a point, in a row in the middle of the upper or lower edge.
  static func index(at point: CGPoint, of tabs: NSTabView) -> Int? {
    let (bounds, widths) = (tabs.bounds, widths(of: tabs))
    let isInRow: Bool =
      switch tabs.tabViewType {
      case .topTabsBezelBorder: point.y >= bounds.minY && point.y < bounds.minY + 28
      case .bottomTabsBezelBorder: point.y < bounds.maxY && point.y >= bounds.maxY - 28
      default: false
      }
    guard isInRow else { return nil }
    var x = bounds.midX - widths.reduce(0, +) / 2
    for (index, width) in widths.enumerated() {
      if point.x >= x, point.x < x + width { return index }
      x += width
    }
    return nil
  }

  /// Paints the background and the tabs.
  func draw() {
    guard rect.width > 0, rect.height > 0 else { return }
    switch tabs.tabViewType {
    case .topTabsBezelBorder:
      background(rect.inset(top: height / 2))
      strip(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
    case .bottomTabsBezelBorder:
      background(rect.inset(bottom: height / 2))
      strip(CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height))
    case .leftTabsBezelBorder, .rightTabsBezelBorder, .noTabsBezelBorder: background(rect)
    case .noTabsLineBorder:
      if tabs.drawsBackground { painter.fill(rect, NSColor.windowBackgroundColor.cgColor) }
      painter.line(inside: rect, painter.contrast(0.25))
    case .noTabsNoBorder: break
    }
  }

  private func background(_ rect: CGRect) {
    let radius: CGFloat = painter.value(4, 5, 10)
    painter.fill(rect, radius: radius, painter.contrast(0.03))
    painter.line(
      inside: rect, radius: radius, width: painter.value(1, 0.5, 0.5), painter.contrast(0.13))
  }

  /// Draws the tabs, centred in a strip.
  private func strip(_ strip: CGRect) {
    let items = tabs.tabViewItems
    guard !items.isEmpty else { return }
    let contents = items.map { content($0, painter.ink) }
    let natural = contents.map { $0.lineWidth + 24 }
    let whole = min(natural.reduce(0, +), max(0, strip.width - 16))
    let row = strip.centered(whole, strip.height)
    let radius = painter.radius(of: row)
    painter.fill(row, radius: radius, NSColor.windowBackgroundColor.cgColor)
    switch painter.generation {
    case .aqua: painter.body(row, radius: radius)
    case .bigSur, .glass: painter.fill(row, radius: radius, painter.contrast(0.07))
    }
    for (index, place) in SegmentPainter.places(natural, in: row).enumerated() {
      let isSelected = items[index] === tabs.selectedTabViewItem
      if isSelected {
        selection(place, row, radius)
      } else if index > 0, items[index - 1] !== tabs.selectedTabViewItem {
        painter.fill(
          CGRect(x: place.minX - 0.5, y: place.minY + 4, width: 1, height: place.height - 8),
          painter.contrast(0.12))
      }
      let color = isSelected && painter.generation == .aqua ? painter.inkOnAccent : painter.ink
      painter.text(
        content(items[index], color), centredIn: place.insetBy(dx: min(4, place.width / 8), dy: 0))
    }
  }

  private func selection(_ place: CGRect, _ row: CGRect, _ radius: CGFloat) {
    guard painter.generation == .aqua else {
      return painter.selectedPart(place.insetBy(dx: 1, dy: 1), radius: max(0, radius - 1))
    }
    painter.context.saveGState()
    painter.context.clip(to: place)
    painter.body(row, radius: radius, .accent)
    painter.context.restoreGState()
  }

  private func content(_ item: NSTabViewItem, _ color: CGColor) -> TextContent {
    painter.content(item.label, tabs.font, color, alignment: .center)
  }
}

extension CGRect {
  /// The rectangle with its upper or lower edge moved inward.
  fileprivate func inset(top: CGFloat = 0, bottom: CGFloat = 0) -> CGRect {
    CGRect(x: minX, y: minY + top, width: width, height: max(0, height - top - bottom))
  }
}
