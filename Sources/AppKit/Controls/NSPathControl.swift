public import Foundation

/// A control that shows a path as a row of names.
///
/// - SeeAlso: Apple, "NSPathControl".
@preconcurrency @MainActor open class NSPathControl: NSControl {
  package override var controlStyle: ControlStyle { .path }
  open override var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: 22)
  }

  /// The displayed path.
  open var url: URL? { didSet { needsDisplay = true } }
  /// The background colour; nil for none.
  open var backgroundColor: NSColor? { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    paint { $0.path(of: self) }
  }
}
