internal import Foundation

/// The triangle of an outline's row.
final class DisclosureControl: NSControl {
  /// Whether the triangle points down.
  var isOpen = false { didSet { needsDisplay = true } }
  /// Called when the triangle is clicked.
  var toggle: () -> Void = {}

  override func draw(_ dirtyRect: NSRect) {
    paint {
      $0.disclosure(
        isOpen: isOpen, at: CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), side: 9)
    }
  }
  override func mouseDown(with event: NSEvent) { performClick(self) }
  override func performClick(_ sender: Any?) { if isEnabled { toggle() } }
}
