public import Foundation
internal import Drawing

/// A row of segments, one of them chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// The chosen segment; −1 for none.
  open var selectedSegmentIndex = -1
  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// Makes a control with a title for each segment.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { titles.append(item as? String ?? "") }
  }
  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
    invalidateIntrinsicContentSize()
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open override var alignmentRectInsets: UIEdgeInsets { metrics.segmentedInsets }
  /// Segments as wide as the widest title and 19 points more, a point between neighbours (5/7).
  open override var intrinsicContentSize: CGSize {
    let widest = titles.map { width(of: $0) }.max() ?? 0
    let count = CGFloat(max(1, titles.count))
    return CGSize(
      width: count * (widest + 19) + count - 1,
      height: metrics.segmentedHeight - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }
  func content(of title: String) -> TextContent {
    TextContent(runs: [TextRun(text: title, font: FontDescriptor(size: 13), color: nil)])
  }
  private func width(of title: String) -> CGFloat {
    content(of: title).size(scale: viewNode.root.pixelScale).width.rounded(.up)
  }
}
