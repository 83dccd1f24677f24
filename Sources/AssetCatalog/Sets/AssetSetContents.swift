package import Diagnostics
package import Foundation

/// The contents of a set's `Contents.json`.
package protocol AssetSetContents: Sendable {
  /// Creates the value from the readable parts, and adds findings about the rest.
  init(_ document: JSONDocument, findings: inout [Finding])
}

extension AssetSetContents {
  /// Creates the value from a `Contents.json` without errors.
  ///
  /// - Throws: `JSONError`, or the first finding that is an error.
  package init(json: Data) throws {
    var findings: [Finding] = []
    self.init(try JSONDocument([UInt8](json)), findings: &findings)
    if let finding = findings.first(where: { $0.severity == .error }) { throw finding }
  }
}
