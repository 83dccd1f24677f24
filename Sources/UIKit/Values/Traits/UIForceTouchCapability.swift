/// The knowledge of a screen about pressure.
///
/// - SeeAlso: Apple, "UIForceTouchCapability".
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown
  /// The screen does not feel pressure.
  case unavailable
  /// The screen feels pressure.
  case available
}

/// The range of a display's colours.
///
/// - SeeAlso: Apple, "UIDisplayGamut".
public enum UIDisplayGamut: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The range of sRGB.
  case SRGB
  /// The range of Display P3.
  case P3
}

/// The weight of texts that a user prefers.
///
/// - SeeAlso: Apple, "UILegibilityWeight".
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The font's own weight.
  case regular
  /// Bold.
  case bold
}

/// The activity of a window.
///
/// - SeeAlso: Apple, "UIUserInterfaceActiveAppearance".
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Another window is active.
  case inactive
  /// The window is active.
  case active
}
