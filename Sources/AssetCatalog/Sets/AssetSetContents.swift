package import Diagnostics
package import Foundation

/// What the `Contents.json` of a set says, as a value.
package protocol AssetSetContents: Sendable {
  /// Reads what can be read; `findings` gets the rest.
  init(_ document: JSONDocument, findings: inout [Finding])
}

extension AssetSetContents {
  /// Reads a `Contents.json` that has to be right.
  ///
  /// - Throws: `JSONError`, or the first finding that is an error.
  package init(json: Data) throws {
    var findings: [Finding] = []
    self.init(try JSONDocument([UInt8](json)), findings: &findings)
    if let finding = findings.first(where: { $0.severity == .error }) { throw finding }
  }
}
