import AppKit

/// A white background with a cross through its middle.
class Background: NSView {
  override func draw(_ dirtyRect: NSRect) {
    NSColor.white.setFill()
    NSBezierPath(rect: bounds).fill()
    NSColor(white: 0.6, alpha: 1).setFill()
    NSBezierPath(rect: NSRect(x: bounds.midX - 0.5, y: 0, width: 1, height: bounds.height)).fill()
    NSBezierPath(rect: NSRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1)).fill()
  }

  /// Puts a view into the middle by constraints.
  func center(_ view: NSView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    layoutSubtreeIfNeeded()
  }
}

/// A background that counts from its upper edge.
final class FlippedBackground: Background {
  override var isFlipped: Bool { true }
}
