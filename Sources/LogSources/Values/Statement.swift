internal import ConflictLogs
internal import Diagnostics

/// A statement in a project that creates constraints.
struct Statement: Sendable {
  /// The syntax, which determines the class of the constraints.
  enum Style: Sendable {
    /// Apple's API, or a library that creates Apple's constraints.
    case plain
    /// SnapKit or Masonry, which have their own constraint classes.
    case maker
    /// TinyConstraints, whose short names are recognised only if it is imported.
    case short
    /// A document, with the class of the constraint if the document specifies one.
    case document(constraintClass: String?)
  }

  /// The number of the file.
  var file = 0
  /// The position where the statement begins.
  var position: SourcePosition
  /// The line where the statement ends.
  var lastLine: Int
  /// The trimmed line of a source, or a short description of a document's constraint.
  var text: String
  /// The syntax.
  var style: Style
  /// The identifier of a document's constraint.
  var identifier: String?
  /// The known equations of the statement.
  var terms: [Term] = []
}

/// An equation of a statement: `first relation multiplier × second + constant`.
struct Term: Sendable {
  /// An attribute of an item.
  struct Side: Sendable {
    /// The item.
    var item: Reference
    /// The attribute.
    var attribute: LogAttribute

    /// Creates a side.
    init(_ item: Reference, _ attribute: LogAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The left side.
  var first: Side
  /// The relation.
  var relation: LogRelation
  /// The right side; nil for a constant.
  var second: Side?
  /// The multiplier of the right side.
  var multiplier: Amount
  /// The constant.
  var constant: Amount

  /// Creates a term.
  init(
    _ first: Side, _ relation: LogRelation, _ second: Side? = nil,
    multiplier: Amount = .number(1), constant: Amount = .number(0)
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }
}

/// A reference to an item in a statement.
enum Reference: Hashable, Sendable {
  /// An expression that is not evaluated.
  case unknown
  /// The object itself, with its type.
  case own(type: String?)
  /// The superview of another item, with the enclosing type, whose instance it often is.
  case superview(type: String?)
  /// A guide of a view.
  case guide
  /// A variable or a property.
  case named(String)
  /// A view in a document, by its number in the index.
  case document(Int)
}
