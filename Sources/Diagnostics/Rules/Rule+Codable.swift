/// Rules are coded by their names.
extension Rule: Codable {
  /// The rule of a coded name.
  ///
  /// - Throws: `DecodingError` for a name that the catalogue does not list.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let rule = RuleCatalog.rule(named: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no rule '\(name)'.")
    }
    self = rule
  }

  /// Codes the name.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
