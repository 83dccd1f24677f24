/// A message of Apple's layout systems other than a report of a conflict.
package struct SystemMessage: Hashable, Sendable {
  /// The kind of a message.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A constraint was activated whose items are in no common tree.
    case noCommonAncestor
    /// A constraint was added to a view that does not hold its items.
    case unpreparedHierarchy
    /// A constraint relates attributes of different kinds, such as a width and an edge.
    case invalidPair
    /// A constraint with a position but without another item.
    case placeAlone
    /// A constraint relates a leading or trailing edge to a left or right one.
    case mixedDirections
    /// A visual format cannot be read.
    case invalidFormat
    /// A trace found a view with several possible frames.
    case ambiguousLayout
    /// A trace found a host of constraints whose own constraints are not there.
    case missingHostConstraints
    /// A view of AppKit has fewer constraints than it needs.
    case missingConstraints
    /// The content of a table's cell has no height of its own.
    case zeroHeight
    /// The content of a collection's cell has no size of its own.
    case zeroSize
    /// A request for layout of a view during its layout.
    case layoutRecursion
    /// A window needed new constraints in every pass of its layout.
    case endlessPasses
    /// A view that was laid out repeatedly in one turn of the run loop.
    case feedbackLoop
    /// A toolbar made the view of an item larger than its frame.
    case adjustedToolbarItem
    /// The view of a toolbar's item has no size.
    case ambiguousToolbarItem
    /// The items of a flow layout are wider than the collection.
    case wideFlowItem
    /// The items of a flow layout are higher than the collection.
    case highFlowItem
    /// A header or footer of a table holds views beside its content view.
    case viewsBesideContent
    /// A view states a width or a height of 0 as its own.
    case zeroIntrinsicSize
  }

  /// The fault of a visual format.
  package struct FormatFault: Hashable, Sendable {
    /// The reason, as the message states it.
    package var reason: String
    /// The format; nil where the text does not contain it.
    package var format: String?
    /// The column of the fault in the format, from 1; nil where the text does not keep the caret's column.
    package var column: Int?
  }

  /// A width and a height.
  package struct Size: Hashable, Sendable {
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double
  }

  /// The line of the text on which the message begins, from 1 on.
  package var line: Int
  /// The kind.
  package var kind: Kind
  /// The views and guides that it names, each once.
  package var items: [LogItem] = []
  /// The attributes that it names: both sides of a constraint, or the variables that have no single
  /// value.
  package var sides: [LogEquation.Side] = []
  /// The constraint that it prints.
  package var constraint: LogConstraint?
  /// The fault of a format.
  package var formatFault: FormatFault?
  /// The sizes that it states, in order.
  package var sizes: [Size] = []
  /// The lines of the message, without the marks of what quotes them.
  package var text: String
}
