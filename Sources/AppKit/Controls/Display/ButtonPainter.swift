internal import Drawing
internal import Foundation

/// Paints buttons of every bezel, check boxes and radio buttons.
@MainActor struct ButtonPainter {
  let painter: ControlPainter
  let button: NSButton
  /// The part that is painted: a cell paints bezel and title apart.
  enum Part { case all, bezel }
  var part = Part.all

  private var rect: CGRect { painter.rect }
  private var isOn: Bool { button.state != .off || button.isHighlighted }

  /// Paints the button.
  func draw() {
    switch button.controlStyle {
    case .checkBox, .radio:
      TickPainter(painter: painter, button: button, isTitled: part == .all).draw()
    case .help: help()
    case .push: push()
    case .bevel: labelled(on: bevel(radius: painter.value(4, 5, 7)))
    case .smallSquare: labelled(on: bevel(radius: painter.value(0, 0, 6)))
    case .textured: labelled(on: bevel(radius: painter.value(4, 5, 12)))
    case .roundRect: roundRect()
    case .square where button.isBordered: labelled(on: bevel(radius: painter.value(0, 0, 6)))
    default: plain()
    }
  }

  /// Whether the button is the default button, which the return key presses.
  private var isDefault: Bool { button.keyEquivalent == "\r" }

  private func push() {
    let isAccent = isDefault
    let body = painter.naturalBody(.push, button)
    painter.body(
      body, isAccent ? .accent : isOn ? .pressed : .plain, tint: button.bezelColor?.cgColor)
    let isLight = isAccent && painter.isEnabled || button.bezelColor != nil
    labelled(on: isLight ? painter.inkOnAccent : painter.ink)
  }

  private func bevel(radius: CGFloat) -> CGColor {
    guard button.isBordered else { return painter.ink }
    if radius > 0 {
      painter.body(rect, radius: min(radius, rect.height / 2), isOn ? .pressed : .plain)
    } else {
      painter.fill(rect, isOn ? painter.grey(0.8, dark: 0.5) : painter.grey(0.98, dark: 0.33))
      painter.line(inside: rect, width: 1, painter.contrast(0.18))
    }
    return painter.ink
  }

  private func roundRect() {
    if painter.generation == .glass {
      painter.body(rect, isOn ? .pressed : .plain)
    } else {
      painter.fill(
        rect, radius: rect.height / 2,
        isOn ? painter.grey(0.45, dark: 0.6) : CGColor(gray: 1, alpha: painter.isDark ? 0.1 : 0.5))
      painter.line(inside: rect, radius: rect.height / 2, painter.contrast(0.3))
    }
    labelled(on: isOn && painter.generation != .glass ? painter.inkOnAccent : painter.ink)
  }

  /// Draws inline, recessed and disclosure buttons, and buttons without a border.
  private func plain() {
    switch button.bezelStyle {
    case .inline where button.isBordered:
      painter.fill(rect, radius: rect.height / 2, painter.contrast(0.25))
      labelled(on: painter.inkOnAccent)
    case .recessed where button.isBordered:
      if isOn {
        painter.fill(
          rect, radius: painter.value(4, 5, rect.height / 2), painter.contrast(0.35))
      }
      labelled(on: isOn ? painter.inkOnAccent : NSColor.secondaryLabelColor.cgColor)
    case .disclosure:
      painter.disclosure(
        isOpen: isOn, at: CGPoint(x: rect.midX, y: rect.midY),
        side: min(9, min(rect.width, rect.height)))
    case .roundedDisclosure:
      painter.body(rect)
      painter.chevron(
        isOn ? .up : .down, at: CGPoint(x: rect.midX, y: rect.midY),
        width: min(8, rect.width / 2), painter.ink)
    case .circular:
      let side = min(rect.width, rect.height)
      painter.body(rect.centered(side, side), radius: side / 2)
      labelled(on: painter.ink)
    default: labelled(on: button.contentTintColor?.cgColor ?? painter.ink)
    }
  }

  private func help() {
    let side = min(rect.width, rect.height)
    let circle = rect.centered(side, side)
    painter.body(circle, radius: side / 2)
    let font = NSFont.systemFont(ofSize: max(8, side * 0.65), weight: .medium)
    painter.text(
      painter.content("?", font, painter.ink, alignment: .center), centredIn: circle)
  }

  /// Draws title and image next to, above or on top of each other.
  private func labelled(on ink: CGColor) {
    guard part == .all else { return }
    ButtonLabel(painter: painter, button: button, color: ink).draw(in: rect)
  }
}
