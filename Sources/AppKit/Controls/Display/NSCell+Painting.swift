internal import Drawing
internal import Foundation
internal import LayoutGeometry
internal import ViewDrawing

extension NSCell {
  /// Runs drawing in a frame of a view, y down.
  func paint(_ frame: NSRect, in view: NSView, _ body: (ControlPainter) -> Void) {
    guard let context = GraphicsStack.current.context, frame.isFinite, frame.width > 0,
      frame.height > 0
    else { return }
    let model = model
    if view !== model { model.setFrameSize(frame.size) }
    let size = frame.size
    let insets = model.alignmentRectInsets
    let rect = CGRect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    context.saveGState()
    if view.isFlipped {
      context.translateBy(x: frame.minX, y: frame.minY)
    } else {
      context.translateBy(x: frame.minX, y: frame.maxY)
      context.scaleBy(x: 1, y: -1)
    }
    GraphicsStack.drawing(on: context) {
      body(
        ControlPainter(
          context: context, generation: model.generation, size: model.sizeClass,
          isEnabled: model.isEnabled, isDark: CurrentAppearance.value == .dark,
          bounds: CGRect(origin: .zero, size: size),
          rect: rect.width > 0 && rect.height > 0 ? rect : .zero))
    }
    context.restoreGState()
  }
}

/// The places of the parts of cells in their frames.
enum CellPlaces {
  /// A frame that limits nothing.
  static let unlimited = NSRect(x: 0, y: 0, width: 10_000, height: 10_000)

  /// A spot at a point.
  static func spot(at point: NSPoint) -> NSRect {
    NSRect(origin: point, size: NSSize(width: 1, height: 1))
  }
  /// A frame of a size whose origin does not matter.
  static func frame(_ width: CGFloat, _ height: CGFloat) -> NSRect {
    NSRect(x: 0, y: 0, width: width, height: height)
  }
  /// The inside of a text field.
  static func inside(_ rect: NSRect, isLabel: Bool, isBezeled: Bool) -> NSRect {
    isLabel
      ? rect.insetBy(dx: min(2, rect.width / 2), dy: 0)
      : rect.insetBy(dx: min(3, rect.width / 2), dy: min(isBezeled ? 3 : 2, rect.height / 2))
  }
  /// The inside of a button with a border.
  static func inside(button rect: NSRect) -> NSRect {
    rect.insetBy(dx: min(4, rect.width / 2), dy: min(2, rect.height / 2))
  }
  /// The parts of a search field: the magnifying glass, the text and the button that removes it.
  static func search(_ rect: NSRect) -> (glass: NSRect, text: NSRect, cancel: NSRect) {
    let side = min(22, rect.width / 2)
    return (
      NSRect(x: rect.minX, y: rect.minY, width: side, height: rect.height),
      NSRect(
        x: rect.minX + side, y: rect.minY, width: rect.width - 2 * side, height: rect.height),
      NSRect(x: rect.maxX - side, y: rect.minY, width: side, height: rect.height)
    )
  }
  /// A rectangle of a size in the middle of another one.
  static func centred(_ size: NSSize, in rect: NSRect) -> NSRect {
    NSRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  /// A line of a height across the middle of a rectangle.
  static func line(_ height: CGFloat, across rect: NSRect) -> NSRect {
    NSRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
  }
  /// A rectangle of a frame, y down, in the frame's view.
  static func place(_ rect: CGRect, of frame: NSRect, isFlipped: Bool) -> NSRect {
    isFlipped
      ? rect.offsetBy(dx: frame.minX, dy: frame.minY)
      : NSRect(
        x: frame.minX + rect.minX, y: frame.maxY - rect.maxY, width: rect.width,
        height: rect.height)
  }
  /// The rectangle around a tick mark that a click hits.
  static func reach(of mark: NSRect) -> NSRect { mark.insetBy(dx: -2, dy: -2) }
}

extension NSRect {
  /// A rectangle on the way from another one to this one.
  func between(_ start: NSRect, _ share: CGFloat) -> NSRect {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
    return NSRect(
      x: mix(start.minX, minX), y: mix(start.minY, minY), width: mix(start.width, width),
      height: mix(start.height, height))
  }
}
