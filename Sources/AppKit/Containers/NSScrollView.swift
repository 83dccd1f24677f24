public import Foundation

/// Shows a part of a document view.
///
/// - SeeAlso: Apple, "NSScrollView".
@preconcurrency @MainActor open class NSScrollView: NSView {
  /// The visible part.
  open var contentView = NSClipView() {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }
  /// What is shown.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }

  /// The system whose look decides the frame; the current one unless set.
  open var generation = ControlGeneration.current { didSet { needsDisplay = true } }
  /// The frame around.
  open var borderType = NSBorderType.noBorder { didSet { needsDisplay = true } }
  /// Whether there is a colour behind what is shown.
  open var drawsBackground = true { didSet { needsDisplay = true } }
  /// The colour behind what is shown.
  open var backgroundColor = NSColor.controlBackgroundColor { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.scrollView(self) } }
}
