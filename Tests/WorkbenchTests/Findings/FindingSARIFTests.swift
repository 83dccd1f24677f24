import Diagnostics
import Foundation
import Testing
import Workbench

/// What a log in SARIF says, where the schema leaves a choice.
struct FindingSARIFTests {
  struct Log: Decodable {
    struct Run: Decodable {
      var tool: Tool
      var columnKind: String
      var invocations: [Invocation]
      var results: [Result]
    }
    struct Tool: Decodable { var driver: Driver }
    struct Driver: Decodable {
      var name: String
      var version: String
      var rules: [Descriptor]
      var notifications: [Notice]
    }
    struct Notice: Decodable { var id: String }
    struct Descriptor: Decodable {
      struct Configuration: Decodable {
        var enabled: Bool
        var level: String
      }
      var id: String
      var shortDescription: Message
      var fullDescription: Message
      var help: Message
      var defaultConfiguration: Configuration
    }
    struct Message: Decodable { var text: String }
    struct Invocation: Decodable {
      var executionSuccessful: Bool
      var toolExecutionNotifications: [Notification]
    }
    struct Notification: Decodable {
      var level: String
      var message: Message
      var locations: [Place]?
    }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Message
      var locations: [Place]
      var relatedLocations: [Place]?
      var partialFingerprints: [String: String]
    }
    struct Place: Decodable {
      var id: Int?
      var message: Message?
      var physicalLocation: Physical?
    }
    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    struct Artifact: Decodable {
      var uri: String
      var uriBaseId: String?
    }
    struct Region: Decodable, Equatable {
      var startLine: Int
      var startColumn: Int
    }
    var version: String
    var runs: [Run]
  }

  static func run(_ result: CheckReport) throws -> Log.Run {
    let log = try JSONDecoder().decode(Log.self, from: Data(FindingSARIF.text(result).utf8))
    return try #require(log.runs.first)
  }

  @Test func rulesAreThoseOfTheCatalogue() throws {
    let driver = try Self.run(SampleFindings.empty).tool.driver
    #expect(driver.name == "plumb" && driver.version == ToolVersion.current)
    #expect(driver.rules.map(\.id) == RuleCatalog.all.map(\.name))
    for (read, rule) in zip(driver.rules, RuleCatalog.all) {
      #expect(read.shortDescription.text == rule.summary)
      #expect(read.fullDescription.text.contains(rule.page?.sees ?? rule.summary))
      #expect(read.help.text.hasPrefix("# \(rule.name)\n"))
      #expect(read.defaultConfiguration.level == rule.severity.rawValue)
      #expect(read.defaultConfiguration.enabled == rule.isOnByDefault)
    }
  }

  @Test func resultsAreTheFindings() throws {
    let result = SampleFindings.hostile
    let run = try Self.run(result)
    // Columns count Unicode scalars: `SourcePosition`.
    #expect(run.columnKind == "unicodeCodePoints")
    #expect(run.results.count == result.findings.count)
    for (read, finding) in zip(run.results, result.findings) {
      #expect(read.ruleId == finding.rule.name && read.level == finding.severity.rawValue)
      #expect(run.tool.driver.rules[read.ruleIndex].id == read.ruleId)
      let place = try #require(read.locations.first?.physicalLocation)
      let position = finding.location.position
      #expect(
        place.region == position.map { .init(startLine: $0.line, startColumn: $0.column) })
      let related = read.relatedLocations ?? []
      #expect(related.map(\.id) == Array(finding.related.indices))
      #expect(related.compactMap(\.message?.text).count == finding.related.count)
    }
    let related = try #require(run.results.first?.relatedLocations)
    #expect(related.map { $0.physicalLocation?.region?.startLine } == [nil, 9])
    let ids = run.results.compactMap { $0.partialFingerprints["plumbFinding/v1"] }
    #expect(ids == result.ids && Set(ids).count == ids.count)
  }

  /// Single braces are placeholders by section 3.11.5 of the standard, brackets before parentheses links by 3.11.6.
  @Test func messagesMeanThemselves() throws {
    let text = try #require(try Self.run(SampleFindings.hostile).results.first).message.text
    #expect(text.contains("{{0}}") && text.contains("[link\\](1)"))
    #expect(!text.contains("[link](1)"))
    #expect(text.contains("<img src=x onerror=alert(1)> & \"two\" 'one' ]]> %0A%, a:b, "))
  }

  /// RFC 3986: relative references in the folder, absolute ones outside of it.
  @Test func pathsAreURIs() throws {
    let places = try Self.run(SampleFindings.hostile).results.compactMap {
      $0.locations.first?.physicalLocation?.artifactLocation
    }
    #expect(
      places.map(\.uri) == [
        "Main.xib", "Main.xib", "Main.xib", "Main.xib", "A.xcassets/%C3%BC%201%23%3F.imageset",
        "file:///else/%3Cwhere%3E%26%22%27.xib", "file:///projects/a%0A%1Bb.xib",
      ])
    #expect(
      places.map { $0.uriBaseId == "%SRCROOT%" } == [true, true, true, true, true, false, false])
  }

  @Test func unreadInputsAreNotifications() throws {
    let good = try #require(try Self.run(SampleFindings.empty).invocations.first)
    #expect(good.executionSuccessful && good.toolExecutionNotifications.isEmpty)
    let bad = try Self.run(SampleFindings.hostile)
    let invocation = try #require(bad.invocations.first)
    #expect(!invocation.executionSuccessful)
    #expect(bad.tool.driver.notifications.map(\.id) == ["input"])
    let notices = invocation.toolExecutionNotifications
    #expect(notices.map(\.level) == ["error", "error"])
    #expect(
      notices.map { $0.locations?.first?.physicalLocation?.artifactLocation.uri } == [
        "gone%20%26%20%3Clost%3E", nil,
      ])
    #expect(notices.last?.message.text.hasPrefix("nothing: ") == true)
  }
}
