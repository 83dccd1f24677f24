internal import ReportFormats

extension PreviewQuery {
  /// The question as pages ask it, apart from the order of its members.
  var json: JSONText {
    var members: [(name: String, value: JSONText)] = [("kind", .string(kind.rawValue))]
    if let scene { members.append(("scene", .string(scene))) }
    if let view { members.append(("view", .string(view))) }
    guard let state else { return .object(members) }
    members.append(("state", .object([("document", .string(state.document))] + state.variant)))
    return .object(members)
  }
}

extension PreviewState {
  /// The surroundings that exports vary, as members.
  var variant: [(name: String, value: JSONText)] {
    [("appearance", appearance), ("direction", direction), ("textSize", textSize)]
      .compactMap { name, value in value.map { (name: name, value: .string($0)) } }
  }
}

extension JSONText {
  /// The value of a member; nil for another value than an object, or without the member.
  subscript(name: String) -> JSONText? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }

  /// The text of a string; nil for another value.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// Returns the texts of a member of each element of an array in a member; elements without one are skipped.
  func strings(_ name: String, of array: String) -> [String] {
    self[array]?.elements.compactMap { $0[name]?.string } ?? []
  }

  /// The values of an array; empty for another value.
  var elements: [JSONText] { if case .array(let values) = self { values } else { [] } }
}
