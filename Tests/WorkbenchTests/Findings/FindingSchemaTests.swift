import Foundation
import GoldenFiles
import Testing
import Workbench

/// What other programs read is valid by the schemas that they read it by, whatever a document says.
@MainActor struct FindingSchemaTests {
  static let json = "Documentation/Schemas/findings.schema.json"
  static let sarif = "Tests/WorkbenchTests/Fixtures/Schemas/sarif-schema-2.1.0.json"
  static let junit = "Tests/WorkbenchTests/Fixtures/Schemas/junit-10.xsd"

  /// Nothing, everything odd, and the findings about the examples.
  static func results() -> [CheckReport] {
    let examples = CheckRun.report(on: [Repository.path("Examples/Conflict.xib"), "/nowhere"])
    return [SampleFindings.empty, SampleFindings.hostile, examples]
  }

  @Test(.enabled(if: Validator.hasJSON, "\(Validator.comment)"))
  func jsonIsValid() throws {
    for result in Self.results() {
      #expect(try Validator.faults(json: FindingFormat.json.text(of: result), Self.json) == "")
    }
    for wrong in [
      #"{}"#, #"[{"path": "a"}]"#,
      #"[{"path": "a", "severity": "odd", "rule": "r", "message": "m", "id": "0123456789abcdef"}]"#,
      #"[{"path": "a", "severity": "note", "rule": "r", "message": "m", "id": "7"}]"#,
    ] { #expect(try Validator.faults(json: wrong, Self.json) != "", "\(wrong)") }
  }

  /// The schema describes every member.
  @Test func noMemberIsMissingInTheSchema() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Repository.path(Self.json)))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let items = try #require(schema["items"] as? [String: Any])
    let known = try #require(items["properties"] as? [String: Any])
    let text = FindingFormat.json.text(of: SampleFindings.hostile)
    let read = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(Set(read.flatMap(\.keys)) == Set(known.keys))
  }

  @Test(.enabled(if: Validator.hasJSON, "\(Validator.comment)"))
  func sarifIsValid() throws {
    for result in Self.results() {
      #expect(try Validator.faults(json: FindingFormat.sarif.text(of: result), Self.sarif) == "")
    }
    let text = FindingFormat.sarif.text(of: SampleFindings.hostile)
    for (right, wrong) in [
      ("\"version\": \"2.1.0\"", "\"version\": \"2.0.0\""), ("\"level\": \"note\"", "\"level\": 1"),
      ("\"startLine\": 3", "\"startLine\": 0"), ("\"ruleId\"", "\"rule\""),
    ] {
      let broken = text.replacingOccurrences(of: right, with: wrong)
      #expect(broken != text)
      #expect(try Validator.faults(json: broken, Self.sarif) != "", "\(wrong)")
    }
  }

  @Test(.enabled(if: Validator.hasXML, "\(Validator.comment)"))
  func junitIsValid() throws {
    for result in Self.results() {
      #expect(try Validator.faults(xml: FindingFormat.junit.text(of: result), Self.junit) == "")
    }
    let text = FindingFormat.junit.text(of: SampleFindings.hostile)
    for (right, wrong) in [("classname=", "class="), ("<failure", "<fault"), ("&lt;", "<")] {
      let broken = text.replacingOccurrences(of: right, with: wrong)
      #expect(broken != text)
      #expect(try Validator.faults(xml: broken, Self.junit) != "", "\(wrong)")
    }
  }
}
