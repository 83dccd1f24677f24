/// Parts of documents in SARIF 2.1.0 that do not depend on what is reported.
///
/// - SeeAlso: OASIS Standard "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
package enum SARIFParts {
  /// The address of the schema that the format names.
  package static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The name of the folder to which paths are relative.
  package static let base = "%SRCROOT%"

  /// A document of one run.
  package static func document(run: JSONText) -> JSONText {
    .object([
      ("$schema", .string(schema)), ("version", .string("2.1.0")), ("runs", .array([run])),
    ])
  }

  /// The member that says what paths are relative to: the folder's own path is not for others to see.
  ///
  /// - Parameter command: The command that ran there.
  package static func bases(of command: String) -> (name: String, value: JSONText) {
    (
      "originalUriBaseIds",
      .object([
        (base, .object([("description", message("The folder in which \(command) ran."))]))
      ])
    )
  }

  /// The address of a file.
  package static func artifact(_ file: String, _ paths: ReportPath) -> JSONText {
    var members: [(name: String, value: JSONText)] = [("uri", .string(paths.uri(file)))]
    if paths.contains(file) { members.append(("uriBaseId", .string(base))) }
    return .object(members)
  }

  /// A message whose text means itself: braces are doubled, and brackets do not make a link.
  package static func message(_ text: String) -> JSONText {
    .object([("text", .string(braced(text).replacing("](", with: "\\](")))])
  }

  /// The text with doubled braces: single ones stand for arguments.
  package static func braced(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  /// A whole number.
  package static func integer(_ value: Int) -> JSONText { .number(Double(value), decimals: 0) }
}
