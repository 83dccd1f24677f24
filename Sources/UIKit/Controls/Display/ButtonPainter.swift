internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints buttons: background, image, glyph and title, unless a subview shows them.
@MainActor struct ButtonPainter {
  let painter: ControlPainter
  let button: UIButton

  private var label: ButtonLabel { ButtonLabel(button: button) }

  /// Paints the button; its rectangle methods, which programs may override, place the parts.
  ///
  /// While it is touched, a system button without a configuration shows a fifth of its content, one with a configuration
  /// three quarters; from memory.
  func draw() {
    guard button.isHighlighted, button.buttonType == .system else { return drawParts() }
    painter.faded(to: button.configuration == nil ? 0.2 : 0.75, drawParts)
  }

  private func drawParts() {
    background()
    let content = button.contentRect(forBounds: painter.bounds)
    if label.marksSelection, button.currentTitle != nil {
      let mark = button.titleRect(forContentRect: content).insetBy(dx: -4, dy: -1)
      painter.fill(mark, radius: 4, painter.tint)
    }
    if button.existingImageView == nil { image(in: button.imageRect(forContentRect: content)) }
    drawGlyph()
    if button.existingTitleLabel?.wasAskedFor != true {
      title(in: button.titleRect(forContentRect: content))
    }
  }

  private func image(in place: CGRect) {
    if let image = button.currentImage {
      image.shown(in: button, tint: label.imageTint).draw(in: place)
    } else if let missing = button.viewNode.designTime?.image, missing.size != nil {
      missing.draw(in: place, painter.context, label.imageTint.cgColor)
    }
  }

  private func background() {
    var place = button.backgroundRect(forBounds: painter.bounds)
    if let configuration = button.configuration {
      place = place.inset(
        by: configuration.background.backgroundInsets.physical(
          isRightToLeft: painter.isRightToLeft))
      fill(place, configuration)
    }
    if let image = button.currentBackgroundImage {
      image.draw(in: place)
    } else if let missing = button.viewNode.designTime?.backgroundImage {
      missing.draw(
        in: place, painter.context, label.imageTint.cgColor,
        showsName: button.currentTitle == nil)
    }
  }

  private func fill(_ place: CGRect, _ configuration: UIButton.Configuration) {
    let own = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
    let isEnabled = painter.isEnabled
    let color: UIColor? =
      switch configuration.fill {
      case .plain, .borderless: configuration.background.backgroundColor
      case .gray, .bordered: isEnabled ? own ?? .secondarySystemFill : .tertiarySystemFill
      case .tinted:
        isEnabled ? (own ?? painter.tint).withAlphaComponent(0.18) : .tertiarySystemFill
      case .filled: isEnabled ? own ?? painter.tint : .tertiarySystemFill
      case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: nil
      }
    let radius = configuration.radius(for: place.size, isGlass: button.metrics.isGlass)
    let kind = configuration.fill
    if kind.isGlass {
      painter.glass(
        place, radius: radius, isEnabled ? own ?? (kind.isProminent ? painter.tint : nil) : nil,
        isClear: kind.isClear)
    }
    if let color { painter.fill(place, radius: radius, color) }
    let width = configuration.background.strokeWidth
    if width > 0, let line = configuration.background.strokeColor {
      painter.stroke(
        place.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2),
        width: width, line)
    }
  }

  /// Paints the glyph of the types that have one: a circle with a letter or a cross.
  private func drawGlyph() {
    let letter: String?
    switch button.buttonType {
    case .detailDisclosure, .infoLight, .infoDark: letter = "i"
    case .contactAdd: letter = nil
    case .close: letter = "×"
    default: return
    }
    let circle = ButtonArrangement.glyphFrame(in: painter.bounds)
    let side = circle.width + 2
    let sign = SymbolGlyph(name: button.buttonType == .close ? "xmark.circle.fill" : "info.circle")
    if letter != nil, sign.outline != nil {
      let color = button.buttonType == .close ? UIColor.secondaryLabel : painter.tint
      return sign.draw(in: painter.context, circle.insetBy(dx: -0.5, dy: -0.5), color.cgColor)
    }
    guard let letter else { return addSign(in: circle) }
    painter.stroke(circle, radius: side / 2, width: 1.5, painter.tint)
    painter.text(
      .line(letter, size: Double(side) * 0.64, painter.tint.cgColor), across: circle)
  }

  /// Paints a plus in a ring: in a recorded picture at three pixels a point the ring is 18.55 points wide inside and 21.65
  /// outside, and the plus 10.45, with strokes of 1.55.
  private func addSign(in circle: CGRect) {
    let width: CGFloat = 1.55
    let ring = circle.centered(20.1, 20.1)
    painter.stroke(ring, radius: ring.width / 2, width: width, painter.tint)
    painter.plus(in: circle, side: 10.45 - width, width: width, painter.tint)
  }

  private func title(in place: CGRect) {
    guard button.currentTitle != nil else { return }
    var text = label.title
    if button.configuration == nil { text.paragraph.lineBreak = .truncatingMiddle }
    guard let subtitle = label.subtitle, let configuration = button.configuration else {
      return text.layout(width: place.width + 0.5).draw(in: painter.context, rect: place)
    }
    let alignment: TextParagraph.Alignment =
      switch configuration.titleAlignment {
      case .center: .center
      case .trailing: painter.isRightToLeft ? .left : .right
      case .automatic, .leading: painter.isRightToLeft ? .right : .left
      }
    let layouts = [text, subtitle].map { part in
      var part = part
      part.paragraph.alignment = alignment
      return part.layout(width: place.width + 0.5)
    }
    let lines = ButtonArrangement.lines(
      of: layouts.map(\.size.height), in: place, padding: configuration.titlePadding)
    for (layout, line) in zip(layouts, lines) { layout.draw(in: painter.context, rect: line) }
  }
}
