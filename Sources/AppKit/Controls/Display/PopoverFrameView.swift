internal import Drawing
internal import Foundation
internal import LayoutGeometry
internal import ViewArrangements
internal import ViewDrawing

/// The view of a popover's window, which draws the box with its arrow and holds the content.
final class PopoverFrameView: NSView {
  /// The room for the shadow around the box and its arrow.
  private static let room: CGFloat = 24
  private static let radius: CGFloat = 10

  /// The layout in the view's bounds, y down.
  private var arrangement: PopoverArrangement?

  override var isFlipped: Bool { true }

  /// Shows a view in the box.
  func show(_ view: NSView) {
    subviews = [view]
    view.autoresizingMask = []
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  /// Places the box beside a rectangle of a view, on a side of it if there is room.
  ///
  /// - Returns: The frame of the window, on the screen.
  func place(_ size: NSSize, at rect: NSRect, of view: NSView, _ edge: NSRectEdge) -> NSRect {
    guard let window = view.window, let screen = window.screen else { return .zero }
    let height = screen.frame.height
    func flipped(_ rect: NSRect) -> NSRect {
      NSRect(x: rect.minX, y: height - rect.maxY, width: rect.width, height: rect.height)
    }
    let source = flipped(window.convertToScreen(view.convert(rect, to: nil)))
    let container = flipped(screen.visibleFrame)
    func arranged(_ directions: Set<PopoverArrangement.Direction>) -> PopoverArrangement {
      PopoverArrangement(
        container: container, safeArea: .zero, margins: .zero, source: source, size: size,
        directions: directions)
    }
    let preferred: PopoverArrangement.Direction =
      switch edge {
      case .minX: .right
      case .maxX: .left
      case .minY: view.isFlipped ? .down : .up
      case .maxY: view.isFlipped ? .up : .down
      }
    var found = arranged([preferred])
    if found.frame.size != size { found = arranged(Set(PopoverArrangement.Direction.allCases)) }
    let box = found.arrow.reduce(found.frame) { $0.union(NSRect(origin: $1, size: .zero)) }
    let whole = box.insetBy(dx: -Self.room, dy: -Self.room)
    let inner = found.frame.offsetBy(dx: -whole.minX, dy: -whole.minY)
    found.room = found.room.offsetBy(dx: -whole.minX, dy: -whole.minY)
    found.source = found.source.offsetBy(dx: -whole.minX, dy: -whole.minY)
    arrangement = found
    frame.size = whole.size
    subviews.first?.frame = inner
    needsDisplay = true
    return flipped(whole)
  }

  override func draw(_ dirtyRect: NSRect) {
    guard let arrangement else { return }
    paint { painter in
      let path = CGMutablePath()
      path.addPath(.rounded(arrangement.frame, radius: Self.radius))
      if let first = arrangement.arrow.first {
        path.move(to: first)
        for corner in arrangement.arrow.dropFirst() { path.addLine(to: corner) }
        path.closeSubpath()
      }
      painter.context.drawShadow(
        of: path,
        ShadowStyle(
          offset: CGSize(width: 0, height: 6), blur: 20, color: CGColor(gray: 0, alpha: 0.3)))
      painter.context.addPath(path)
      painter.context.setFillColor(NSColor.windowBackgroundColor.cgColor)
      painter.context.fillPath()
    }
  }
}
