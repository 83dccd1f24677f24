internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// A clear view behind a popover, which draws its box with its arrow and their shadow.
@MainActor final class PopoverBackdrop: UIView {
  /// The layout of the popover in the view's bounds; nil draws nothing.
  var arrangement: PopoverArrangement? { didSet { setNeedsDisplay() } }
  /// The colour of the box and the arrow; nil is the system's.
  var color: UIColor? { didSet { setNeedsDisplay() } }

  /// Called for a touch beside the popover.
  var touchedBeside: () -> Void = {}
  /// The views behind that take touches as if the popover was not there.
  var openViews: () -> [UIView] = { [] }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let isOpen = openViews().contains {
      $0.point(inside: $0.convert(point, from: self), with: event)
    }
    return isOpen ? nil : super.hitTest(point, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchedBeside() }

  override func draw(_ rect: CGRect) {
    guard let arrangement else { return }
    paint { painter in
      let outline = Self.outline(of: arrangement)
      painter.context.drawShadow(
        of: outline,
        ShadowStyle(
          offset: CGSize(width: 0, height: 10), blur: 40, color: CGColor(gray: 0, alpha: 0.25)))
      painter.context.addPath(outline)
      painter.context.setFillColor((color ?? .systemBackground).cgColor)
      painter.context.fillPath()
    }
  }

  private static func outline(of arrangement: PopoverArrangement) -> CGPath {
    let path = CGMutablePath()
    path.addPath(.rounded(arrangement.frame, radius: PopoverArrangement.cornerRadius))
    if let first = arrangement.arrow.first {
      path.move(to: first)
      for corner in arrangement.arrow.dropFirst() { path.addLine(to: corner) }
      path.closeSubpath()
    }
    return path
  }
}
