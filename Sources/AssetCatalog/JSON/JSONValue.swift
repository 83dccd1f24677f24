/// A value of a JSON text, with its byte range.
package struct JSONValue: Sendable {
  /// The kind of a value, with its content.
  package enum Kind: Sendable {
    /// The members in text order; keys may repeat.
    case object([JSONMember])
    /// The elements, in order.
    case array([JSONValue])
    /// A string with its escapes resolved.
    case string(String)
    /// A finite number.
    case number(Double)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null
  }

  /// The kind and content.
  package let kind: Kind
  /// The byte range in the text: from the first brace, bracket, quotation mark, digit or letter to the end of the last.
  package let range: Range<Int>

  /// Creates a value with its range.
  package init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The members of an object; nil for anything else.
  package var members: [JSONMember]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// The elements of an array; nil for anything else.
  package var elements: [JSONValue]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  /// The text of a string; nil for anything else.
  package var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// The value of a number; nil for anything else.
  package var number: Double? {
    if case .number(let number) = kind { number } else { nil }
  }

  /// The value of `true` and `false`; nil for anything else.
  package var bool: Bool? {
    if case .bool(let bool) = kind { bool } else { nil }
  }

  /// Whether it is `null`.
  package var isNull: Bool {
    if case .null = kind { true } else { false }
  }

  /// The value of an object's key; for a duplicate key the last value, as in most parsers.
  ///
  /// - Complexity: O(members).
  package subscript(key: String) -> JSONValue? {
    members?.last { $0.key == key }?.value
  }

  /// The element of an array; nil if the index is out of bounds.
  package subscript(index: Int) -> JSONValue? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The value at a path relative to this one; nil if the path does not exist.
  package subscript(path: JSONPath) -> JSONValue? {
    var value = self
    for step in path.steps {
      let next =
        switch step {
        case .key(let key): value[key]
        case .index(let index): value[index]
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }

  /// The name of its kind in RFC 8259.
  package var kindName: String {
    switch kind {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number: "number"
    case .bool: "boolean"
    case .null: "null"
    }
  }
}

/// A key of an object and its value.
package struct JSONMember: Sendable {
  /// The key with its escapes resolved.
  package let key: String
  /// The byte range of the key, including its quotation marks.
  package let keyRange: Range<Int>
  /// The value of the key.
  package let value: JSONValue

  /// Creates a member of an object.
  package init(key: String, keyRange: Range<Int>, value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }

  /// The byte range from the key's first quotation mark to the end of the value.
  package var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
}
