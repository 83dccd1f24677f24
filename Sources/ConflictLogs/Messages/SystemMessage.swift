/// A message of Apple's layout systems other than a report of a conflict.
package struct SystemMessage: Hashable, Sendable {
  /// The kind of a message.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An activated constraint whose items have no common ancestor.
    case noCommonAncestor
    /// A constraint added to a view that does not contain its items.
    case unpreparedHierarchy
    /// A constraint between attributes of different kinds, such as a width and an edge.
    case invalidPair
    /// A constraint with a position but without another item.
    case placeAlone
    /// A constraint between a leading or trailing edge and a left or right one.
    case mixedDirections
    /// A visual format that cannot be parsed.
    case invalidFormat
    /// A trace of a view with several possible frames.
    case ambiguousLayout
    /// A trace of a host of constraints whose own constraints are missing.
    case missingHostConstraints
    /// An AppKit view with missing constraints.
    case missingConstraints
    /// A table cell whose content determines no height.
    case zeroHeight
    /// A collection cell whose content determines no size.
    case zeroSize
    /// A request for layout of a view during its layout.
    case layoutRecursion
    /// A window that needed new constraints in every layout pass.
    case endlessPasses
    /// A view that was laid out repeatedly in one turn of the run loop.
    case feedbackLoop
    /// A toolbar that enlarged the view of an item beyond its frame.
    case adjustedToolbarItem
    /// A toolbar item whose view has no size.
    case ambiguousToolbarItem
    /// A flow layout whose items are wider than the collection view.
    case wideFlowItem
    /// A flow layout whose items are higher than the collection view.
    case highFlowItem
    /// A table header or footer with views outside its content view.
    case viewsBesideContent
    /// A view with an intrinsic width or height of 0.
    case zeroIntrinsicSize
  }

  /// The error in a visual format.
  package struct FormatFault: Hashable, Sendable {
    /// The reason in the message.
    package var reason: String
    /// The format; nil if the text does not contain it.
    package var format: String?
    /// The column of the error in the format, starting at 1; nil if the text does not preserve the caret's column.
    package var column: Int?
  }

  /// A width and a height.
  package struct Size: Hashable, Sendable {
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double
  }

  /// The line of the text where the message begins, starting at 1.
  package var line: Int
  /// The kind.
  package var kind: Kind
  /// The views and guides in the message, without duplicates.
  package var items: [LogItem] = []
  /// The attributes in the message: both sides of a constraint, or the variables without a unique value.
  package var sides: [LogEquation.Side] = []
  /// The constraint in the message.
  package var constraint: LogConstraint?
  /// The error in a format.
  package var formatFault: FormatFault?
  /// The sizes in the message, in order.
  package var sizes: [Size] = []
  /// The lines of the message, without quoting marks.
  package var text: String
}
