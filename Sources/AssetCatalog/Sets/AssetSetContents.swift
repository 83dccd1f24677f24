package import Diagnostics
package import Foundation

/// The `Contents.json` of a set as a value.
package protocol AssetSetContents: Sendable {
  /// Creates the value from the parts that can be read; `findings` gets the rest.
  init(_ document: JSONDocument, findings: inout [Finding])
}

extension AssetSetContents {
  /// Creates the value from a `Contents.json` without mistakes.
  ///
  /// - Throws: `JSONError`, or the first finding that is an error.
  package init(json: Data) throws {
    var findings: [Finding] = []
    self.init(try JSONDocument([UInt8](json)), findings: &findings)
    if let finding = findings.first(where: { $0.severity == .error }) { throw finding }
  }
}
