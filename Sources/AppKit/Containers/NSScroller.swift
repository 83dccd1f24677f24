public import Foundation

/// The bar that shows which part is visible.
///
/// - SeeAlso: Apple, "NSScroller".
@preconcurrency @MainActor open class NSScroller: NSControl {
  open override var isFlipped: Bool { true }
  /// The part of the track that the knob takes, 0 to 1.
  open var knobProportion: CGFloat = 0.5 { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.scroller(self) } }
}
