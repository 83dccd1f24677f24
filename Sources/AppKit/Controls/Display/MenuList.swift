internal import Drawing
public import Foundation
internal import ViewDrawing

/// The view of an open menu: its items in a column on a rounded background.
///
/// Lengths are from memory of macOS 11 and later: rows of 22 points, lines of 11, 5 above and below the list.
@MainActor final class MenuList: NSView {
  private let menuOfItems: NSMenu
  private static let row: CGFloat = 22
  private static let line: CGFloat = 11
  private static let margin: CGFloat = 5
  private static let side: CGFloat = 12
  private static let gutter: CGFloat = 14

  init(_ menu: NSMenu) {
    menuOfItems = menu
    super.init(frame: .zero)
    setFrameSize(fittingSize)
    for (item, rect) in zip(items, places) {
      guard let view = item.view else { continue }
      view.setFrameOrigin(NSPoint(x: 0, y: rect.minY))
      addSubview(view)
    }
  }
  required init?(coder: NSCoder) { nil }

  override var isFlipped: Bool { true }
  private var items: [NSMenuItem] { menuOfItems.items.filter { !$0.isHidden && !$0.isAlternate } }
  private var font: NSFont { menuOfItems.font ?? .menuFont(ofSize: 0) }
  private var hasMarks: Bool {
    menuOfItems.showsStateColumn && items.contains { $0.state != .off }
  }
  private var hasImages: Bool { items.contains { $0.image != nil } }

  private func height(of item: NSMenuItem) -> CGFloat {
    if let view = item.view { return view.frame.height }
    if item.isSeparatorItem { return Self.line }
    return item.subtitle == nil ? Self.row : Self.row + 14
  }
  /// The rectangles of the rows, y down.
  private var places: [NSRect] {
    var y = Self.margin
    return items.map { item in
      let rect = NSRect(x: 0, y: y, width: bounds.width, height: height(of: item))
      y += rect.height
      return rect
    }
  }
  private func title(of item: NSMenuItem) -> NSAttributedString {
    if let attributed = item.attributedTitle { return attributed }
    let isHeader = item.isSectionHeader
    let color: NSColor = isHeader || !item.isEnabled ? .disabledControlTextColor : .labelColor
    let font = isHeader ? NSFont.systemFont(ofSize: 11, weight: .semibold) : font
    return NSAttributedString(
      string: item.title, attributes: [.font: font, .foregroundColor: color])
  }
  private var leading: CGFloat { Self.side + (hasMarks ? Self.gutter : 0) }
  private func textStart(of item: NSMenuItem) -> CGFloat {
    leading + CGFloat(item.indentationLevel) * 12 + (hasImages ? 20 : 0)
  }
  override var fittingSize: NSSize {
    var size = NSSize(width: menuOfItems.minimumWidth, height: 2 * Self.margin)
    for item in items {
      size.height += height(of: item)
      if let view = item.view { size.width = max(size.width, view.frame.width) }
      let keys = KeyNames.text(of: item).isEmpty && !item.hasSubmenu ? 0 : CGFloat(50)
      size.width = max(
        size.width,
        textStart(of: item) + title(of: item).size().width.rounded(.up) + keys + Self.side)
    }
    return size
  }

  override func draw(_ dirtyRect: NSRect) {
    NSColor.windowBackgroundColor.setFill()
    NSBezierPath(roundedRect: bounds, xRadius: 6, yRadius: 6).fill()
    for (item, rect) in zip(items, places) where item.view == nil { draw(item, rect) }
  }

  private func draw(_ item: NSMenuItem, _ rect: NSRect) {
    if item.isSeparatorItem {
      NSColor.separatorColor.setFill()
      let width = max(0, rect.width - 2 * Self.side)
      return NSRect(x: Self.side, y: rect.midY.rounded(), width: width, height: 1).fill()
    }
    var text = title(of: item)
    if item.isHighlighted {
      NSColor.selectedContentBackgroundColor.setFill()
      NSBezierPath(roundedRect: rect.insetBy(dx: 5, dy: 0), xRadius: 4, yRadius: 4).fill()
      text = recolored(text, .selectedMenuItemTextColor)
    }
    let top = rect.minY + (Self.row - text.size().height) / 2
    if item.state != .off, menuOfItems.showsStateColumn {
      draw(item.state == .on ? "✓" : "–", x: Self.side, y: top, item)
    }
    if let image = item.image {
      let side = NSRect(x: leading, y: rect.minY + 3, width: 16, height: 16)
      image.draw(in: side, from: .zero, operation: .sourceOver, fraction: item.isEnabled ? 1 : 0.4)
    }
    text.draw(at: NSPoint(x: textStart(of: item), y: top))
    if let subtitle = item.subtitle {
      NSAttributedString(
        string: subtitle,
        attributes: [
          .font: NSFont.systemFont(ofSize: 11), .foregroundColor: NSColor.secondaryLabelColor,
        ]
      ).draw(at: NSPoint(x: textStart(of: item), y: rect.minY + Self.row - 3))
    }
    let end = item.hasSubmenu ? "›" : item.badge?.shownText ?? KeyNames.text(of: item)
    guard !end.isEmpty else { return }
    let ends = NSAttributedString(string: end, attributes: [.font: font])
    draw(end, x: rect.maxX - Self.side - ends.size().width, y: top, item)
  }
  private func draw(_ text: String, x: CGFloat, y: CGFloat, _ item: NSMenuItem) {
    let color: NSColor =
      item.isHighlighted
      ? .selectedMenuItemTextColor : item.isEnabled ? .secondaryLabelColor : .tertiaryLabelColor
    NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
      .draw(at: NSPoint(x: x, y: y))
  }
  private func recolored(_ text: NSAttributedString, _ color: NSColor) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttribute(
      .foregroundColor, value: color, range: NSRange(location: 0, length: text.length))
    return copy
  }
}

/// The signs of keys in menus.
@MainActor enum KeyNames {
  /// The text of an item's key equivalent; empty for none.
  static func text(of item: NSMenuItem) -> String {
    guard let first = item.keyEquivalent.unicodeScalars.first else { return "" }
    var flags = item.keyEquivalentModifierMask
    if item.keyEquivalent != item.keyEquivalent.lowercased() { flags.insert(.shift) }
    return text(of: flags) + (signs[first.value] ?? item.keyEquivalent.uppercased())
  }
  /// The signs of modifier keys in the system's order.
  static func text(of flags: NSEvent.ModifierFlags) -> String {
    (flags.contains(.control) ? "⌃" : "") + (flags.contains(.option) ? "⌥" : "")
      + (flags.contains(.shift) ? "⇧" : "") + (flags.contains(.command) ? "⌘" : "")
  }
  private static let signs: [UInt32: String] = [
    0x08: "⌫", 0x7f: "⌫", 0x0d: "↩", 0x03: "⌅", 0x09: "⇥", 0x1b: "⎋", 0x20: "Space",
    0xf700: "↑", 0xf701: "↓", 0xf702: "←", 0xf703: "→", 0xf728: "⌦", 0xf729: "↖", 0xf72b: "↘",
    0xf72c: "⇞", 0xf72d: "⇟",
  ]
}

extension NSMenu {
  /// The open menu as a PNG file; not in AppKit.
  ///
  /// - Parameter scale: Pixels per point; the main screen's unless given.
  /// - Throws: For a menu without area.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    update()
    return try MenuList(self).pngData(scale: scale)
  }
}
