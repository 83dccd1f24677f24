/// The bar that shows which part is visible.
///
/// - SeeAlso: Apple, "NSScroller".
@preconcurrency @MainActor open class NSScroller: NSControl {
  open override var isFlipped: Bool { true }
}
