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
}
