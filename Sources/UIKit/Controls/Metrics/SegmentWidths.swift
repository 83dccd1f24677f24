internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// What segments would like to be wide, and the titles that are measured and drawn.
extension UISegmentedControl {
  /// What each segment would like to be wide, in points; the room of one where there is none.
  var naturalWidths: [CGFloat] {
    let room = metrics.segmentRoom
    guard !segments.isEmpty else { return [room] }
    return SegmentArrangement.widths(
      of: segments.map { ($0.width > 0 ? 0 : contentWidth(of: $0) + room, $0.width) },
      isProportional: apportionsSegmentWidthsByContent)
  }

  private func contentWidth(of segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    return content(of: segment.title ?? "", isChosen: false)
      .size(scale: viewNode.root.pixelScale).width.rounded(.up)
  }

  /// A title in the look of its state.
  func content(of title: String, isChosen: Bool, isEnabled: Bool = true) -> TextContent {
    var all = looks[.normal] ?? [:]
    if isChosen { all.merge(looks[.selected] ?? [:]) { $1 } }
    if !isEnabled { all.merge(looks[.disabled] ?? [:]) { $1 } }
    var content = TextContent(
      runs: NSAttributedString(string: title, attributes: all).textRuns(
        defaultFont: FontDescriptor(size: 13, weight: isChosen ? 0.3 : 0),
        color: (isEnabled ? UIColor.label : .tertiaryLabel).cgColor))
    content.paragraph.alignment = .center
    content.paragraph.lineBreak = .truncatingTail
    return content
  }
}
