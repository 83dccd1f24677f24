extension NSView {
  /// The scroll view around, if any.
  public var enclosingScrollView: NSScrollView? {
    sequence(first: self as NSView) { $0.superview }.dropFirst().lazy
      .compactMap { $0 as? NSScrollView }.first { _ in true }
  }
}
