package import ConflictLogs

/// A property of a layout that a log does not state and that a proof supposes.
package enum Assumption: Hashable, Sendable {
  /// The margins of a view have the default width.
  case defaultMargin(LogItem, LogAttribute)
  /// A baseline lies inside its view.
  case baselineInside(LogItem)
  /// The baselines of two views of one class lie equally far below their tops.
  case equalBaselines(LogItem, LogItem)
  /// The superview of a view whose mask states a position.
  case superview(of: LogItem, LogItem)
  /// A superview of AppKit counts up from its lower edge.
  case lowerOrigin(LogItem)
  /// A superview of AppKit is flipped.
  case upperOrigin(LogItem)
}
