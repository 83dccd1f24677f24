internal import ConflictLogs
internal import VisualFormats

extension SourceReader {
  /// Reads a string that is a visual format, such as `V:|-16-[title]-16-|`.
  mutating func readFormat(_ index: Int) {
    guard let token = tokens[index], token.range.count < 2000, token.range.count > 2 else { return }
    let bytes = tokens.bytes[token.range]
    guard let first = bytes.first, "HV|[".utf8.contains(first), bytes.contains(UInt8(ascii: "[")),
      let last = bytes.last, "]|".utf8.contains(last), let text = tokens.string(index),
      let format = try? VisualFormatParser.parse(text)
    else { return }
    // Brackets alone usually denote lists.
    let isMarked = text.hasPrefix("H:") || text.hasPrefix("V:")
    guard
      isMarked || format.opening != nil || format.closing != nil
        || format.views.count > 1 || format.views.contains(where: { !$0.predicates.isEmpty })
    else { return }
    add(FormatTerms(format, in: .superview(type: enclosingType)).terms, from: index, to: index + 1)
  }
}

/// The equations from a visual format.
private struct FormatTerms {
  /// The equations.
  private(set) var terms: [Term] = []
  /// The length along the axis.
  private let length: LogAttribute
  /// The first edge along the axis.
  private let near: LogAttribute
  /// The last edge along the axis.
  private let far: LogAttribute

  /// Creates the equations from a format whose `|` represents an item.
  init(_ format: VisualFormat, in superview: Reference) {
    let isHorizontal = format.axis == .horizontal
    (length, near, far) =
      isHorizontal ? (.width, .leading, .trailing) : (.height, .top, .bottom)
    var previous: Term.Side?
    if let opening = format.opening, let view = format.views.first {
      add(opening.connection, Term.Side(superview, near), Term.Side(Self.item(view.name), near))
    }
    for (number, view) in format.views.enumerated() {
      let item = Self.item(view.name)
      if let previous, number <= format.connections.count {
        add(format.connections[number - 1], previous, Term.Side(item, near))
      }
      addLengths(view, item)
      previous = Term.Side(item, far)
    }
    if let closing = format.closing, let previous {
      add(closing.connection, previous, Term.Side(superview, far))
    }
  }

  /// The item for a view's name; numbered placeholders of helpers, such as `v0`, are unknown.
  private static func item(_ name: String) -> Reference {
    let digits = name.drop { !$0.isNumber }
    let isPlaceholder = name.count - digits.count <= 1 && digits.allSatisfy(\.isNumber)
    return isPlaceholder || name == "view" || name == "_" ? .unknown : .named(name)
  }

  /// Adds the equations for a distance between two edges.
  private mutating func add(
    _ connection: VisualFormat.Connection, _ before: Term.Side, _ after: Term.Side
  ) {
    switch connection {
    case .touching: terms.append(Term(after, .equal, before))
    case .standard: terms.append(Term(after, .equal, before, constant: .standard))
    case .predicates(let predicates):
      for predicate in predicates where Self.isRequired(predicate) {
        terms.append(
          Term(
            after, Self.relation(predicate.relation), before,
            constant: Self.amount(predicate.object)))
      }
    }
  }

  /// Adds the equations for a view's length.
  private mutating func addLengths(_ view: VisualFormat.View, _ item: Reference) {
    for predicate in view.predicates where Self.isRequired(predicate) {
      let first = Term.Side(item, length)
      let relation = Self.relation(predicate.relation)
      terms.append(Term(first, relation, constant: Self.amount(predicate.object)))
      // A name may refer to a metric or a view.
      if case .name(let name, _) = predicate.object {
        terms.append(Term(first, relation, Term.Side(Self.item(name), length)))
      }
    }
  }

  /// Whether a predicate may be required, and therefore appear in logs.
  private static func isRequired(_ predicate: VisualFormat.Predicate) -> Bool {
    if case .number(let priority)? = predicate.priority { return priority >= 1000 }
    return true
  }

  /// The corresponding relation in logs.
  private static func relation(_ relation: VisualFormat.Relation) -> LogRelation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }

  /// The amount for a number or a metric.
  private static func amount(_ value: VisualFormat.Value) -> Amount {
    switch value {
    case .number(let number): .number(number)
    case .name(let name, _): .name(name, factor: 1)
    }
  }
}
