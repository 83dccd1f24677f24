internal import Diagnostics
internal import LayoutTree
internal import ReportFormats

/// Explanations of views as text: a heading for each view, then each attribute's sum.
@MainActor package enum ExplanationText {
  /// The text of a view's explanation.
  package static func text(_ view: ViewExplanation) -> String {
    var heading = "\(view.location): \(view.name)  \(FrameTree.text(view.frame))"
    if view.alignmentRect != view.frame {
      heading += "  aligned \(FrameTree.text(view.alignmentRect))"
    }
    var lines = [heading]
    for attribute in view.attributes {
      lines += attribute.lines { view.location(of: $0)?.description }.map { "  " + $0 }
    }
    return lines.map { Printable.text($0) }.joined(separator: "\n")
  }
}
