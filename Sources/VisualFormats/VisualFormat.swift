/// A parsed visual format: names and numbers, not resolved yet.
///
///     H:|-[find(>=20)]-(>=8@750)-[field]|
///
/// - SeeAlso: Apple, "Visual Format Language", Auto Layout Guide;
///   `Rules/VisualFormat.md#the-meaning-of-a-format`.
package struct VisualFormat: Hashable, Sendable {
  /// The relation of a length or a distance to a value.
  package enum Relation: Sendable, Hashable {
    /// At most the value.
    case lessThanOrEqual
    /// Exactly the value.
    case equal
    /// At least the value.
    case greaterThanOrEqual
  }

  /// The direction of a format.
  package enum Axis: Sendable, Hashable {
    /// `H:`, or no prefix.
    case horizontal
    /// `V:`.
    case vertical
  }

  /// A literal or named number; `column` is the position of its end.
  package enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// The name of a metric or, as a length, of a view.
    case name(String, column: Int)
  }

  /// A comparison: a relation, a value, and a priority.
  package struct Predicate: Hashable, Sendable {
    /// The relation; equal by default.
    package var relation: VisualFormat.Relation
    /// The value that a distance or length is compared with.
    package var object: Value
    /// The priority; nil for required.
    package var priority: Value?
    /// The column of its end.
    package var column: Int

    /// Creates a comparison.
    package init(
      relation: VisualFormat.Relation, object: Value, priority: Value?, column: Int
    ) {
      self.relation = relation
      self.object = object
      self.priority = priority
      self.column = column
    }
  }

  /// The connection between two views, or between a view and the superview.
  package enum Connection: Hashable, Sendable {
    /// No connection: they touch.
    case touching
    /// A single hyphen: the standard distance.
    case standard
    /// Distances between two hyphens.
    case predicates([Predicate])
  }

  /// A view in brackets.
  package struct View: Hashable, Sendable {
    /// The name of the view.
    package var name: String
    /// The column of the name's end.
    package var column: Int
    /// The comparisons of its length.
    package var predicates: [Predicate]

    /// Creates a view.
    package init(name: String, column: Int, predicates: [Predicate]) {
      self.name = name
      self.column = column
      self.predicates = predicates
    }
  }

  /// A superview's edge and the connection to it.
  package struct Edge: Hashable, Sendable {
    /// The connection.
    package var connection: Connection
    /// The column of the bar.
    package var column: Int

    /// Creates an edge.
    package init(connection: Connection, column: Int) {
      self.connection = connection
      self.column = column
    }
  }

  /// The direction, horizontal by default.
  package var axis: VisualFormat.Axis
  /// The superview's edge before the first view.
  package var opening: Edge?
  /// The views, at least one.
  package var views: [View]
  /// The connections between the views, one fewer than views.
  package var connections: [Connection]
  /// The superview's edge after the last view.
  package var closing: Edge?

  /// Creates a format.
  package init(
    axis: VisualFormat.Axis, opening: Edge?, views: [View], connections: [Connection],
    closing: Edge?
  ) {
    self.axis = axis
    self.opening = opening
    self.views = views
    self.connections = connections
    self.closing = closing
  }
}
