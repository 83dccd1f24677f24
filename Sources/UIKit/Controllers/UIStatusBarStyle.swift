/// The look of the words in the status bar; none are drawn here.
///
/// Source: Apple, "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar would come and go; it does so at once here.
///
/// Source: Apple, "UIStatusBarAnimation".
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
