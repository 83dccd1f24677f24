internal import Drawing
internal import Foundation
internal import ViewDrawing

/// The title and image of a button.
@MainActor struct ButtonLabel {
  let painter: ControlPainter
  let button: NSButton
  let color: CGColor

  private var hasPicture: Bool {
    button.imagePosition != .noImage && (button.image != nil || button.missingImage != nil)
  }
  private var title: TextContent? {
    guard !button.showsOnlyImage else { return nil }
    if let looks = button.styledText {
      var content = TextContent(runs: looks.runs(in: color))
      content.paragraph.alignment = button.titleAlignment.inDrawing
      content.paragraph.lineBreak = .truncatingTail
      return content
    }
    guard !button.shownTitle.isEmpty else { return nil }
    return painter.content(button.shownTitle, button.font, color, alignment: button.titleAlignment)
  }
  private var pictureSize: CGSize {
    let size = button.imageSize
    return size.width > 0 && size.height > 0 ? size : CGSize(width: 14, height: 14)
  }

  /// Draws title and image in a rectangle.
  func draw(in rect: CGRect) {
    let baseline = painter.baseline(of: button)
    guard hasPicture else {
      if let title { painter.text(title, in: inner(rect), baseline: baseline) }
      return
    }
    guard let title, button.imagePosition != .imageOverlaps else {
      let scaling = button.imageScaling
      let room = button.isBordered ? rect.insetBy(dx: 2, dy: 2) : rect
      picture(in: painter.imageRect(pictureSize, in: room, scaling))
      if let title { painter.text(title, in: inner(rect), baseline: baseline) }
      return
    }
    switch button.imagePosition {
    case .imageAbove, .imageBelow: stacked(title, in: rect)
    default: beside(title, in: inner(rect), baseline: baseline)
    }
  }

  private func inner(_ rect: CGRect) -> CGRect {
    button.isBordered ? rect.insetBy(dx: min(4, rect.width / 8), dy: 0) : rect
  }

  private func picture(in rect: CGRect) {
    painter.picture(button.shownImage, missing: button.missingImage, in: rect, color)
  }

  private func beside(_ title: TextContent, in rect: CGRect, baseline: CGFloat) {
    let gap: CGFloat = 4
    let size = painter.imageRect(pictureSize, in: rect, .scaleProportionallyDown).size
    let width = min(title.lineWidth, max(0, rect.width - size.width - gap))
    let whole = size.width + gap + width
    var left = rect.minX
    switch button.titleAlignment {
    case .center: left = rect.midX - whole / 2
    case .right: left = rect.maxX - whole
    default: break
    }
    let follows = button.imageFollowsTitle
    picture(
      in: CGRect(
        x: follows ? left + width + gap : left, y: rect.midY - size.height / 2, width: size.width,
        height: size.height))
    painter.text(
      title,
      in: CGRect(
        x: follows ? left : left + size.width + gap, y: rect.minY, width: width + 1,
        height: rect.height), baseline: baseline)
  }

  private func stacked(_ title: TextContent, in rect: CGRect) {
    let line = CGFloat(button.lineHeight)
    let isAbove = button.imagePosition == .imageAbove
    let room = CGRect(
      x: rect.minX, y: isAbove ? rect.minY : rect.minY + line, width: rect.width,
      height: max(0, rect.height - line))
    picture(in: painter.imageRect(pictureSize, in: room, .scaleProportionallyDown))
    painter.text(
      title,
      centredIn: CGRect(
        x: rect.minX, y: isAbove ? rect.maxY - line : rect.minY, width: rect.width, height: line))
  }
}

extension NSButton {
  /// The alignment of the title: centred in a button with a border, unless the button sets another.
  var titleAlignment: NSTextAlignment {
    alignment == .natural && buttonType != .switch && buttonType != .radio ? .center : alignment
  }
}
