public import Foundation

/// The visible part of a scroll view.
///
/// - SeeAlso: Apple, "NSClipView".
@preconcurrency @MainActor open class NSClipView: NSView {
  /// What is shown.
  open var documentView: NSView? {
    didSet {
      guard documentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// Whether there is a colour behind what is shown.
  open var drawsBackground = true { didSet { needsDisplay = true } }
  /// The colour behind what is shown; clear unless set, so that the scroll view's is seen.
  open var backgroundColor = NSColor.clear { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    if drawsBackground { paint { $0.fill($0.bounds, backgroundColor.cgColor) } }
  }
}
