/// The direction in which leading runs to trailing.
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The position of a subview among its siblings.
public enum NSWindowOrderingMode: Int, Sendable {
  /// In front of.
  case above = 1
  /// Behind.
  case below = -1
  /// Away.
  case out = 0
}
