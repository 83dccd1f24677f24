// Where a view's appearance comes from.
extension NSView {
  /// The appearance that was set on the view, or the dark one of a dark material; nil for neither.
  var explicitAppearance: NSAppearance? {
    if let appearance { return appearance }
    guard let effect = self as? NSVisualEffectView, effect.material.isDark else { return nil }
    return NSAppearance(named: .vibrantDark)
  }

  /// The view's appearance, else that of its nearest superview with one, of the window or of the application.
  ///
  /// - Complexity: O(depth).
  var nearestAppearance: NSAppearance {
    var view: NSView? = self
    var top = self
    while let current = view {
      if let stated = current.explicitAppearance { return stated }
      top = current
      view = current.superview
    }
    return top.contentWindow?.effectiveAppearance ?? NSApplication.shared.effectiveAppearance
  }

  /// Notifies the view and all subviews that inherit its appearance of a change.
  func notifyAppearanceChange() {
    var open: [NSView] = [self]
    while let view = open.popLast() {
      view.needsDisplay = true
      view.viewDidChangeEffectiveAppearance()
      open += view.subviews.reversed().filter { $0.explicitAppearance == nil }
    }
  }
}
