/// Views side by side whose sizes users may change.
///
/// - SeeAlso: Apple, "NSSplitView".
@preconcurrency @MainActor open class NSSplitView: NSView {
  /// Whether the views stand side by side.
  open var isVertical = false
  open override var isFlipped: Bool { true }
}
