internal import Drawing
internal import Foundation

/// The bodies of buttons and movable parts, and the symbols on them.
extension ControlPainter {
  /// The fill of a body.
  enum Fill {
    case plain, accent, pressed
  }

  /// The radius of a body's corners, in points.
  func radius(of rect: CGRect) -> CGFloat {
    switch generation {
    case .aqua: size == .mini ? 3 : 4
    case .bigSur: size == .mini ? 4 : size == .small ? 5 : 5.5
    case .glass: min(rect.height / 2, 14)
    }
  }

  /// Draws the body of a push button: the rectangle is its edge, and its shadow falls outside.
  func body(_ rect: CGRect, radius: CGFloat? = nil, _ fill: Fill = .plain, tint: CGColor? = nil) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = radius ?? self.radius(of: rect)
    switch generation {
    case .aqua: aquaBody(rect, radius, fill, tint)
    case .bigSur: bigSurBody(rect, radius, fill, tint)
    case .glass:
      let strength = isEnabled ? 1 : 0.5
      let shade = contrast(
        (fill == .pressed ? 0.2 : 0.085) * strength,
        dark: (fill == .pressed ? 0.3 : 0.14) * strength)
      self.fill(rect, radius: radius, tint ?? (fill == .accent ? accent : shade))
    }
  }

  private func aquaBody(_ rect: CGRect, _ radius: CGFloat, _ fill: Fill, _ tint: CGColor?) {
    self.fill(rect.offsetBy(dx: 0, dy: 0.5), radius: radius, CGColor(gray: 0, alpha: 0.12))
    let edge: CGColor
    if let tint {
      self.fill(rect, radius: radius, tint)
      edge = CGColor(gray: 0, alpha: 0.25)
    } else if fill == .accent, isEnabled {
      gradient(
        rect, radius: radius, CGColor(red: 0.42, green: 0.70, blue: 0.98, alpha: 1),
        CGColor(red: 0.07, green: 0.48, blue: 0.98, alpha: 1))
      edge = CGColor(red: 0.05, green: 0.38, blue: 0.85, alpha: 0.8)
    } else {
      let (upper, lower) = fill == .pressed ? (0.82, 0.76) : isEnabled ? (1, 0.95) : (0.97, 0.95)
      let inDark = fill == .pressed ? (0.55, 0.52) : isEnabled ? (0.42, 0.38) : (0.28, 0.26)
      gradient(
        rect, radius: radius, grey(upper, dark: inDark.0), grey(lower, dark: inDark.1))
      edge = isEnabled ? grey(0.7, dark: 0.15) : grey(0.82, dark: 0.18)
    }
    line(inside: rect, radius: radius, width: 0.5, edge)
  }

  private func bigSurBody(_ rect: CGRect, _ radius: CGFloat, _ fill: Fill, _ tint: CGColor?) {
    for (spread, alpha) in Self.bigSurShadow {
      self.fill(
        rect.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 0.25), radius: radius + spread,
        CGColor(gray: 0, alpha: alpha))
    }
    if let tint {
      self.fill(rect, radius: radius, tint)
    } else if fill == .accent, isEnabled {
      gradient(
        rect, radius: radius, CGColor(red: 0.22, green: 0.6, blue: 1, alpha: 1),
        CGColor(red: 0, green: 0.45, blue: 0.98, alpha: 1))
    } else {
      let white = fill == .pressed ? 0.88 : isEnabled ? 1 : 0.96
      let inDark = fill == .pressed ? 0.5 : isEnabled ? 0.4 : 0.27
      self.fill(rect, radius: radius, grey(white, dark: inDark))
    }
    guard tint != nil || fill == .accent || isDark else { return }
    line(inside: rect, radius: radius, width: 0.5, CGColor(gray: 0, alpha: 0.07))
  }

  /// The shadow of a push button in half points beyond its edge, each with its opacity.
  ///
  /// From a recorded picture at two pixels a point: beside the button the shadow's opacity is 0.133, 0.047, 0.016 and 0.004 from
  /// pixel to pixel, above and below it the same, moved down by half a pixel. There is no line inside the edge.
  private static let bigSurShadow: [(spread: CGFloat, alpha: Double)] = [
    (2, 0.004), (1.5, 0.012), (1, 0.0315), (0.5, 0.09), (0, 0.235),
  ]

  /// Draws the selected part of a control: a knob, in dark mode no brighter than a body.
  func selectedPart(_ rect: CGRect, radius: CGFloat) {
    knob(rect, radius: radius, inDark: 0.42)
  }

  /// Draws a movable knob with its shadow.
  func knob(_ rect: CGRect, radius: CGFloat? = nil, inDark: Double = 0.8) {
    let radius = radius ?? min(rect.width, rect.height) / 2
    for (spread, alpha) in [(1.0, 0.06), (0.5, 0.12)] {
      fill(
        rect.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 0.5), radius: radius + spread,
        CGColor(gray: 0, alpha: alpha))
    }
    fill(rect, radius: radius, isEnabled ? grey(1, dark: inDark) : grey(0.97, dark: inDark * 0.6))
    if generation == .aqua {
      line(inside: rect, radius: radius, width: 0.5, grey(0.65, dark: 0.2))
    }
  }

  /// The direction in which a chevron points.
  enum Direction {
    case up, down, left, right
  }

  /// Draws a chevron that points in a direction, centred at a point.
  func chevron(
    _ direction: Direction, at middle: CGPoint, width: CGFloat, _ color: CGColor,
    thickness: CGFloat = 1.5
  ) {
    let (wide, high) = (width / 2, width / 4)
    let points: [CGPoint] =
      switch direction {
      case .up: [CGPoint(x: -wide, y: high), CGPoint(x: 0, y: -high), CGPoint(x: wide, y: high)]
      case .down: [CGPoint(x: -wide, y: -high), CGPoint(x: 0, y: high), CGPoint(x: wide, y: -high)]
      case .left: [CGPoint(x: high, y: -wide), CGPoint(x: -high, y: 0), CGPoint(x: high, y: wide)]
      case .right:
        [CGPoint(x: -high, y: -wide), CGPoint(x: high, y: 0), CGPoint(x: -high, y: wide)]
      }
    line(
      points.map { CGPoint(x: middle.x + $0.x, y: middle.y + $0.y) }, width: thickness, color)
  }

  /// Draws two chevrons, up above down.
  func chevrons(at middle: CGPoint, width: CGFloat, _ color: CGColor, thickness: CGFloat = 1.5) {
    let shift = width / 4 + thickness
    chevron(
      .up, at: CGPoint(x: middle.x, y: middle.y - shift), width: width, color, thickness: thickness)
    chevron(
      .down, at: CGPoint(x: middle.x, y: middle.y + shift), width: width, color,
      thickness: thickness)
  }
}

extension ControlPainter {
  /// Draws a disclosure triangle that points right, or down when open; a chevron in the generations after aqua.
  func disclosure(isOpen: Bool, at middle: CGPoint, side: CGFloat) {
    let ink = contrast(isEnabled ? 0.55 : 0.25)
    guard generation == .aqua else {
      return chevron(isOpen ? .down : .right, at: middle, width: side, ink)
    }
    let (a, b) = (side / 2, side * 0.4)
    let corners: [(CGFloat, CGFloat)] =
      isOpen ? [(-a, -b), (a, -b), (0, b)] : [(-b, -a), (b, 0), (-b, a)]
    context.setFillColor(ink)
    context.addLines(between: corners.map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) })
    context.closePath()
    context.fillPath()
  }

  /// The body of a button with a fixed height: of the system's height, centred in a taller frame.
  func naturalBody(_ style: ControlStyle, _ button: NSButton) -> CGRect {
    let height = ControlHeights.alignmentHeight(style, button.sizeClass, generation)
    guard let height, CGFloat(height) < rect.height else { return rect }
    return rect.centered(rect.width, CGFloat(height))
  }
}
