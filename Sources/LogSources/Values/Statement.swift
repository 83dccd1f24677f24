internal import ConflictLogs
internal import Diagnostics

/// A place of a project that makes constraints.
struct Statement: Sendable {
  /// The spelling, which tells the class that its constraints have.
  enum Style: Sendable {
    /// Apple's names, or a library that makes Apple's constraints.
    case plain
    /// SnapKit's and Masonry's, which have classes of constraints of their own.
    case maker
    /// TinyConstraints', whose names are too short to be known without its import.
    case short
    /// A document's, with the class of the constraint where the document states one.
    case document(constraintClass: String?)
  }

  /// The number of the file.
  var file = 0
  /// The place at which it begins.
  var position: SourcePosition
  /// The line on which it ends.
  var lastLine: Int
  /// The trimmed line of a source, or a document's constraint in short.
  var text: String
  /// The spelling.
  var style: Style
  /// The identifier that a document gives its constraint.
  var identifier: String?
  /// The equations that it states, as far as they are known.
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
  /// The factor of the right side.
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

/// An item as a statement names it.
enum Reference: Hashable, Sendable {
  /// An expression that is not read.
  case unknown
  /// The object itself, of a type.
  case own(type: String?)
  /// The superview of another item, and the type that states it, whose object it often is.
  case superview(type: String?)
  /// A guide of a view.
  case guide
  /// A variable or a property.
  case named(String)
  /// A view of a document, by its number in the index.
  case document(Int)
}
