import AppKit

/// A view that counts from its upper edge.
final class FlippedView: InsetView {
  override var isFlipped: Bool { true }
}

/// A view whose insets, natural size and baselines a test sets.
class InsetView: NSView {
  var insets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var natural: NSSize?
  var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
  override var alignmentRectInsets: NSEdgeInsets { insets }
  override var intrinsicContentSize: NSSize { natural ?? super.intrinsicContentSize }
  override var firstBaselineOffsetFromTop: CGFloat { baselines.first }
  override var lastBaselineOffsetFromBottom: CGFloat { baselines.last }
}

extension NSView {
  /// A view that counts as a test asks for, with a frame.
  @MainActor static func make(flipped: Bool, _ frame: NSRect = .zero) -> InsetView {
    let view = flipped ? FlippedView() : InsetView()
    view.frame = frame
    return view
  }

  /// Adds a view that constraints lay out.
  func addFree(_ view: NSView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
