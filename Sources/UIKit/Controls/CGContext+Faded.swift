internal import Drawing

/// How controls look that are switched off: all that they draw is paler, as one picture.
extension CGContext {
  /// Begins what a control draws; half as opaque unless it is enabled.
  func beginFadedGroup(_ isEnabled: Bool) {
    guard !isEnabled else { return }
    saveGState()
    setAlpha(0.5)
    beginTransparencyLayer()
  }
  /// Ends it.
  func endFadedGroup(_ isEnabled: Bool) {
    guard !isEnabled else { return }
    endTransparencyLayer()
    restoreGState()
  }
}
