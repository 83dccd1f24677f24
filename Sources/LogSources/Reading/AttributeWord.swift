internal import ConflictLogs

/// The names of attributes in sources.
enum AttributeWord {
  /// Library words that name several attributes.
  private static let groups: [String: [LogAttribute]] = [
    "edges": [.top, .left, .bottom, .right], "size": [.width, .height],
    "center": [.centerX, .centerY], "horizontalEdges": [.left, .right],
    "verticalEdges": [.top, .bottom],
    "directionalEdges": [.top, .leading, .bottom, .trailing],
    "directionalHorizontalEdges": [.leading, .trailing],
    "directionalVerticalEdges": [.top, .bottom],
    "margins": [.topMargin, .leftMargin, .bottomMargin, .rightMargin],
    "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins],
  ]

  /// The prefixes of attribute constants in Objective-C and libraries.
  private static let beginnings = [
    "NSLayoutAttribute", "NSLayoutFormatAlignAll", "ALDimension", "ALEdge", "ALAttribute", "mas_",
    "snp_",
  ]

  /// The attributes that a word names, such as `heightAnchor`, `NSLayoutAttributeHeight`, `mas_height` or `edges`;
  /// empty for any other word.
  static func attributes(_ word: String) -> [LogAttribute] {
    if let group = groups[word] { return group }
    var name = word[...]
    if name.hasSuffix("Anchor") { name.removeLast("Anchor".count) }
    for beginning in beginnings where name.hasPrefix(beginning) {
      name.removeFirst(beginning.count)
      break
    }
    guard let first = name.first else { return [] }
    name.replaceSubrange(
      name.startIndex..<name.index(after: name.startIndex), with: first.lowercased())
    if let group = groups[String(name)] { return group }
    return LogAttribute(rawValue: String(name)).map { [$0.plain] } ?? []
  }

  /// The attribute that a word names; nil if it does not name exactly one.
  static func attribute(_ word: String?) -> LogAttribute? {
    let found = word.map(attributes) ?? []
    return found.count == 1 ? found[0] : nil
  }

  /// The relation that a word names, such as `greaterThanOrEqualTo` or
  /// `NSLayoutRelationLessThanOrEqual`.
  static func relation(_ word: String) -> LogRelation {
    let word = word.lowercased()
    if word.contains("greater") { return .atLeast }
    if word.contains("less") { return .atMost }
    return .equal
  }
}

extension LogAttribute {
  /// The attribute, with both names of the last baseline unified.
  var plain: LogAttribute { self == .baseline ? .lastBaseline : self }

  /// Whether the attribute is a length.
  var isLength: Bool { self == .width || self == .height }

  /// Whether inward distances from the edge are negative.
  var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: true
    default: false
    }
  }

  /// The margin attribute of an edge; the attribute itself without one.
  var margin: LogAttribute { LogAttribute(rawValue: rawValue + "Margin") ?? self }
}

extension LogRelation {
  /// The relation with its sides exchanged.
  var flipped: LogRelation {
    switch self {
    case .equal: .equal
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }
}
