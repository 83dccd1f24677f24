package import Foundation

/// What the `Contents.json` of a set says, as a value.
package protocol AssetSetContents: Sendable {
  /// Reads what can be read; `problems` gets the rest.
  init(_ document: JSONDocument, problems: inout [AssetProblem])
}

extension AssetSetContents {
  /// Reads a `Contents.json` that has to be right.
  ///
  /// - Throws: `JSONError`, or the first `AssetProblem` that is an error.
  package init(json: Data) throws {
    var problems: [AssetProblem] = []
    self.init(try JSONDocument([UInt8](json)), problems: &problems)
    if let problem = problems.first(where: \.rule.isError) { throw problem }
  }
}
