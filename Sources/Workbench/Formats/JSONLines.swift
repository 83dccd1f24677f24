internal import Foundation
internal import ReportFormats

/// Frame reports with one JSON object per line.
package enum JSONLines {
  /// Returns a line for each root of a report; one line for a document without roots.
  package static func lines(_ report: FrameReport) -> [String] {
    guard !report.roots.isEmpty else { return [line(report.path, root: .null, views: [])] }
    return report.roots.map { line(report.path, root: .string($0.id), views: $0.views) }
  }

  /// Returns the line for a document that could not be laid out.
  package static func line(failure: WorkbenchError, path: String) -> String {
    JSONText.object([("document", .string(path)), ("error", .string(failure.sentence))])
      .text(.dense)
  }

  private static func line(_ path: String, root: JSONText, views: [FrameReport.View]) -> String {
    let frames = views.map { view in
      (name: view.id, value: JSONText.rect(view.frame))
    }
    return JSONText.object([
      ("document", .string(path)), ("root", root), ("views", .object(frames)),
    ]).text(.dense)
  }
}
