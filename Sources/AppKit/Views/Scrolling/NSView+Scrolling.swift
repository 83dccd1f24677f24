extension NSView {
  /// The nearest scroll view that contains the view; nil for none.
  public var enclosingScrollView: NSScrollView? {
    sequence(first: self as NSView) { $0.superview }.dropFirst().lazy
      .compactMap { $0 as? NSScrollView }.first { _ in true }
  }
}
