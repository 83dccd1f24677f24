internal import Drawing
internal import Foundation

/// Drawing of controls without parts: steppers, switches, colour wells.
extension ControlPainter {
  /// Draws two arrows, one above the other.
  func stepper(_ rect: CGRect) {
    guard rect.width > 2, rect.height > 4 else { return }
    let body = rect.centered(min(rect.width, 17), rect.height)
    self.body(body, radius: value(4, 5.5, body.width / 2))
    let width = min(6, body.width - 4)
    fill(
      CGRect(x: body.minX + 1, y: body.midY - 0.5, width: body.width - 2, height: 1),
      contrast(0.1))
    chevron(
      .up, at: CGPoint(x: body.midX, y: body.minY + body.height / 4 + 0.5), width: width, ink,
      thickness: 1.25)
    chevron(
      .down, at: CGPoint(x: body.midX, y: body.maxY - body.height / 4 - 0.5), width: width, ink,
      thickness: 1.25)
  }

  /// Draws a switch, with its knob at the right when it is on.
  func toggle(_ rect: CGRect, _ state: NSControl.StateValue) {
    guard rect.width > 4, rect.height > 4 else { return }
    let isOn = state != .off
    fill(
      rect, radius: rect.height / 2, isOn ? accent : contrast(value(0.12, 0.12, 0.14)))
    if !isOn, generation != .glass {
      line(inside: rect, radius: rect.height / 2, width: 0.5, contrast(0.15))
    }
    let high = rect.height - value(2, 2, 4)
    let wide = generation == .glass ? min(high * 1.6, rect.width - 4) : high
    let inset = (rect.height - high) / 2
    let left = isOn ? rect.maxX - inset - wide : rect.minX + inset
    knob(CGRect(x: left, y: rect.minY + inset, width: wide, height: high))
  }

  /// Draws a colour in its border.
  func colorWell(_ rect: CGRect, _ color: NSColor, isBordered: Bool) {
    let radius: CGFloat = value(0, 5, min(rect.height / 2, 8))
    guard isBordered else { return fill(rect, radius: radius, color.cgColor) }
    if generation == .aqua {
      fill(rect, grey(0.93, dark: 0.35))
      line(inside: rect, grey(0.65, dark: 0.2))
    } else {
      body(rect, radius: radius)
    }
    let inset: CGFloat = value(5, 3, 3)
    let inner = rect.insetBy(dx: min(inset, rect.width / 4), dy: min(inset, rect.height / 4))
    let innerRadius = max(0, radius - inset)
    fill(inner, radius: innerRadius, color.cgColor)
    line(inside: inner, radius: innerRadius, width: 0.5, contrast(0.25))
  }

  /// Draws a path as names with arrows in between.
  func path(of control: NSPathControl) {
    if let color = control.backgroundColor { fill(bounds, color.cgColor) }
    guard let url = control.url else { return }
    let names = url.path.split(separator: "/").map(String.init)
    var left = rect.minX + 4
    let baseline = baseline(of: Double(control.font?.pointSize ?? 11), in: rect)
    for (index, name) in names.enumerated() {
      if index > 0 {
        chevron(
          .right, at: CGPoint(x: left + 4, y: rect.midY), width: 5, contrast(0.4),
          thickness: 1)
        left += 11
      }
      let icon = CGRect(x: left, y: rect.midY - 7, width: 14, height: 14)
      _ = SystemSign(painter: self, rect: icon, color: ink).draw(named: "NSFolder")
      let content = content(name, control.font, ink)
      let room = CGRect(
        x: icon.maxX + 4, y: rect.minY, width: min(content.lineWidth, rect.maxX - icon.maxX - 4),
        height: rect.height)
      guard room.width > 0 else { return }
      text(content, in: room, baseline: baseline)
      left = room.maxX + 5
    }
  }
}
