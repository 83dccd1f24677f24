package import IBDocument

/// Controls whose frames are larger than what they show because the system says so.
package enum SystemInsets {
  /// Whether the insets of a view are its system control's: bezels of macOS stick out of their alignment
  /// rectangles wherever they are, and nothing can be pressed there.
  package static func decide(_ element: ViewElement, _ document: Document) -> Bool {
    document.platform == .macOS && element.customClass == nil
      && ViewRoles.controls.contains(element.kind)
  }
}
