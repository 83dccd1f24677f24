import Foundation
import GoldenFiles
import Testing

@testable import Workbench

/// The page of a comparison in a real browser: before, after, blinking, and the width of a phone.
@Suite(.enabled(if: Browser.isThere, "\(Browser.comment)"), .serialized)
@MainActor struct ComparisonPageBrowserTests {
  /// What is measured in a frame as wide as a phone: browsers without a window are at least 500 pixels wide.
  private static let script = """
    window.addEventListener('load', function () {
      var frame = document.querySelector('iframe'), page = frame.contentDocument;
      var view = frame.contentWindow, data = document.body.dataset;
      var box = function (name) { return page.querySelector(name).getBoundingClientRect(); };
      var text = function (name) {
        var rect = box(name);
        return [rect.left, rect.top, rect.width, rect.height].map(Math.round).join(' ');
      };
      var pictures = Array.from(page.querySelectorAll('.state img'));
      data.pictures = pictures.length;
      data.loaded = pictures.filter(function (image) { return image.naturalWidth > 0; }).length;
      data.captions = Array.from(page.querySelectorAll('figcaption'))
        .map(function (caption) { return caption.textContent; }).join(' ');
      data.beforeStyle = view.getComputedStyle(page.querySelector('.before .mark')).outlineStyle;
      data.afterStyle = view.getComputedStyle(page.querySelector('.after .mark')).outlineStyle;
      var image = box('.after img'), mark = box('.after .mark');
      data.inside = mark.left >= image.left - 1 && mark.right <= image.right + 1
        && mark.top >= image.top - 1 && mark.bottom <= image.bottom + 1;
      data.wide = page.documentElement.scrollWidth;
      data.window = view.innerWidth;
      data.apart = text('.before') !== text('.after');
      page.querySelector('label').click();
      data.together = text('.before') === text('.after');
      data.blinkWide = page.documentElement.scrollWidth;
      var after = page.querySelector('.after'), running = after.getAnimations();
      data.animations = page.querySelector('.before').getAnimations().length + ' ' + running.length;
      data.seen = [200, 900].map(function (time) {
        running[0].pause();
        running[0].currentTime = time;
        return view.getComputedStyle(after).visibility;
      }).join(' ');
      page.querySelector('label').click();
      data.again = text('.before') !== text('.after') && after.getAnimations().length === 0;
      data.requests = view.performance.getEntriesByType('resource')
        .filter(function (entry) { return !entry.name.startsWith('data:'); }).length;
    });
    """

  /// The body of a page that shows a comparison, after the script.
  ///
  /// - Parameters:
  ///   - size: The width of the document in points.
  ///   - width: The width of the browser's window in pixels.
  private func measured(size: Int, width: Int) throws -> (String) throws -> String? {
    let path = Repository.path("Examples/Conflict.xib")
    let old = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: "width=\"320\"", with: "width=\"\(size)\"")
    let new = old.replacingOccurrences(of: "constant=\"120\"", with: "constant=\"90\"")
    let name = String(repeating: "folder-with-a-long-name/", count: 4) + "Card.xib"
    let pair = ComparedPair(path: name, old: Data(old.utf8), new: Data(new.utf8))
    let layouts = try ComparedLayouts([:])
    let change = try #require(try DocumentComparison.change(pair, layouts: layouts))
    let pictures = ComparisonPictures(change, of: pair, layouts: layouts)
    let folder = try AssetFolder()
    try folder.write(ComparisonPage.text([(change, pictures)]), "report.html")
    try folder.write(
      """
      <!DOCTYPE html><meta charset="utf-8">
      <body><iframe src="report.html" width="\(width)" height="800" style="border: 0"></iframe>
      <script>\(Self.script)</script></body>
      """, "frame.html")
    let document = try withExtendedLifetime(folder) {
      try Browser.document(at: "file://\(folder.url.path)/frame.html")
    }
    return { try Browser.attribute($0, of: document) }
  }

  /// Documents as wide as a phone and as a large tablet, on a phone and on a desktop.
  @Test(arguments: [(320, 390), (1024, 390), (320, 1200)])
  func beforeAfterAndBlink(size: Int, width: Int) throws {
    let page = try measured(size: size, width: width)
    #expect(try page("window") == "\(width)")
    #expect(try page("pictures") == "2")
    #expect(try page("loaded") == "2")
    #expect(try page("captions") == "before after")
    #expect(try page("before-style") == "dashed")
    #expect(try page("after-style") == "solid")
    #expect(try page("inside") == "true")
    #expect(try page("apart") == "true")
    #expect(try page("together") == "true")
    #expect(try page("animations") == "0 1")
    #expect(try page("seen") == "visible hidden")
    #expect(try page("again") == "true")
    #expect(try page("requests") == "0")
    for state in ["wide", "blink-wide"] {
      let wide = try #require(try page(state).flatMap { Int($0) })
      #expect(wide <= width, "\(state)")
    }
  }
}
