package import ConflictLogs

/// A change that resolves a conflict, verified by solving the list's remaining lines.
package struct Advice: Hashable, Sendable {
  /// A change to a program.
  package enum Action: Hashable, Sendable {
    /// Remove one of these lines, which fix the same attribute; the log does not reveal which one was added later.
    case keepOne([Int])
    /// Remove a line.
    case remove(Int)
    /// Give a line a priority below required.
    case lower(Int)
    /// Disable the translation of an item's mask into constraints.
    case maskOff(LogItem)
    /// Add constraints to an item that has only a frame in its document.
    case constrain(LogItem)
    /// No change of constraints: the toolkit's lines contradict each other, for a reason.
    case outside(SystemReason?)
  }

  /// The kind of error or temporary state that caused the conflict.
  package enum Cause: Hashable, Sendable, CaseIterable {
    /// Two lines of the program that fix one attribute.
    case fixedTwice
    /// Interface Builder's placeholder for a view without constraints.
    case standIn
    /// A translated mask of a view with constraints.
    case maskLeftOn
    /// Content that does not fit into the height of a cell or header.
    case rowHeight
    /// Content that does not fit into the current size from the toolkit.
    case givenSize
    /// Content that does not fit into a temporary size of 0.
    case emptySize
    /// Content that does not fit into a view to which the program assigned a width or height of 0.
    case collapsed
    /// Content of a view that is hidden in a stack.
    case hiddenInStack
    /// A length or position that both a stack and the program determine.
    case stackDecides
    /// A view attached both to an edge and to a safe area, margin or guide at that edge.
    case guideAndEdge
    /// A size in addition to both edges.
    case sizeBesideEdges
    /// A sum of lengths that exceeds the available one.
    case tooMuch
    /// Only lines of the toolkit.
    case systemOnly
    /// Lines that agree except for rounding.
    case rounding
  }

  /// The cause.
  package var cause: Cause
  /// The change.
  package var action: Action
  /// Whether a second solve verified that all other lines can be satisfied after the change.
  package var isProved: Bool
}
