public import ViewDrawing

extension NSShadow {
  /// The colour; nil for no shadow.
  public var shadowColor: NSColor? {
    get { paint.flatMap { NSColor(cgColor: $0) } }
    set { paint = newValue?.cgColor }
  }

  /// Makes this the shadow of everything drawn later in the current context, if there is one.
  ///
  /// The offset is in points of the window's space: it grows right and up, whichever way y grows in the
  /// view that draws.
  public func set() {
    guard let context = GraphicsStack.current.context else { return }
    context.shadowsGoUp = true
    context.set(self)
  }
}
