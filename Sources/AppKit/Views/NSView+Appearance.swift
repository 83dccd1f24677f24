// Where a view's appearance comes from.
extension NSView {
  /// The view's own appearance, or the dark one of a dark material.
  var statedAppearance: NSAppearance? {
    if let appearance { return appearance }
    guard let effect = self as? NSVisualEffectView, effect.material.isDark else { return nil }
    return NSAppearance(named: .vibrantDark)
  }

  /// The view's appearance, the nearest ancestor's, the window's or the application's.
  ///
  /// - Complexity: O(depth).
  var nearestAppearance: NSAppearance {
    var view: NSView? = self
    var top = self
    while let current = view {
      if let stated = current.statedAppearance { return stated }
      top = current
      view = current.superview
    }
    return top.contentWindow?.effectiveAppearance ?? NSApplication.shared.effectiveAppearance
  }

  /// Notifies the view and its descendants without an appearance of their own of another one.
  func tellAppearanceChange() {
    var open: [NSView] = [self]
    while let view = open.popLast() {
      view.needsDisplay = true
      view.viewDidChangeEffectiveAppearance()
      open += view.subviews.reversed().filter { $0.statedAppearance == nil }
    }
  }
}
