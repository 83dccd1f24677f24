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
}
