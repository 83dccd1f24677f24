internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints the frames of windows: shadow, background, title bar, buttons and texts.
@MainActor struct WindowFramePainter {
  let painter: ControlPainter
  let view: WindowFrameView

  private var place: WindowFrameArrangement { view.arrangement }
  private var isDark: Bool { painter.isDark || view.content.isHUD }

  /// Returns one of three values by generation.
  private func value<Value>(_ aqua: Value, _ bigSur: Value, _ glass: Value) -> Value {
    switch place.look {
    case .aqua: aqua
    case .bigSur: bigSur
    case .glass: glass
    }
  }

  private var corners: RectCorners { value([.minXMinY, .maxXMinY], .all, .all) }
  private var outline: CGPath {
    .rounded(place.window, radius: place.cornerRadius, corners: corners)
  }

  // MARK: Behind the content

  /// Paints the shadow, the window's background and that of the title bar.
  func drawBehind() {
    let context = painter.context
    // The system draws a wide soft shadow and a narrow one.
    for (offset, blur, alpha) in [(18, 44, 0.45), (2, 6, 0.2)] as [(CGFloat, Double, Double)] {
      context.drawShadow(
        of: outline,
        ShadowStyle(
          offset: CGSize(width: 0, height: offset), blur: blur,
          color: CGColor(gray: 0, alpha: alpha)))
    }
    context.saveGState()
    context.addPath(outline)
    context.clip()
    painter.fill(place.window, background)
    if !view.content.isBarClear, !place.isContentUnderBar { drawBar() }
    context.restoreGState()
  }

  private var background: CGColor {
    view.content.isHUD
      ? CGColor(gray: 0.12, alpha: 0.96) : NSColor.windowBackgroundColor.cgColor
  }

  private func drawBar() {
    let bar = place.bar
    func grey(_ light: Double, _ dark: Double) -> CGColor {
      CGColor(gray: isDark ? dark : light, alpha: 1)
    }
    switch place.look {
    case .aqua:
      painter.gradient(bar, radius: 0, grey(0.906, 0.243), grey(0.82, 0.22))
    case .bigSur where place.toolbar != nil: painter.fill(bar, grey(0.965, 0.22))
    // Without a toolbar the title stands on the window's own background.
    case .bigSur, .glass: return
    }
    let line = CGRect(x: bar.minX, y: bar.maxY - 0.5, width: bar.width, height: 0.5)
    painter.fill(line, CGColor(gray: 0, alpha: isDark ? 0.5 : value(0.31, 0.14, 0.14)))
  }

  // MARK: In front of the content

  /// Paints the outline, the buttons, the texts of the title bar, and the labels of the toolbar.
  func drawInFront() {
    drawButtons()
    drawTitle()
    for (text, rect) in view.labels {
      painter.text(
        painter.content(text, .systemFont(ofSize: 11), ink.cgColor, alignment: .center),
        centredIn: rect)
    }
    let context = painter.context
    context.setStrokeColor(CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.2 : 0.16))
    context.setLineWidth(0.5)
    context.addPath(outline)
    context.strokePath()
  }

  private var ink: NSColor { view.content.isHUD ? .white : .labelColor }

  private func drawButtons() {
    let window = view.content
    let has = window.buttons
    // A window without buttons has none; one with a close button shows the others in grey.
    guard has.contains(true) else { return }
    for (index, rect) in place.buttons.enumerated() {
      if place.isUtility, !has[index] { continue }
      let color = has[index] ? Self.buttonColors[index] : Self.grey(isDark: isDark)
      painter.fill(rect, radius: rect.height / 2, color)
      painter.line(
        inside: rect, radius: rect.height / 2, width: 0.5, CGColor(gray: 0, alpha: 0.12))
    }
  }

  private static let buttonColors = [
    CGColor(red: 1, green: 0.373, blue: 0.341, alpha: 1),
    CGColor(red: 0.996, green: 0.737, blue: 0.18, alpha: 1),
    CGColor(red: 0.157, green: 0.784, blue: 0.251, alpha: 1),
  ]
  private static func grey(isDark: Bool) -> CGColor {
    CGColor(gray: isDark ? 0.36 : 0.82, alpha: 1)
  }

  private func drawTitle() {
    let window = view.content
    guard !window.title.isEmpty else { return }
    let isBold = place.look != .aqua
    let title = text(window.title, place.titleSize, isBold: isBold, ink)
    let rect = place.title(width: title.layout().size.width + 2)
    painter.text(title, centredIn: rect)
    guard place.hasSubtitle, !place.isTitleCentred else { return }
    let line = text(window.subtitle, 11, isBold: false, .secondaryLabelColor)
    painter.text(
      line, centredIn: place.subtitle(below: rect, width: line.layout().size.width + 2))
  }

  private func text(_ word: String, _ size: Double, isBold: Bool, _ color: NSColor) -> TextContent {
    painter.content(
      word, .systemFont(ofSize: size, weight: isBold ? .semibold : .regular), color.cgColor,
      alignment: place.isTitleCentred ? .center : .left)
  }

  /// The end of the title in the title bar, behind which items of a toolbar stand.
  static func titleEnd(
    of window: WindowFrameContent, _ place: WindowFrameArrangement
  ) -> CGFloat {
    guard !window.title.isEmpty else { return 0 }
    let font = NSFont.systemFont(ofSize: place.titleSize, weight: .semibold)
    let content = TextContent(runs: [TextRun(text: window.title, font: font.descriptor)])
    return place.title(width: content.layout().size.width + 2).maxX
  }
}
