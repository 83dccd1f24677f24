internal import Drawing
internal import Foundation
internal import LayoutTree
internal import ViewDrawing

/// Drawing of images in controls.
extension ControlPainter {
  /// The rectangle of an image of a size scaled within a rectangle.
  func imageRect(_ size: CGSize, in rect: CGRect, _ scaling: NSImageScaling) -> CGRect {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return rect }
    let share = min(rect.width / size.width, rect.height / size.height)
    switch scaling {
    case .scaleAxesIndependently: return rect
    case .scaleNone: return rect.centered(size.width, size.height)
    case .scaleProportionallyUpOrDown:
      return rect.centered(size.width * share, size.height * share)
    case .scaleProportionallyDown:
      return rect.centered(size.width * min(1, share), size.height * min(1, share))
    }
  }

  /// Draws an image; without one, the symbol or the image of the system with its name, or a box with the name.
  func picture(
    _ image: NSImage?, missing: DesignTime.NamedImage?, in rect: CGRect, _ color: CGColor
  ) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    if let image {
      let color = NSColor(cgColor: color) ?? .controlTextColor
      image.inTint(color).draw(
        in: rect, from: .zero, operation: .sourceOver, fraction: isEnabled ? 1 : 0.5,
        respectFlipped: true, hints: nil)
    } else if let missing {
      if let scale = missing.symbol?.scale, missing.glyph?.outline != nil {
        // The document states the size at the medium scale.
        let place = rect.centered(rect.width * scale, rect.height * scale)
        missing.draw(in: place, context, color, isFitted: true)
      } else if !SystemSign(painter: self, rect: rect, color: color).draw(named: missing.name) {
        missing.draw(in: rect, context, color)
      }
    }
  }

  /// Draws a placeholder for a view of a foreign class: a grey box with the name of its kind.
  func drawPlaceholder(_ kind: String) {
    context.omissions.add(view: kind)
    let ink = grey(0.6, dark: 0.4)
    fill(bounds, grey(0.93, dark: 0.22))
    line(
      [CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.minY)], width: 1,
      ink)
    line(inside: bounds, ink)
    let text = TextContent.line(kind, size: 12, grey(1 / 3, dark: 0.7))
    let size = text.layout().size
    fill(
      bounds.centered(min(bounds.width, size.width + 8), min(bounds.height, size.height + 4)),
      radius: 3, grey(0.93, dark: 0.22))
    text.draw(in: context, across: bounds.insetBy(dx: min(2, bounds.width / 4), dy: 0))
  }
}
