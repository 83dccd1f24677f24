public import Foundation

/// The bar that shows which part is visible.
///
/// - SeeAlso: Apple, "NSScroller".
@preconcurrency @MainActor open class NSScroller: NSControl {
  /// Whether bars take room of their own.
  public enum Style: Int, Sendable {
    /// Beside the content.
    case legacy = 0
    /// Over the content.
    case overlay = 1
  }
  /// Bars lie over the content here.
  open class var preferredScrollerStyle: Style { .overlay }
  /// Whether this bar takes room of its own.
  open var scrollerStyle = Style.overlay
  /// The visible share of the whole, 0 to 1.
  open var knobProportion = 1.0
  open override func draw(_ dirtyRect: NSRect) { paint { $0.scroller(self) } }
}
