internal import Foundation

/// A constraint as text, in the form of Apple's logs.
///
///     <NSLayoutConstraint:0x600003a93520 H:|-(20)-[UILabel:0x7f9c12566050'Name']   (active, names: '|':UIView:0x7f9c12565bb0 )>
///
/// The parts are collected here; the body in between is ``ConstraintBody``'s.
///
/// - SeeAlso: `Rules/Messages.md#descriptions-of-constraints`.
@MainActor struct ConstraintDescription {
  private let constraint: NSLayoutConstraint

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  /// The whole description.
  var text: String {
    var body = ConstraintBody(constraint)
    var words = ["\(constraint.className):\(ObjectName.address(of: constraint))"]
    if let identifier = constraint.identifier, !identifier.isEmpty {
      words.append("'\(identifier)'")
    }
    if let prefix = (constraint as? SystemConstraint)?.prefix { words.append(prefix) }
    words.append(body.text())
    if let suffix = (constraint as? SystemConstraint)?.suffix {
      words.append(suffix)
    } else if constraint.priority != .required {
      words.append("priority:\(Self.number(constraint.priority.rawValue))")
    }
    return "<" + words.joined(separator: " ") + state(names: body.names.entries) + ">"
  }

  /// The part after the body and three blanks: whether it is active, and the definitions of names.
  private func state(names: [String]) -> String {
    let state = constraint.isActive ? "active" : "inactive"
    return switch (constraint.profile.wording, names.isEmpty) {
    case (.current, true): "   (\(state))"
    case (.current, false): "   (\(state), names: \(names.joined(separator: ", ")) )"
    case (.early, true): ""
    case (.early, false): "   (Names: \(names.joined(separator: ", ")) )"
    }
  }

  /// The description of a single side, such as `UIView:0x….leading`, without short names.
  static func place(_ side: ConstraintSide) -> String {
    var names = ItemNames()
    return names.place(side)
  }

  /// A number in the format of logs, with six significant digits.
  static func number(_ value: Double) -> String { String(format: "%g", value) }
  /// A number in the format of logs, with six significant digits.
  static func number(_ value: Float) -> String { number(Double(value)) }
}

/// The names of items in a description, and their definitions.
@MainActor struct ItemNames {
  /// The definitions `name:0x…`, in order of use.
  private(set) var entries: [String] = []

  /// The name of an item: the assigned one, else class, address and beginning of its text.
  mutating func name(of node: LayoutNode?) -> String {
    guard let node else { return "(null)" }
    guard let name = (node as? ViewNode)?.reportName else { return node.label }
    note("\(name):\(ObjectName.address(of: node.frontObject ?? node))")
    return name
  }

  /// The symbol of a superview.
  mutating func bar(for view: ViewNode) -> String {
    note("'|':\(view.host.hostDescription)")
    return "|"
  }

  /// An attribute of an item, or the distance between two.
  mutating func place(_ side: ConstraintSide, isGenerated: Bool = false) -> String {
    let end = "\(name(of: side.node)).\(attribute(side.attribute, isGenerated))"
    guard side.isDistance else { return end }
    return "(\(end) - \(name(of: side.originNode)).\(side.originAttribute))"
  }

  /// The name of an attribute; the system's constraints have special names for the near edges.
  private func attribute(_ attribute: NSLayoutConstraint.Attribute, _ isGenerated: Bool) -> String {
    switch (attribute, isGenerated) {
    case (.left, true): "minX"
    case (.top, true): "minY"
    case (.centerX, true): "midX"
    case (.centerY, true): "midY"
    default: "\(attribute)"
    }
  }

  private mutating func note(_ entry: String) {
    if !entries.contains(entry) { entries.append(entry) }
  }
}
