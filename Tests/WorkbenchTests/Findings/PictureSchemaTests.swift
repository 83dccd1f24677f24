import Foundation
import GoldenFiles
import Testing

@testable import Workbench

/// The report of pictures is valid by the published schema.
@MainActor struct PictureSchemaTests {
  static let path = "Documentation/Schemas/pictures.schema.json"

  private func line(_ document: String) throws -> String {
    let path = Repository.path(document)
    return PictureRecord.line(
      try DocumentPicture(path: path), of: path, file: "picture.png")
  }

  @Test(.enabled(if: Validator.hasJSON, "\(Validator.comment)"))
  func linesAreValid() throws {
    for document in ["Examples/Preferences.xib", "Examples/Conflict.xib"] {
      #expect(try Validator.faults(json: try line(document), Self.path) == "")
    }
    for wrong in ["[]", "{}", #"{"document": "a", "root": "b"}"#] {
      #expect(try Validator.faults(json: wrong, Self.path) != "", "\(wrong)")
    }
  }

  /// The schema describes every member.
  @Test func noMemberIsMissingInTheSchema() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Repository.path(Self.path)))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let known = try #require(schema["properties"] as? [String: Any])
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(line("Examples/Preferences.xib").utf8))
        as? [String: Any])
    #expect(Set(read.keys) == Set(known.keys))
    let inner = try #require(known["differs"] as? [String: Any])
    let parts = try #require(inner["properties"] as? [String: Any])
    #expect(Set(try #require(read["differs"] as? [String: Any]).keys) == Set(parts.keys))
  }
}
