/// The style of the status bar's text; the status bar is not drawn.
///
/// Source: Apple, "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation of the status bar; nothing is animated.
///
/// Source: Apple, "UIStatusBarAnimation".
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
