internal import ReportFormats

/// A parameter of a tool.
struct ToolParameter {
  /// The type of its values.
  enum Kind: Equatable {
    case text, texts, flag, number
    case choice([String])
  }

  /// The name.
  let name: String
  /// The type of its values.
  let kind: Kind
  /// The description for the model that calls the tool.
  let description: String
  /// Whether calls must state it.
  var isRequired = false
  /// Whether its values are paths of files or folders, which must be inside the served folder.
  var isPath = false

  /// The JSON Schema.
  var schema: JSONText {
    var members: [(name: String, value: JSONText)]
    switch kind {
    case .text: members = [("type", .string("string"))]
    case .texts:
      members = [
        ("type", .string("array")), ("items", .object([("type", .string("string"))])),
      ]
    case .flag: members = [("type", .string("boolean"))]
    case .number: members = [("type", .string("number"))]
    case .choice(let words):
      members = [("type", .string("string")), ("enum", .array(words.map { .string($0) }))]
    }
    if !description.isEmpty { members.append(("description", .string(description))) }
    return .object(members)
  }
}
