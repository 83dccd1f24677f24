import Checking
import Diagnostics
import Foundation
import GoldenFiles
import TestSupport
import Testing
import Workbench

extension CheckReport {
  /// The check of a document with its repairs.
  @MainActor static func fixing(_ url: URL, _ mode: FixMode) -> CheckReport {
    var check = CheckRequest()
    check.fixing = mode
    return CheckRun.report(on: [url.path], request: check)
  }
}

/// Repairs remove their findings, add none and change no other byte.
@MainActor struct FixTests {
  /// What recognises a finding in two reports.
  private struct Key: Hashable {
    let rule: String
    let subject: String?

    init(_ finding: Finding) {
      rule = finding.rule.name
      subject = finding.location.subject
    }
  }

  private static let rules: [Rule] = [.conflict, .twinConstraint, .leftRight, .misplaced]

  private func write(_ data: Data, _ name: String = "Main.xib") throws -> URL {
    let url = try TestFolder.make().appendingPathComponent(name)
    try data.write(to: url)
    return url
  }

  private func fix(_ url: URL, rules: [Rule] = FixTests.rules) -> CheckReport {
    var check = CheckRequest()
    check.rulesOff = Self.rules.filter { !rules.contains($0) }.map(\.name)
    check.fixing = .applied
    return CheckRun.report(on: [url.path], request: check)
  }

  private func random(_ seed: UInt64) -> PlantedDocument {
    var random = SeededRandom(seed: seed)
    var document = PlantedDocument()
    for view in 0..<PlantedDocument.count where Bool.random(using: &random) {
      document.faults[view] = PlantedDocument.Fault.allCases.randomElement(using: &random)
    }
    document.newline = Bool.random(using: &random) ? "\n" : "\r\n"
    document.hasMark = Bool.random(using: &random)
    return document
  }

  /// What is planted into a sound document goes, and nothing else changes.
  @Test(arguments: 0..<24)
  func plantedFaultsAreRepaired(seed: UInt64) throws {
    let document = random(seed)
    let url = try write(document.planted)
    let before = CheckRun.report(on: [url.path])
    // Two widths of a view are one finding; every mistake has its own.
    #expect(before.findings.count == document.faults.count, "seed \(seed)")
    let report = fix(url)
    #expect(report.findings == [] && report.failures.isEmpty, "seed \(seed): \(report.findings)")
    #expect(report.fixed.count == document.faults.count)
    #expect(Set(report.fixed.map { Key($0.finding) }) == Set(before.findings.map(Key.init)))
    #expect(report.fixed.map(\.finding.location) == before.findings.map(\.location))
    let written = try Data(contentsOf: url)
    #expect(document.repaired(from: written), "seed \(seed)")
    // A second run changes nothing.
    #expect(fix(url).fixed.isEmpty)
    #expect(try Data(contentsOf: url) == written)
  }

  /// Whatever is repaired first, the text is the same in the end.
  @Test(arguments: 0..<8)
  func theOrderDoesNotMatter(seed: UInt64) throws {
    var document = random(seed)
    for (view, fault) in PlantedDocument.Fault.allCases.enumerated() {
      document.faults[view] = fault
    }
    let atOnce = try write(document.planted)
    _ = fix(atOnce)
    var random = SeededRandom(seed: seed)
    let stepwise = try write(document.planted)
    for rule in Self.rules.shuffled(using: &random) {
      #expect(!fix(stepwise, rules: [rule]).fixed.isEmpty, "seed \(seed), \(rule.name)")
    }
    #expect(try Data(contentsOf: stepwise) == Data(contentsOf: atOnce))
  }

  /// A stated repair is the edit that would be made; alone, without writing anything.
  @Test(arguments: PlantedDocument.Fault.allCases)
  func repairsAreStated(fault: PlantedDocument.Fault) throws {
    var document = PlantedDocument(hasMark: true)
    document.faults[2] = fault
    let url = try write(document.planted)
    let finding = try #require(CheckReport.fixing(url, .stated).findings.first)
    #expect(try Data(contentsOf: url) == document.planted)
    let edit = try #require(finding.fix)
    let bytes = try #require(Fix.applied([edit], to: [UInt8](document.planted)))
    #expect(document.repaired(from: Data(bytes)))
    let hinted = try #require(CheckReport.fixing(url, .hints).findings.first)
    #expect((hinted.fix != nil) == (fault == .contradiction))
    if fault == .contradiction {
      #expect(hinted.hint?.hasSuffix("resolves it; nothing else changes") == true)
      #expect(hinted.hint?.hasPrefix("priority 999 on constraint ") == true)
    }
  }

  /// No repair of a real document adds a finding, and a second run changes nothing.
  @Test(arguments: Repository.documents)
  func repairsAddNothing(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Repository.path(path)))
    let url = try write(data, (path as NSString).lastPathComponent)
    let before = CheckRun.report(on: [url.path])
    let report = fix(url)
    let after = CheckRun.report(on: [url.path])
    #expect(report.findings == after.findings)
    #expect(Set(after.findings.map(Key.init)).isSubset(of: before.findings.map(Key.init)))
    #expect(after.findings.count <= before.findings.count - report.fixed.count)
    let written = try Data(contentsOf: url)
    #expect((written == data) == report.fixed.isEmpty)
    _ = fix(url)
    #expect(try Data(contentsOf: url) == written)
  }

  /// A twin that something refers to stays; where both are used or size classes switch one of them, both do.
  @Test(arguments: [
    (["y0"], ["p0"]), (["p0"], ["y0"]), ([], ["p0"]), (["y0", "p0"], []),
  ])
  func usedTwinsStay(used: [String], removed: [String]) throws {
    var document = PlantedDocument()
    document.faults[0] = .twin
    let outlets = used.enumerated().map {
      #"<outlet property="o\#($0)" destination="\#($1)" id="o\#($0)"/>"#
    }.joined()
    let text = String(decoding: document.planted, as: UTF8.self).replacing(
      "<objects>",
      with: "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\">"
        + "<connections>\(outlets)</connections></placeholder>")
    let url = try write(Data(text.utf8))
    #expect(fix(url).fixed.count == removed.count)
    let written = try String(contentsOf: url, encoding: .utf8)
    for id in ["y0", "p0"] { #expect(written.contains("id=\"\(id)\"") != removed.contains(id)) }
  }

  /// Constraints that size classes switch, and accepted findings, are left alone.
  @Test func variedAndAcceptedFindingsStay() throws {
    var document = PlantedDocument()
    document.faults[0] = .twin
    let text = String(decoding: document.planted, as: UTF8.self)
    let varied = text.replacing(
      "      </constraints>\n    </view>\n  </objects>",
      with: "      </constraints><variation key=\"heightClass=compact\"><mask key=\"constraints\">"
        + "<exclude reference=\"y0\"/></mask></variation>\n    </view>\n  </objects>")
    #expect(varied != text)
    let url = try write(Data(varied.utf8))
    #expect(fix(url).fixed.isEmpty)
    #expect(try Data(contentsOf: url) == Data(varied.utf8))
    let plain = try write(document.planted)
    let configuration = plain.deletingLastPathComponent().appendingPathComponent(".plumb.yml")
    try Data("exceptions: [{rule: twin-constraint, reason: known}]".utf8).write(to: configuration)
    #expect(fix(plain).fixed.isEmpty)
    try Data("rules: {twin-constraint: note}".utf8).write(to: configuration)
    #expect(fix(plain).fixed.map(\.finding.rule) == [.twinConstraint])
    let off = try write(document.planted)
    #expect(fix(off, rules: [.conflict]).fixed.isEmpty)
  }

  /// Documents of many findings, of one line and of another encoding end, and are never made worse.
  @Test func hostileDocumentsEnd() throws {
    let twins = (0..<60).map {
      #"<constraint firstAttribute="width" constant="\#($0)" id="c\#($0)"/>"#
    }.joined()
    var document = PlantedDocument()
    document.faults[1] = .twin
    let sound = String(decoding: document.planted, as: UTF8.self)
    let many = sound.replacing(
      #"<constraint firstAttribute="width" constant="100" id="w0"/>"#, with: twins)
    for text in [many, sound.replacing("\n", with: "")] {
      let url = try write(Data(text.utf8))
      let before = CheckRun.report(on: [url.path]).findings.count
      let report = fix(url)
      #expect(report.failures.isEmpty && report.findings.count <= before)
    }
    let wide = try #require(sound.data(using: .utf16))
    let url = try write(wide)
    #expect(fix(url).fixed.isEmpty)
    #expect(try Data(contentsOf: url) == wide)
  }
}
