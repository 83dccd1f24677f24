/// The code that stated a constraint of a log, as far as its line tells.
package enum ConstraintOwner: Hashable, Sendable {
  /// A program's own code or documents.
  case program
  /// A library of constraints in a program's code, by its name: the program's lines with other spelling.
  case library(String)
  /// The toolkit, for a reason; a program cannot change it.
  case system(SystemReason)

  /// Whether the program can change the constraint.
  package var isProgram: Bool { if case .system = self { false } else { true } }
}

/// The reason for which a toolkit made a constraint.
package enum SystemReason: String, Hashable, Sendable, CaseIterable {
  /// The size that a table, a layout, a window or a bar gives a cell, a header or a root at that time.
  case encapsulatedSize
  /// The size of a view that is measured before its first layout, mostly 0.
  case temporarySize
  /// The size for which a view that sizes itself is measured.
  case fittingTarget
  /// The length 0 of a view that a stack hides.
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
  /// The controls of a player of films and sounds.
  case player
  /// A pane of a split view that is collapsed.
  case splitPane
  /// Views that only the toolkit uses.
  case privateViews
}
