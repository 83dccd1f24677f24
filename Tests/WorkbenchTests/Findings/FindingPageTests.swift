import Diagnostics
import Foundation
import Testing
import Workbench

/// The text of a page of findings.
@MainActor struct FindingPageTests {
  private static func count(_ text: String, _ part: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  private static func page(_ result: CheckReport) -> String { FindingFormat.html.text(of: result) }

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
    #expect(page.contains("content=\"default-src 'none'; img-src data:;"))
    #expect(
      page.contains("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"))
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("url("))
    #expect(!page.contains("<link") && !page.contains("@import"))
    for match in page.matches(of: /(src|href)="([^"]{0,30})/) {
      #expect(match.2.hasPrefix("data:image/png;base64,"))
    }
  }

  /// Each finding is there once, each root's picture once, each mark on it.
  @Test func everyFindingIsThere() throws {
    let folder = try SampleDocument.folder(documents: ["Main.xib", "Two.xib"])
    let result = CheckRun.report(on: [folder.url.path])
    let pictures = FindingPictures(result)
    let page = FindingPage.text(result, pictures)
    #expect(Self.count(page, "<li class=\"finding ") == result.findings.count)
    for id in result.ids { #expect(Self.count(page, "id=\"f-\(id)\"") == 1) }
    #expect(pictures.pictures.count == 2)
    #expect(Self.count(page, "src=\"data:image/png") == 2)
    #expect(Self.count(page, "<img ") == pictures.shown.count && pictures.shown.count == 4)
    let marks = pictures.shown.values.flatMap(\.marks)
    #expect(Self.count(page, "<i class=\"mark") == marks.count)
    #expect(Self.count(page, "<i class=\"mark related\"") == marks.filter(\.isRelated).count)
    // 96 of 320, 84 of 504, 160 of 320 and 42 of 504.
    #expect(
      Self.count(page, "<i class=\"mark\" style=\"left:30%;top:16.667%;width:50%;height:8.333%\">")
        >= 2)
    #expect(Self.count(page, "<section class=\"document\">") == 3)
  }

  @Test func aPageWithoutFindingsSaysSo() {
    let page = Self.page(SampleFindings.empty)
    #expect(page.contains("0 errors") && page.contains("in 1 checked file."))
    #expect(page.contains("No findings."))
  }
}
