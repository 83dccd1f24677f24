package import IBDocument

/// Controls whose frames are larger than what they show because the system says so.
package enum SystemInsets {
  /// Whether the insets of a view are its system control's: bezels of macOS and sliders stick out of their
  /// alignment rectangles wherever they are, and scrollers lie where their scroll view puts them.
  package static func decide(_ element: ViewElement) -> Bool {
    element.customClass == nil
      && (element.kind == "scroller" || ViewRoles.controls.contains(element.kind))
  }
}
