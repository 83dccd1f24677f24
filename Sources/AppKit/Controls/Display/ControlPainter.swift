internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Paints the appearance of controls: holds the context, the generation and the rectangles.
///
/// The coordinate space is y down and clipped to the view's bounds, independent of the view's own space.
/// Drawing that is specific to one family of controls is in a separate file; this file has the shared part. A
/// painter reads the sizes that layout computed; it decides none that layout depends on.
///
/// The appearance follows published descriptions and pictures of macOS: recognisable, not identical.
@MainActor struct ControlPainter {
  /// The context to draw into.
  let context: CGContext
  /// The macOS release whose appearance is drawn.
  let generation: ControlGeneration
  /// The size variant of the control.
  let size: ControlSizeClass
  /// Whether the control is enabled; a disabled control is paler.
  let isEnabled: Bool
  /// Whether the view's appearance is dark.
  let isDark: Bool
  /// The view's bounds, in points.
  let bounds: CGRect
  /// The alignment rectangle, in the same space: the visible part of a control without its shadow.
  let rect: CGRect

  /// Returns one of three values by generation.
  func value<Value>(_ aqua: Value, _ bigSur: Value, _ glass: Value) -> Value {
    switch generation {
    case .aqua: aqua
    case .bigSur: bigSur
    case .glass: glass
    }
  }

  /// The colour of text and symbols.
  var ink: CGColor { inkColor.cgColor }
  private var inkColor: NSColor { isEnabled ? .controlTextColor : .disabledControlTextColor }
  /// Black, or white in dark mode, at an opacity: for lines and backgrounds of low contrast.
  ///
  /// - Parameter dark: The opacity in dark mode, if it differs.
  func contrast(_ alpha: Double, dark: Double? = nil) -> CGColor {
    isDark ? CGColor(gray: 1, alpha: dark ?? alpha) : CGColor(gray: 0, alpha: alpha)
  }
  /// A grey for light mode and another for dark mode, 0 being black.
  func grey(_ light: Double, dark: Double) -> CGColor {
    CGColor(gray: isDark ? dark : light, alpha: 1)
  }
  /// The colour of text and symbols on the accent colour.
  var inkOnAccent: CGColor { CGColor(gray: 1, alpha: isEnabled ? 1 : 0.6) }
  /// The colour of selected parts.
  var accent: CGColor {
    let alpha = isEnabled ? 1 : 0.4
    return value(
      CGColor(red: 0.17, green: 0.53, blue: 0.98, alpha: alpha),
      CGColor(red: 0, green: 0.478, blue: 1, alpha: alpha),
      CGColor(red: 0, green: 0.533, blue: 1, alpha: alpha))
  }

  /// Fills a rectangle; does nothing if it has no area.
  func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: CGColor) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, color.alpha > 0 else { return }
    context.fill(rect, radius: max(0, radius), color)
  }

  /// Strokes a line inside a rectangle's edge.
  func line(inside rect: CGRect, radius: CGFloat = 0, width: CGFloat = 1, _ color: CGColor) {
    guard rect.isFinite, rect.width > width, rect.height > width, width > 0, color.alpha > 0 else {
      return
    }
    context.stroke(
      rect.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2), width: width,
      color)
  }

  /// Fills a rounded rectangle with a gradient from top to bottom.
  func gradient(_ rect: CGRect, radius: CGFloat, _ upper: CGColor, _ lower: CGColor) {
    guard rect.isFinite, rect.width > 0, rect.height > 0,
      let gradient = CGGradient(colorsSpace: nil, colors: [upper, lower], locations: nil)
    else { return }
    context.saveGState()
    context.addPath(.rounded(rect, radius: radius))
    context.clip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: rect.midX, y: rect.minY),
      end: CGPoint(x: rect.midX, y: rect.maxY), options: [])
    context.restoreGState()
  }

  /// Strokes a line through points.
  func line(_ points: [CGPoint], width: CGFloat, _ color: CGColor) {
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    context.line(points, width: width, color)
  }

  /// Fills an ellipse.
  func dot(_ rect: CGRect, _ color: CGColor) {
    fill(rect, radius: max(rect.width, rect.height), color)
  }
}

extension NSView {
  /// Runs drawing in the view's rectangle, y down; does nothing without a context or area.
  func paint(_ body: (ControlPainter) -> Void) {
    guard let context = GraphicsStack.current.context else { return }
    let node = viewNode
    let (frame, bounds) = (node.frame, node.bounds)
    let aligned = hostAlignmentRect(forFrame: frame)
    guard frame.isFinite, bounds.isFinite, aligned.isFinite, bounds.width > 0, bounds.height > 0
    else { return }
    let rect = aligned.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
    let control = self as? NSControl
    context.saveGState()
    context.concatenate(node.drawingTransform.inverted())
    context.clip(to: bounds)
    GraphicsStack.drawing(on: context) {
      body(
        ControlPainter(
          context: context, generation: explicitGeneration ?? .current,
          size: control?.sizeClass ?? .regular,
          isEnabled: control?.isEnabled ?? true, isDark: CurrentAppearance.value == .dark,
          bounds: bounds,
          rect: rect.width > 0 && rect.height > 0 ? rect : .zero))
    }
    context.restoreGState()
  }
}
