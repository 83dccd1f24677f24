package import ConflictLogs

/// A change that ends a conflict, proved by solving the list's other lines again.
package struct Advice: Hashable, Sendable {
  /// A change of a program.
  package enum Action: Hashable, Sendable {
    /// The removal of one of these lines, which fix one attribute twice; the log does not tell which of them
    /// came later.
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

  /// The kind of mistake, or of moment, that caused the conflict.
  package enum Cause: Hashable, Sendable, CaseIterable {
    /// Two lines of the program that fix one attribute.
    case fixedTwice
    /// Interface Builder's placeholder for a view without constraints.
    case standIn
    /// A mask that is translated for a view with constraints.
    case maskLeftOn
    /// Content does not fit in the height of a cell or a header.
    case rowHeight
    /// Content that does not fit in the size that the toolkit gives at the time.
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
    /// A sum of lengths that exceeds the available one.
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
