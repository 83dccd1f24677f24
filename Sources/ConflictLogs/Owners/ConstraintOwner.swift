/// The owner of a constraint in a log, as far as its line reveals it.
package enum ConstraintOwner: Hashable, Sendable {
  /// The program's code or documents.
  case program
  /// A constraint library that the program uses, by name; its constraints count as the program's.
  case library(String)
  /// The toolkit, with a reason; the program cannot change the constraint.
  case system(SystemReason)

  /// Whether the program can change the constraint.
  package var isProgram: Bool { if case .system = self { false } else { true } }
}

/// The reason why a toolkit created a constraint.
package enum SystemReason: String, Hashable, Sendable, CaseIterable {
  /// The current size that a table, a layout, a window or a bar assigns to a cell, a header or a root.
  case encapsulatedSize
  /// The size of a view that is measured before its first layout, usually 0.
  case temporarySize
  /// The target size for measuring a self-sizing view.
  case fittingTarget
  /// The length 0 of a view that is hidden in a stack.
  case hiddenInStack
  /// The arrangement of a stack.
  case stack
  /// The frame and the mask of a view that translates its mask.
  case mask
  /// The insets of a safe area.
  case safeArea
  /// The margins of a view.
  case margins
  /// The layout guides of a controller, before safe areas.
  case layoutGuide
  /// Interface Builder's placeholder for a view without constraints.
  case standIn
  /// The pins of a cell's content view from a document.
  case contentPins
  /// The content of a navigation bar.
  case navigationBar
  /// The content of a toolbar.
  case toolbar
  /// The keyboard and its views.
  case keyboard
  /// An alert, an action sheet or a share sheet.
  case alert
  /// The controls of a media player.
  case player
  /// A collapsed pane of a split view.
  case splitPane
  /// Views that are private to the toolkit.
  case privateViews
}
