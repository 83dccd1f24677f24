public import ViewDrawing

extension NSShadow {
  /// The colour; nil for no shadow.
  public var shadowColor: NSColor? {
    get { paint.flatMap { NSColor(cgColor: $0) } }
    set { paint = newValue?.cgColor }
  }

  /// Sets this shadow for later drawing in the current context; does nothing without a context.
  ///
  /// The offset is in points of the window's space: it grows right and up, independent of the direction of y in
  /// the drawing view.
  public func set() {
    guard let context = GraphicsStack.current.context else { return }
    context.shadowsGoUp = true
    context.set(self)
  }
}
