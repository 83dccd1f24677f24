internal import Diagnostics
internal import Drawing
internal import Foundation
internal import ReportFormats

/// Findings as a self-contained HTML file.
///
/// They are grouped by file and rule. A finding about views displays them on the picture of their root. Without
/// scripts, the page contains all findings but only the first picture of each root.
@MainActor package enum FindingPage {
  /// Returns the page, ending with a line feed.
  package static func text(_ result: CheckReport, _ pictures: FindingPictures) -> String {
    let groups = result.groups.filter { !$0.findings.isEmpty }
    var shown: [String: FindingPictures.Shown] = [:]
    for (number, id) in result.ids.enumerated() { shown[id] = pictures.shown[number] }
    var embedded: Set<Int> = []
    var text = head + header(result, pictures)
    for group in groups {
      text += "<section class=\"document\">\n<h2>\(Markup.text(group.path))</h2>\n"
      text += "<p>\(counts(group.findings.map(\.finding)))</p>\n"
      let found = Dictionary(grouping: group.findings, by: \.finding.rule)
      for rule in group.rules {
        guard let entries = found[rule] else { continue }
        text += "<details class=\"rule\" open>\n<summary><strong>\(rule.name)</strong> "
        text += "(\(entries.count)) <span class=\"about\">\(Markup.text(rule.summary))</span>"
        text += "</summary>\n<ol>\n"
        for (id, finding) in entries {
          let figure = shown[id].map { self.figure($0, pictures, &embedded) } ?? ""
          text += item(id, finding, figure)
        }
        text += "</ol>\n</details>\n"
      }
      text += "</section>\n"
    }
    if groups.isEmpty { text += "<p class=\"empty\">No findings.</p>\n" }
    return text + "</main>\n<script>\n\(PageScript.text)\n</script>\n</body>\n</html>\n"
  }

  private static let head = PageHead.text(
    title: "Findings of plumb check", style: PageStyle.text, hasScript: true)

  private static func header(_ result: CheckReport, _ pictures: FindingPictures) -> String {
    let files = result.files.count
    var text = "<header>\n<h1>Findings of plumb check</h1>\n<p>"
    text += counts(result.findings) + " in \(files) checked \(files == 1 ? "file" : "files").</p>\n"
    if !result.failures.isEmpty {
      text += "<p>These inputs could not be read:</p>\n<ul class=\"failures\">\n"
      for failure in result.failures { text += "<li>\(Markup.text(failure.description))</li>\n" }
      text += "</ul>\n"
    }
    if !pictures.shown.isEmpty {
      text += "<p class=\"about\">On pictures, the views of a finding have a solid outline and "
      text += "related ones a dashed outline.</p>\n"
    }
    if let sentence = pictures.omissions.sentence {
      text += "<p class=\"about\">\(Markup.text(sentence))</p>\n"
    }
    if pictures.isLimited {
      text += "<p class=\"limited\">Only \(pictures.pictures.count) pictures are drawn, those of "
      text += "documents with errors first: a page has at most \(ReportLimits.pictures), and "
      text += "\(ReportLimits.pictureBytes >> 20) MB of them.</p>\n"
    }
    // Hidden until the script runs, because it needs the script.
    text += "<form id=\"filter\" hidden>\n<fieldset>\n"
    for severity in Severity.allCases.reversed() {
      let word = severity.rawValue
      text += "<label><input type=\"checkbox\" name=\"severity\" value=\"\(word)\" checked> "
      text += "\(word)s</label>\n"
    }
    text += "</fieldset>\n<label>Rule <select name=\"rule\">\n<option value=\"\">all</option>\n"
    let found = Dictionary(grouping: result.findings, by: \.rule)
    for (rule, findings) in found.sorted(by: { $0.key.name < $1.key.name }) {
      text += "<option value=\"\(rule.name)\">\(rule.name) (\(findings.count))</option>\n"
    }
    text += "</select></label>\n<label>Text <input type=\"search\" name=\"text\"></label>\n"
    text += "<output id=\"shown\"></output>\n</form>\n</header>\n<main>\n"
    return text
  }

  /// Returns the numbers of errors, warnings and notes.
  private static func counts(_ findings: [Finding]) -> String {
    Severity.allCases.reversed().map { severity in
      let count = findings.count { $0.severity == severity }
      let word = severity.rawValue + (count == 1 ? "" : "s")
      return "<span class=\"count \(severity.rawValue)\">\(count) \(word)</span>"
    }.joined(separator: ", ")
  }

  private static func item(_ id: String, _ finding: Finding, _ figure: String) -> String {
    let severity = finding.severity.rawValue
    var text = "<li class=\"finding \(severity)\" id=\"f-\(id)\" data-severity=\"\(severity)\" "
    text += "data-rule=\"\(finding.rule.name)\">\n<div class=\"words\">\n"
    text += "<p><span class=\"severity\">\(severity)</span> \(Markup.text(finding.sentence))</p>\n"
    text += "<p class=\"place\">\(Markup.text("\(finding.location)"))"
    if let subject = finding.location.subject { text += " · \(Markup.text(subject))" }
    text += "</p>\n"
    if !finding.related.isEmpty {
      text += "<ul class=\"related\">\n"
      for related in finding.related {
        let place = related.location.map { " (\($0))" } ?? ""
        text += "<li>\(Markup.text(related.message + place))</li>\n"
      }
      text += "</ul>\n"
    }
    return text + "</div>\n\(figure)</li>\n"
  }

  private static func figure(
    _ shown: FindingPictures.Shown, _ pictures: FindingPictures, _ embedded: inout Set<Int>
  ) -> String {
    let picture = pictures.pictures[shown.picture]
    let (width, height) = (picture.size.width, picture.size.height)
    var text = "<figure>\n<div class=\"stage\" style=\"--ratio:\(number(width / height))\">"
    text +=
      "<img alt=\"The root of the named views, which are outlined\" width=\"\(number(width))\" height=\"\(number(height))\" "
    if embedded.insert(shown.picture).inserted {
      text += "id=\"p\(shown.picture)\" "
      text += "src=\"data:image/png;base64,\(picture.png.base64EncodedString())\">"
    } else {
      text += "data-of=\"p\(shown.picture)\">"
    }
    for mark in shown.marks {
      let frame = mark.frame
      let sides = [
        ("left", frame.minX), ("top", frame.minY), ("width", frame.width), ("height", frame.height),
      ]
      let style = sides.map { "\($0.0):\(number($0.1 * 100))%" }.joined(separator: ";")
      text += "<i class=\"mark\(mark.isRelated ? " related" : "")\" style=\"\(style)\"></i>"
    }
    return text + "</div>\n</figure>\n"
  }

  private static func number(_ value: CGFloat) -> String {
    NumberText.text(Double(value), decimals: 3)
  }
}
