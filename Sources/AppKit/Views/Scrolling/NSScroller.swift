public import Foundation

/// A bar that shows the visible part of a document.
///
/// - SeeAlso: Apple, "NSScroller".
@preconcurrency @MainActor open class NSScroller: NSControl {
  /// The position of scrollers: next to the content or over it.
  public enum Style: Int, Sendable {
    /// Next to the content.
    case legacy = 0
    /// Over the content.
    case overlay = 1
  }
  /// Always `overlay`: scrollers are over the content here.
  open class var preferredScrollerStyle: Style { .overlay }
  /// The position of the scroller: next to the content or over it.
  open var scrollerStyle = Style.overlay
  /// The fraction of the document that is visible, 0 to 1.
  open var knobProportion = 1.0
  open override func draw(_ dirtyRect: NSRect) { paint { $0.scroller(self) } }
}
