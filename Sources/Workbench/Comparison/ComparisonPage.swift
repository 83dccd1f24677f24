internal import Diagnostics
internal import Drawing
internal import Foundation
internal import ReportFormats

/// Layout changes as a self-contained HTML file without scripts.
///
/// Each root with moved views is displayed before and after the change, side by side or alternating in one position.
@MainActor package enum ComparisonPage {
  /// Returns the page, ending with a line feed.
  ///
  /// - Parameter changes: The change of each document, with its pictures.
  package static func text(_ changes: [(change: LayoutChange, pictures: ComparisonPictures)])
    -> String
  {
    var text = head
    for (number, entry) in changes.enumerated() where !entry.change.isNothing {
      text += document(entry.change, entry.pictures, number)
    }
    if changes.allSatisfy(\.change.isNothing) { text += "<p>Nothing moved.</p>\n" }
    return text + "</main>\n</body>\n</html>\n"
  }

  private static let head =
    PageHead.text(title: "Changes of layouts", style: style, hasScript: false)
    + "<main>\n<h1>Changes of layouts</h1>\n"

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
    body { margin: 0 auto; max-width: 70rem; padding: 1rem; }
    h2 { overflow-wrap: anywhere; }
    code, .frame { font-family: ui-monospace, monospace; font-size: 0.87em; }
    li { margin: 0.2rem 0; overflow-wrap: anywhere; }
    .states { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0.6rem 0 1.6rem; }
    .state { margin: 0; max-width: 100%; }
    .picture { position: relative; line-height: 0; }
    .picture img { max-width: 100%; height: auto; outline: 1px solid #8888; }
    .marks { position: absolute; inset: 0; }
    .mark { position: absolute; outline: 2px solid #d6006e; }
    .before .mark { outline-style: dashed; outline-color: #0a6cd6; }
    .blink:checked ~ .states { display: grid; justify-content: start; }
    .blink:checked ~ .states .state { grid-area: 1 / 1; }
    .blink:checked ~ .states .after { animation: blink 1.4s steps(1) infinite; background: Canvas; }
    @keyframes blink { 50% { visibility: hidden; } }
    """

  private static func document(
    _ change: LayoutChange, _ pictures: ComparisonPictures, _ number: Int
  ) -> String {
    var text = "<section>\n<h2>\(Markup.text(change.path))</h2>\n"
    text += "<p>\(Markup.text(ComparisonText.summary(change)))</p>\n<ul class=\"edits\">\n"
    for (index, edit) in change.edits.enumerated() {
      let moved = change.moved.filter { $0.causes.contains(index) }
      guard !moved.isEmpty else { continue }
      text += "<li>\(Markup.text(edit.text)) <code>\(Markup.text("\(edit.location)"))</code>\n"
      text += views(moved) + "</li>\n"
    }
    let unexplained = change.moved.filter(\.causes.isEmpty)
    if !unexplained.isEmpty { text += "<li>moved by no edit alone\n\(views(unexplained))</li>\n" }
    for (names, word) in [
      (change.added, "added"), (change.removed, "removed"), (change.broken, "now broken"),
      (change.resolved, "no longer broken"),
    ] {
      text += names.map { "<li>\(word): \(Markup.text($0))</li>\n" }.joined()
    }
    text += "</ul>\n"
    if let sentence = pictures.omissions.sentence { text += "<p>\(Markup.text(sentence))</p>\n" }
    for (index, root) in pictures.roots.enumerated() { text += figure(root, "\(number)-\(index)") }
    return text + "</section>\n"
  }

  private static func views(_ moved: [LayoutChange.Moved]) -> String {
    var text = "<ul>\n"
    for view in moved {
      for movement in view.movements {
        text += "<li>\(Markup.text(view.name)) <span class=\"frame\">"
        text += "\(FrameTree.text(movement.before)) → \(FrameTree.text(movement.after))</span>"
        text += " \(Markup.text(movement.layouts.joined(separator: "; ")))</li>\n"
      }
    }
    return text + "</ul>\n"
  }

  private static func figure(_ root: ComparisonPictures.Root, _ id: String) -> String {
    var text = "<div class=\"root\">\n<input type=\"checkbox\" class=\"blink\" id=\"blink-\(id)\">"
    text += "<label for=\"blink-\(id)\"> Blink: \(Markup.text(root.id))</label>\n"
    text += "<div class=\"states\">\n"
    for (state, name) in [(root.before, "before"), (root.after, "after")] {
      let (width, height) = (Int(state.size.width.rounded()), Int(state.size.height.rounded()))
      text += "<figure class=\"state \(name)\"><figcaption>\(name)</figcaption>\n"
      text += "<div class=\"picture\"><img alt=\"\(name)\" width=\"\(width)\" "
      text += "height=\"\(height)\" src=\"data:image/png;base64,"
      text += "\(state.png.base64EncodedString())\">\n<div class=\"marks\">"
      for (_, mark) in state.marks.sorted(by: { $0.key < $1.key }) {
        text += "<div class=\"mark\" style=\"left:\(part(mark.minX));top:\(part(mark.minY));"
        text += "width:\(part(mark.width));height:\(part(mark.height))\"></div>"
      }
      text += "</div></div></figure>\n"
    }
    return text + "</div>\n</div>\n"
  }

  private static func part(_ value: CGFloat) -> String {
    "\(NumberText.text(Double(value) * 100, decimals: 3))%"
  }
}
