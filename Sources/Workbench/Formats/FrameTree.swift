internal import Diagnostics
package import Foundation
internal import LayoutGeometry
internal import ReportFormats

/// Frame reports as an indented tree.
package enum FrameTree {
  /// Returns the text of a report: a heading per root and a line per view, indented by depth.
  ///
  /// - Parameter hasPlaces: Whether headings begin with the root's path and line.
  package static func text(_ report: FrameReport, hasPlaces: Bool = true) -> String {
    var lines: [String] = []
    for root in report.roots {
      lines.append(
        Printable.text(
          (hasPlaces ? "\(report.path):\(root.views.first?.line ?? 1):1: " : "") + "root \(root.id)"
        )
          + safeArea(root.safeArea))
      for view in root.views {
        let indent = String(repeating: "  ", count: view.depth + 1)
        var line = "\(indent)\(view.kind) \(view.id)"
        if let name = view.name, !name.isEmpty { line += " '\(short(name))'" }
        line += "  \(text(view.frame))"
        if view.alignmentRect != view.frame { line += "  aligned \(text(view.alignmentRect))" }
        lines.append(Printable.text(line))
      }
      for conflict in root.conflicts {
        lines.append(Printable.text("  conflict: \(conflict.outcome)"))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the edges that simulated bars cover, with a leading comma; empty for none.
  static func safeArea(_ insets: ViewInsets) -> String {
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].filter { $0.1 != 0 }
    guard !edges.isEmpty else { return "" }
    return ", safe area "
      + edges.map { "\($0.0) \(NumberText.significant(Double($0.1)))" }.joined(separator: " ")
  }

  /// The first line of a name, at most 30 characters.
  static func short(_ name: String) -> String {
    let line = name.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 30 ? line.prefix(29) + "…" : line
  }

  /// A rectangle as `(x, y, width, height)`.
  package static func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height]
    return "("
      + numbers.map { NumberText.significant((Double($0) * 1000).rounded() / 1000) }
      .joined(separator: ", ") + ")"
  }
}
