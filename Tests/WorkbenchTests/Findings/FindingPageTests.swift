import Checking
import Diagnostics
import Foundation
import Testing
import Workbench

/// The file of a page of findings; `Tests/PageTests` opens it in a browser.
@MainActor struct FindingPageTests {
  private static func count(_ text: String, _ part: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  private static func page(_ result: CheckReport) -> String { FindingFormat.html.text(of: result) }

  /// The data of a page, which its script reads.
  private struct Data: Decodable {
    struct Session: Decodable {
      struct Report: Decodable {
        struct Finding: Decodable {
          let rule: String
          let path: String
          let file: String
          let near: [String]
        }
        let findings: [Finding]
        let files: Int
        let failures: [String]
        let notes: [String]
      }
      let documents: [String]
      let report: Report
    }
    let session: Session

    init(of page: String) throws {
      let start = try #require(page.range(of: "\"session\": "))
      let end = try #require(
        page.range(of: ",\n\"entries\": [", range: start.upperBound..<page.endIndex))
      session = try JSONDecoder().decode(
        Session.self, from: Foundation.Data(page[start.upperBound..<end.lowerBound].utf8))
    }
  }

  @Test func nothingOfADocumentIsMarkup() throws {
    let folder = try SampleDocument.folder()
    let pages = [
      Self.page(SampleFindings.hostile), Self.page(CheckRun.report(on: [folder.url.path])),
    ]
    for page in pages {
      #expect(Self.count(page, "<script") == 1 && Self.count(page, "</script") == 1)
      #expect(!page.contains("<b>") && !page.contains("<img src=x") && !page.contains("<lost>"))
      #expect(page.contains("&lt;/script&gt;"))
      // Control characters and those that turn the direction are visible escapes.
      let controls = page.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" || (0x202A...0x202E).contains($0.value)
      }
      #expect(controls.isEmpty)
    }
  }

  /// One file: nothing in it is loaded from elsewhere, which the page itself forbids as well.
  @Test func nothingIsLoaded() throws {
    let folder = try SampleDocument.folder()
    let page = Self.page(CheckRun.report(on: [folder.url.path]))
    #expect(page.contains("content=\"default-src 'none'; img-src blob: data:;"))
    #expect(
      page.contains("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"))
    #expect(!page.contains("<link") && !page.contains("@import"))
    #expect(page.matches(of: /<[^>]* (src|href)="(?!#)/).isEmpty)
  }

  /// Each finding is there once, with the objects around it; each document once as a map, each scene once as a picture.
  @Test func everyFindingIsThere() throws {
    let folder = try SampleDocument.folder(documents: ["Main.xib", "Two.xib"])
    let result = CheckRun.report(on: [folder.url.path])
    let page = FindingPage(result)
    let report = try Data(of: page.text).session.report
    #expect(report.findings.map(\.rule) == result.findings.map(\.rule.name))
    #expect(report.findings.map(\.file) == result.findings.map(\.location.file))
    #expect(page.sceneCount == 2 && !page.isLimited)
    #expect(Self.count(page.text, "\"kind\":\"scenes\"") == 2)
    #expect(Self.count(page.text, "[{\"kind\":\"picture\"") == 2)
    for (finding, shown) in zip(result.findings, report.findings) {
      guard let subject = finding.location.subject, finding.location.file.hasSuffix(".xib") else {
        #expect(shown.near.isEmpty)
        continue
      }
      // Innermost first, and at last the root.
      #expect(shown.near.last == "root" || !shown.near.contains("root"), "\(subject)")
    }
    let overlap = try #require(report.findings.first { $0.rule == "overlap" })
    #expect(overlap.near.first == "top" && overlap.near.contains("root"))
    // Without scripts, all are in a list.
    #expect(Self.count(page.text, "<li>") == result.findings.count)
  }

  /// More documents than a report has pictures for; the worst ones have theirs.
  @Test func picturesAreLimited() throws {
    let folder = try AssetFolder()
    let names = (0...ReportLimits.pictures).map { "D\($0).xib" }
    let label = SampleDocument.label("far", "A", (400, 0, 100, 40))
    for name in names { try folder.document("<subviews>\(label)</subviews>", at: name) }
    let paths = names.map { folder.url.path + "/" + $0 }
    let findings = paths.enumerated().map { number, path in
      let severity: Severity = number == 0 ? .note : path == paths.last ? .error : .warning
      return Finding(
        .outsideParent, "is outside", severity: severity, at: Location(path, subject: "far"))
    }
    let result = CheckReport(findings: findings, files: paths)
    let page = FindingPage(result)
    #expect(page.sceneCount == ReportLimits.pictures && page.isLimited)
    let report = try Data(of: page.text).session.report
    #expect(report.findings.count == findings.count)
    #expect(
      report.notes.contains { $0.hasPrefix("Only \(ReportLimits.pictures) scenes are drawn") })
    // The note of the first document is the one without a picture.
    #expect(report.findings[0].near.isEmpty && !report.findings[1].near.isEmpty)
    #expect(report.findings.last?.near.first == "far")
    let few = FindingPage(CheckReport(findings: Array(findings.prefix(1)), files: paths))
    #expect(!few.isLimited && few.sceneCount == 1)
  }

  @Test func aPageWithoutFindingsSaysSo() throws {
    let session = try Data(of: Self.page(SampleFindings.empty)).session
    #expect(session.report.findings.isEmpty && session.report.files == 1)
  }
}
