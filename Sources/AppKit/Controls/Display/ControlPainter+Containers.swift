internal import Drawing
internal import Foundation

/// The visible parts of container views: frames, bars, lines, backgrounds.
extension ControlPainter {
  /// Draws the frame of a scroll view; its clip view draws the background.
  func scrollView(_ view: NSScrollView) {
    guard view.borderType != .noBorder else { return }
    line(inside: bounds, contrast(value(0.25, 0.16, 0.12)))
  }

  /// Draws the bar of a scroll view: with a track where bars always show, else only a faint knob.
  func scroller(_ scroller: NSScroller) {
    let isVertical = bounds.height > bounds.width
    let thick: CGFloat = value(7, 5, 5)
    if generation == .aqua {
      fill(bounds, grey(0.98, dark: 0.17))
      fill(
        isVertical
          ? CGRect(x: bounds.minX, y: bounds.minY, width: 1, height: bounds.height)
          : CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1),
        grey(0.9, dark: 0.25))
    }
    var knob = ScrollerParts(scroller).rect(.knob)
    // Where all is visible there is nothing to move.
    guard knob.width > 0, knob.height > 0 else { return }
    if isVertical {
      knob = CGRect(
        x: bounds.midX - thick / 2, y: knob.minY, width: thick, height: knob.height)
    } else {
      knob = CGRect(
        x: knob.minX, y: bounds.midY - thick / 2, width: knob.width, height: thick)
    }
    fill(knob, radius: thick / 2, contrast(value(0.3, 0.12, 0.12)))
  }

  /// Draws the titles of a table's columns.
  func header(_ view: NSTableHeaderView) {
    if generation == .aqua {
      gradient(bounds, radius: 0, grey(1, dark: 0.2), grey(0.96, dark: 0.17))
    } else {
      fill(bounds, grey(1, dark: 0.14))
    }
    let edge = contrast(0.12)
    fill(CGRect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1), edge)
    guard let table = view.tableView else { return }
    let font = NSFont.systemFont(ofSize: 11, weight: generation == .aqua ? .regular : .medium)
    for (column, place) in TablePainter.columns(of: table, in: bounds) {
      fill(
        CGRect(x: place.maxX - 1, y: place.minY + 3, width: 1, height: max(0, place.height - 6)),
        edge)
      text(
        content(
          column.title, font, NSColor.headerTextColor.cgColor, alignment: column.titleAlignment),
        centredIn: place.insetBy(dx: min(5, place.width / 4), dy: 0))
    }
  }

  /// The rectangle of the sign of an order in a title.
  static func sortIndicator(in rect: CGRect) -> CGRect {
    CGRect(x: rect.maxX - 14, y: rect.midY - 4, width: 9, height: 8)
  }
  /// Draws the selection of a table's row: round in inset tables.
  func selection(of row: NSTableRowView) {
    let color =
      row.isEmphasized
      ? NSColor.selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor
    fill(bounds, radius: row.isInset ? 5 : 0, color.cgColor)
  }
  /// Draws the line below a table's row.
  func separator(_ color: NSColor) {
    fill(CGRect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1), color.cgColor)
  }

  /// Draws the dividers of a split view.
  func dividers(of view: NSSplitView) {
    let places = view.subviews.filter { !$0.isHidden }.map { $0.viewNode.frame }
    let sorted = places.filter(\.isFinite).sorted {
      view.isVertical ? $0.minX < $1.minX : $0.minY < $1.minY
    }
    for (one, next) in zip(sorted, sorted.dropFirst()) {
      let gap =
        view.isVertical
        ? CGRect(x: one.maxX, y: bounds.minY, width: next.minX - one.maxX, height: bounds.height)
        : CGRect(x: bounds.minX, y: one.maxY, width: bounds.width, height: next.minY - one.maxY)
      guard gap.width > 0, gap.height > 0 else { continue }
      if view.dividerStyle == .thin {
        fill(
          view.isVertical
            ? gap.centered(min(1, gap.width), gap.height)
            : gap.centered(gap.width, min(1, gap.height)), contrast(0.2))
      } else {
        if view.dividerStyle == .paneSplitter { fill(gap, grey(0.94, dark: 0.22)) }
        let side = min(6, min(gap.width, gap.height))
        dot(gap.centered(side, side), contrast(0.25))
      }
    }
  }

  /// Draws the background of a material as its predominant flat colour.
  func effect(_ material: NSVisualEffectView.Material) {
    if !material.isOpaque { context.omissions.add(material: "\(material)") }
    let shown: CGColor
    switch material {
    case .dark, .ultraDark, .hudWindow, .fullScreenUI: shown = CGColor(gray: 0.2, alpha: 1)
    case .light, .mediumLight: shown = CGColor(gray: material == .light ? 0.96 : 0.9, alpha: 1)
    case .selection: shown = NSColor.selectedContentBackgroundColor.cgColor
    case .titlebar, .sheet, .windowBackground, .appearanceBased: shown = grey(0.93, dark: 0.2)
    case .sidebar, .underWindowBackground: shown = grey(0.9, dark: 0.17)
    case .underPageBackground: shown = grey(0.6, dark: 0.16)
    case .menu, .popover, .toolTip: shown = grey(0.96, dark: 0.2)
    case .headerView, .contentBackground: shown = grey(1, dark: 0.12)
    }
    fill(bounds, shown)
  }
}

extension NSVisualEffectView.Material {
  /// Whether nothing shows through the material on Apple's systems either.
  var isOpaque: Bool {
    switch self {
    case .windowBackground, .contentBackground, .underPageBackground, .selection: true
    default: false
    }
  }
  /// Whether the material is dark in every appearance.
  var isDark: Bool {
    switch self {
    case .dark, .ultraDark, .hudWindow, .fullScreenUI: true
    default: false
    }
  }
}
