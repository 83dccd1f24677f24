internal import Diagnostics
internal import ReportFormats

/// Repairs in the Static Analysis Results Interchange Format, section 3.55.
enum SARIFFix {
  /// Returns a fix object.
  ///
  /// - Parameters:
  ///   - description: The title as a message.
  ///   - artifact: The artifact location of the file.
  static func object(_ fix: Fix, _ description: JSONText, _ artifact: JSONText) -> JSONText {
    let change = JSONText.object([
      ("artifactLocation", artifact), ("replacements", .array(fix.edits.map(replacement))),
    ])
    return .object([("description", description), ("artifactChanges", .array([change]))])
  }

  private static func replacement(_ edit: TextEdit) -> JSONText {
    var members: [(name: String, value: JSONText)] = [
      (
        "deletedRegion",
        .object([
          ("byteOffset", .number(Double(edit.range.lowerBound), decimals: 0)),
          ("byteLength", .number(Double(edit.range.count), decimals: 0)),
        ])
      )
    ]
    if !edit.replacement.isEmpty {
      members.append(("insertedContent", .object([("text", .string(edit.replacement))])))
    }
    return .object(members)
  }
}
