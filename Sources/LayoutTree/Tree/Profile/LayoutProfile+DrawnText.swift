extension LayoutProfile {
  /// The look of text in pictures.
  ///
  /// Layout is the same for both.
  ///
  /// ```swift
  /// var profile = LayoutProfile.current
  /// profile.drawnText = .blocks
  /// let view = UIView()
  /// view.layoutProfile = profile
  /// ```
  ///
  /// - Complexity: O(1).
  /// - SeeAlso: `Decisions/same-pictures.md`.
  public enum DrawnText: String, Sendable, CaseIterable {
    /// Letters.
    case letters
    /// Boxes in the colour of the text, from the baseline to the x-height and as wide as words.
    case blocks
  }
}
