package import ConflictLogs

/// A change that ends a conflict, proved by solving the list's other lines again.
package struct Advice: Hashable, Sendable {
  /// A change of a program.
  package enum Action: Hashable, Sendable {
    /// Remove one of these lines, which fix one thing twice; the log does not say which of them came later.
    case keepOne([Int])
    /// Remove a line.
    case remove(Int)
    /// Give a line a priority below required.
    case lower(Int)
    /// Switch off the translation of an item's mask into constraints.
    case maskOff(LogItem)
    /// Give an item constraints in its document, which has only a frame for it.
    case constrain(LogItem)
    /// No change of constraints: the toolkit's lines contradict each other, for a reason.
    case outside(SystemReason?)
  }

  /// The kind of mistake, or of moment, that the conflict comes from.
  package enum Cause: Hashable, Sendable, CaseIterable {
    /// Two lines of the program fix one thing.
    case fixedTwice
    /// Interface Builder's stand-in for a view without constraints.
    case standIn
    /// A mask is translated for a view that constraints place.
    case maskLeftOn
    /// Content does not fit in the height of a cell or a header.
    case rowHeight
    /// Content does not fit in the size that the toolkit gives now.
    case givenSize
    /// Content does not fit in a size of 0 that a view has for a moment.
    case emptySize
    /// Content does not fit in a view that the program has made 0 wide or high.
    case collapsed
    /// Content of a view that a stack hides.
    case hiddenInStack
    /// A stack decides what the program fixes too.
    case stackDecides
    /// A view is tied to an edge and to the safe area, a margin or a guide beside it.
    case guideAndEdge
    /// A size beside both edges.
    case sizeBesideEdges
    /// More is asked for than there is room.
    case tooMuch
    /// Every line is the toolkit's.
    case systemOnly
    /// The lines agree to the last digit.
    case rounding
  }

  /// The cause.
  package var cause: Cause
  /// The change.
  package var action: Action
  /// Whether a second solve proved that all other lines can hold with the change.
  package var isProved: Bool
}
