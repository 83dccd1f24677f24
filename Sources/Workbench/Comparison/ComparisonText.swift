internal import Diagnostics
internal import Foundation
internal import ReportFormats

/// Layout changes as text: each edit that moves views, with these views.
package enum ComparisonText {
  /// Returns the lines about a document.
  package static func text(_ change: LayoutChange) -> String {
    var lines: [String] = []
    let several = change.layouts.count > 1
    for (index, edit) in change.edits.enumerated() {
      let moved = change.moved.filter { $0.causes.contains(index) }
      guard !moved.isEmpty else { continue }
      lines.append("\(edit.location): \(edit.text)")
      for view in moved { lines += movements(of: view, several) }
    }
    let unexplained = change.moved.filter(\.causes.isEmpty)
    if !unexplained.isEmpty {
      lines.append("\(change.path): moved by no edit alone")
      for view in unexplained { lines += movements(of: view, several) }
    }
    for (names, word) in [
      (change.added, "added"), (change.removed, "removed"), (change.broken, "now broken"),
      (change.resolved, "no longer broken"),
    ] where !names.isEmpty {
      lines += names.map { "\(change.path): \(word): \($0)" }
    }
    lines.append("\(change.path): \(summary(change))")
    return lines.map { Printable.text($0) }.joined(separator: "\n")
  }

  /// Returns a sentence about a document.
  package static func summary(_ change: LayoutChange) -> String {
    let silent = change.edits.indices.count { index in
      !change.moved.contains { $0.causes.contains(index) }
    }
    guard !change.moved.isEmpty else {
      return "nothing moved by \(CountText.text(change.edits.count, "edit"))"
    }
    let rest = silent > 0 ? "; \(CountText.text(silent, "edit")) moved nothing" : ""
    return "\(change.moved.count) of \(CountText.text(change.count, "view")) moved\(rest)"
  }

  private static func movements(of view: LayoutChange.Moved, _ several: Bool) -> [String] {
    view.movements.map { movement in
      let name = view.name.contains(view.id) ? view.name : "\(view.name) \(view.id)"
      let layouts = several ? "  [\(movement.layouts.joined(separator: "; "))]" : ""
      return "  \(name)  \(FrameTree.text(movement.before)) → \(FrameTree.text(movement.after))"
        + layouts
    }
  }

}
