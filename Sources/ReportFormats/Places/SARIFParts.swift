/// The parts of SARIF 2.1.0 documents that do not depend on the reported results.
///
/// - SeeAlso: OASIS Standard "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
package enum SARIFParts {
  /// The URI of the SARIF schema.
  package static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// The identifier of the folder to which paths are relative.
  package static let base = "%SRCROOT%"

  /// A document with one run.
  package static func document(run: JSONText) -> JSONText {
    .object([
      ("$schema", .string(schema)), ("version", .string("2.1.0")), ("runs", .array([run])),
    ])
  }

  /// The member that describes the base folder of paths.
  ///
  /// It omits the folder's path, which should stay private.
  ///
  /// - Parameter command: The command that ran in the folder.
  package static func bases(of command: String) -> (name: String, value: JSONText) {
    (
      "originalUriBaseIds",
      .object([
        (base, .object([("description", message("The folder in which \(command) ran."))]))
      ])
    )
  }

  /// The artifact location of a file.
  package static func artifact(_ file: String, _ paths: ReportPath) -> JSONText {
    var members: [(name: String, value: JSONText)] = [("uri", .string(paths.uri(file)))]
    if paths.contains(file) { members.append(("uriBaseId", .string(base))) }
    return .object(members)
  }

  /// A message whose text is literal: braces are doubled, and brackets do not create a link.
  package static func message(_ text: String) -> JSONText {
    .object([("text", .string(braced(text).replacing("](", with: "\\](")))])
  }

  /// The text with doubled braces, because single braces enclose arguments.
  package static func braced(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  /// A whole number.
  package static func integer(_ value: Int) -> JSONText { .number(Double(value), decimals: 0) }
}
