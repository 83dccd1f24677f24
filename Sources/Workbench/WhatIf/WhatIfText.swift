internal import Diagnostics
internal import Foundation
internal import ReportFormats

/// The effects as text: each view that would move, and each constraint that would be broken.
package enum WhatIfText {
  /// Returns the lines about a document.
  package static func text(_ change: LayoutChange) -> String {
    var lines: [String] = []
    for view in change.moved {
      let name = view.name.contains(view.id) ? view.name : "\(view.name) \(view.id)"
      lines += view.movements.map {
        "\(name)  \(FrameTree.text($0.before)) → \(FrameTree.text($0.after))"
      }
    }
    for (names, word) in [
      (change.added, "comes"), (change.removed, "goes"), (change.broken, "would be broken"),
      (change.resolved, "would no longer be broken"),
    ] {
      lines += names.map { "\(word): \($0)" }
    }
    lines.append(
      change.moved.isEmpty
        ? "nothing would move"
        : "\(change.moved.count) of \(CountText.text(change.count, "view")) would move")
    return lines.map { Printable.text("\(change.path): \($0)") }.joined(separator: "\n")
  }
}
