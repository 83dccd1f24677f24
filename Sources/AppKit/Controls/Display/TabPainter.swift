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
