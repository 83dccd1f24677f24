import Checking
import Diagnostics
import Foundation
import Testing
import Workbench

/// A page of findings in a real browser: filters, pictures and the width of a phone.
@Suite(.enabled(if: Browser.isThere, "\(Browser.comment)"), .serialized)
@MainActor struct FindingPageBrowserTests {
  /// A report on disk.
  private struct Report {
    let folder: AssetFolder
    let result: CheckReport
    var address: String { "file://\(folder.url.path)/report.html" }

    @MainActor init() throws {
      folder = try SampleDocument.folder(documents: ["Main.xib", "Two.xib"])
      result = CheckRun.report(on: [folder.url.path])
      try folder.write(FindingFormat.html.text(of: result), "report.html")
    }
  }

  /// A filter of the address's fragment, and the findings that pass it.
  struct Filter: Sendable, CustomTestStringConvertible {
    let fragment: String
    let passes: @Sendable (Finding) -> Bool
    var testDescription: String { fragment }
  }

  nonisolated static let filters = [
    Filter(fragment: "") { _ in true },
    Filter(fragment: "#severity=error&rule=conflict") {
      $0.severity == .error && $0.rule == .conflict
    },
    Filter(fragment: "#severity=error") { $0.severity == .error },
    Filter(fragment: "#severity=warning,note") { $0.severity != .error },
    Filter(fragment: "#severity=") { _ in false },
    Filter(fragment: "#rule=overlap") { $0.rule == .overlap },
    Filter(fragment: "#severity=note&rule=conflict") { _ in false },
    // A rule that no finding has is not a filter.
    Filter(fragment: "#rule=nothing") { _ in true },
    Filter(fragment: "#text=Two.xib%20COVERS") {
      $0.location.file.hasSuffix("Two.xib") && $0.message.contains("covers")
    },
    Filter(fragment: "#text=%3C%2Fscript%3E%3Cb%3E") { $0.message.contains("</script><b>") },
  ]

  @Test(arguments: filters) func theFragmentFilters(filter: Filter) throws {
    let report = try Report()
    let document = try Browser.document(at: report.address + filter.fragment)
    let expected = zip(report.result.ids, report.result.findings).filter { filter.passes($0.1) }
    let items = document.matches(of: /<li class="finding [^>]*id="f-([^"]+)"[^>]*>/)
    let visible = items.filter { !$0.0.contains(" hidden") }.map { String($0.1) }
    #expect(items.count == report.result.findings.count)
    #expect(Set(visible) == Set(expected.map(\.0)))
    #expect(try Browser.attribute("shown", of: document) == "\(expected.count)")
    #expect(document.contains(">\(expected.count) of \(items.count) findings shown<"))
    // A file without visible findings is hidden.
    let files = Set(expected.map(\.1.location.file)).count
    let sections = document.matches(of: /<section class="document"[^>]*>/)
    #expect(sections.count == 3)
    #expect(sections.filter { !$0.0.contains("hidden") }.count == files)
  }

  /// The pictures are data that the browser decodes, those that are repeated too.
  @Test func everyPictureIsLoaded() throws {
    let report = try Report()
    let document = try Browser.document(at: report.address)
    let count = FindingPictures(report.result).shown.count
    // An overlap and a conflict of two documents.
    #expect(count == 4)
    #expect(try Browser.attribute("pictures", of: document) == "\(count)")
    #expect(try Browser.attribute("loaded", of: document) == "\(count)")
  }

  /// A frame as wide as a phone: browsers without a window are at least 500 pixels wide.
  @Test(arguments: [320, 375, 1200]) func nothingIsWiderThanTheWindow(width: Int) throws {
    let report = try Report()
    try report.folder.write(
      """
      <!DOCTYPE html><meta charset="utf-8">
      <body><iframe src="report.html" width="\(width)" height="800" style="border: 0"></iframe>
      <script>
      window.addEventListener('load', function () {
        var inner = document.querySelector('iframe').contentDocument.body.dataset;
        document.body.dataset.text = inner.textWidth;
        document.body.dataset.window = inner.windowWidth;
        document.body.dataset.loaded = inner.loaded;
      });
      </script></body>
      """, "phone.html")
    let document = try Browser.document(at: "file://\(report.folder.url.path)/phone.html")
    #expect(try Browser.attribute("window", of: document) == "\(width)")
    let text = try #require(try Browser.attribute("text", of: document).flatMap { Int($0) })
    #expect(text <= width && text > width - 30)
    #expect(try Browser.attribute("loaded", of: document) != "0")
  }
}
