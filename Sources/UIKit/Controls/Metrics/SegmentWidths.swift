internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// The natural widths of segments, and the titles for measuring and drawing.
extension UISegmentedControl {
  /// The natural width of each segment, in points; without segments, a single element: the padding of one.
  var naturalWidths: [CGFloat] {
    let room = metrics.segmentRoom
    guard !segments.isEmpty else { return [room] }
    return SegmentArrangement.widths(
      of: segments.map { ($0.width > 0 ? 0 : contentWidth(of: $0) + room, $0.width) },
      isProportional: apportionsSegmentWidthsByContent)
  }

  private func contentWidth(of segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    return content(of: segment.title ?? "", isSelected: false)
      .size(scale: viewNode.root.pixelScale).width.rounded(.up)
  }

  /// A title with the attributes of its state.
  func content(of title: String, isSelected: Bool, isEnabled: Bool = true) -> TextContent {
    var all = looks[.normal] ?? [:]
    if isSelected { all.merge(looks[.selected] ?? [:]) { $1 } }
    if !isEnabled { all.merge(looks[.disabled] ?? [:]) { $1 } }
    var content = TextContent(
      runs: NSAttributedString(string: title, attributes: all).textRuns(
        defaultFont: FontDescriptor(size: 13, weight: isSelected ? 0.3 : 0),
        color: (isEnabled ? UIColor.label : .tertiaryLabel).cgColor))
    content.paragraph.alignment = .center
    content.paragraph.lineBreak = .truncatingTail
    return content
  }
}
