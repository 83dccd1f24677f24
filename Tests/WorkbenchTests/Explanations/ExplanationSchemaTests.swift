import Foundation
import GoldenFiles
import NibBuilding
import Testing

@testable import Workbench

/// What other programs read of explanations and comparisons is valid by the published schemas.
@MainActor struct ExplanationSchemaTests {
  static let explanations = "Documentation/Schemas/explanations.schema.json"
  static let comparisons = "Documentation/Schemas/comparisons.schema.json"

  private func explanation() throws -> String {
    let laidOut = try LaidOutDocument.read(path: Repository.path("Examples/Conflict.xib"))
    return ExplanationJSON.lines(ViewExplanation.explanations(ofViewsNamed: nil, in: laidOut))
  }

  private func comparison() throws -> String {
    let path = Repository.path("Examples/Conflict.xib")
    let old = try Data(contentsOf: URL(fileURLWithPath: path))
    let new = String(decoding: old, as: UTF8.self).replacingOccurrences(
      of: "constant=\"", with: "constant=\"1")
    let pair = ComparedPair(path: path, old: old, new: Data(new.utf8))
    let change = try #require(try DocumentComparison.change(pair, layouts: ComparedLayouts([:])))
    #expect(!change.moved.isEmpty && !change.edits.isEmpty)
    return ComparisonJSON.lines([change])
  }

  @Test(.enabled(if: Validator.hasJSON, "\(Validator.comment)"))
  func jsonIsValid() throws {
    #expect(try Validator.faults(json: try explanation(), Self.explanations) == "")
    #expect(try Validator.faults(json: try comparison(), Self.comparisons) == "")
    for schema in [Self.explanations, Self.comparisons] {
      #expect(try Validator.faults(json: "[]", schema) == "")
      for wrong in ["{}", #"[{"path": "a"}]"#, "[1]"] {
        #expect(try Validator.faults(json: wrong, schema) != "", "\(wrong)")
      }
    }
  }

  /// The schemas describe every member.
  @Test func noMemberIsMissingInTheSchemas() throws {
    for (text, path) in [
      (try explanation(), Self.explanations), (try comparison(), Self.comparisons),
    ] {
      let data = try Data(contentsOf: URL(fileURLWithPath: Repository.path(path)))
      let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let items = try #require(schema["items"] as? [String: Any])
      let known = try #require(items["properties"] as? [String: Any])
      let read = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
      #expect(Set(read.flatMap(\.keys)) == Set(known.keys))
    }
  }
}
