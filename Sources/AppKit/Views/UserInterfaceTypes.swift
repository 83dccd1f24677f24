/// The direction from leading to trailing.
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The position of a subview or window relative to its siblings.
public enum NSWindowOrderingMode: Int, Sendable {
  /// In front of the siblings.
  case above = 1
  /// Behind the siblings.
  case below = -1
  /// Removed from the screen.
  case out = 0
}
