internal import Drawing
internal import Foundation
internal import ViewDrawing

extension UIButton {
  /// Draws background, image, sign and title, as far as no subview shows them.
  func drawLook() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawBackground(in: context)
    let content = contentRect(forBounds: bounds)
    if marksSelection, currentTitle != nil {
      let mark = titleRect(forContentRect: content).insetBy(dx: -4, dy: -1)
      context.fill(mark, radius: 4, tintColor.cgColor)
    }
    if madeImageView == nil { drawImage(in: imageRect(forContentRect: content), context) }
    drawGlyph(in: context)
    if madeTitleLabel?.wasAskedFor != true {
      drawTitle(in: context, titleRect(forContentRect: content))
    }
  }

  private func drawImage(in place: CGRect, _ context: CGContext) {
    if let image = currentImage {
      image.shown(in: self, tint: imageTint).draw(in: place)
    } else if let missingImage, namedImageSize != nil {
      MissingImage.draw(missingImage, in: place, context)
    }
  }

  private func drawBackground(in context: CGContext) {
    var place = backgroundRect(forBounds: bounds)
    if let configuration {
      place = place.inset(
        by: configuration.background.backgroundInsets.physical(
          isRightToLeft: viewNode.isRightToLeft))
      fill(place, configuration, in: context)
    }
    if let image = currentBackgroundImage {
      image.draw(in: place)
    } else if let missingBackground {
      MissingImage.draw(currentTitle == nil ? missingBackground : "", in: place, context)
    }
  }

  private func fill(_ place: CGRect, _ configuration: Configuration, in context: CGContext) {
    let own = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
    let color: UIColor? =
      switch configuration.fill {
      case .plain, .borderless: configuration.background.backgroundColor
      case .gray, .bordered: isEnabled ? own ?? .secondarySystemFill : .tertiarySystemFill
      case .tinted: isEnabled ? (own ?? tintColor).withAlphaComponent(0.18) : .tertiarySystemFill
      case .filled: isEnabled ? own ?? tintColor : .tertiarySystemFill
      }
    let radius = configuration.radius(for: place.size)
    if let color { context.fill(place, radius: radius, color.cgColor) }
    let width = configuration.background.strokeWidth
    if width > 0, let line = configuration.background.strokeColor {
      context.stroke(
        place.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2),
        width: width, line.cgColor)
    }
  }

  /// The signs of the types that have one: a circle with a letter or a cross.
  private func drawGlyph(in context: CGContext) {
    let letter: String
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: letter = "i"
    case .contactAdd: letter = "+"
    case .close: letter = "×"
    default: return
    }
    let side = min(22, min(bounds.width, bounds.height))
    let circle = bounds.centered(side, side).insetBy(dx: 1, dy: 1)
    context.stroke(circle, radius: side / 2, width: 1.5, tintColor.cgColor)
    TextContent.line(letter, size: Double(side) * 0.64, tintColor.cgColor).draw(
      in: context, across: circle)
  }

  private func drawTitle(in context: CGContext, _ place: CGRect) {
    guard currentTitle != nil else { return }
    var text = titleContent
    text.paragraph.lineBreak = .truncatingMiddle
    guard let subtitle = subtitleContent, let configuration else {
      return text.layout(width: place.width + 0.5).draw(in: context, rect: place)
    }
    let alignment: TextParagraph.Alignment =
      switch configuration.titleAlignment {
      case .center: .center
      case .trailing: viewNode.isRightToLeft ? .left : .right
      case .automatic, .leading: viewNode.isRightToLeft ? .right : .left
      }
    var top = place.minY
    for var part in [text, subtitle] {
      part.paragraph.alignment = alignment
      let layout = part.layout(width: place.width + 0.5)
      layout.draw(
        in: context,
        rect: CGRect(x: place.minX, y: top, width: place.width, height: layout.size.height))
      top += layout.size.height + configuration.titlePadding
    }
  }
}
