internal import Drawing
public import Foundation

/// A row of segments, one of them chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// The chosen segment; −1 for none.
  open var selectedSegmentIndex = -1
  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// Makes a control with a frame and no segments.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control with a title for each segment.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }
  /// Makes a control for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
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
  override var ownAccessibilityTraits: UIAccessibilityTraits? { nil }
  open override var intrinsicContentSize: CGSize {
    let widest = titles.map { width(of: $0) }.max() ?? 0
    let count = CGFloat(max(1, titles.count))
    return CGSize(
      width: count * (widest + 19) + count - 1,
      height: metrics.segmentedHeight - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !titles.isEmpty else { return }
    let place = alignmentRect(forFrame: bounds)
    let ground = place.centered(place.width, min(place.height, metrics.segmentedHeight))
    context.fill(ground, radius: 8, UIColor.tertiarySystemFill.cgColor)
    let width = ground.width / CGFloat(titles.count)
    for (index, title) in titles.enumerated() {
      let segment = CGRect(
        x: ground.minX + CGFloat(index) * width, y: ground.minY, width: width,
        height: ground.height)
      let isChosen = index == selectedSegmentIndex
      if isChosen {
        context.knob(segment.insetBy(dx: 2, dy: 2), radius: 7)
      } else if index > 0, index - 1 != selectedSegmentIndex {
        let gap = CGRect(x: segment.minX - 0.5, y: ground.midY - 8, width: 1, height: 16)
        context.fill(gap, radius: 0.5, UIColor.separator.cgColor)
      }
      TextContent.line(title, size: 13, weight: isChosen ? 0.3 : 0)
        .draw(in: context, across: segment.insetBy(dx: 4, dy: 0))
    }
  }

  func content(of title: String) -> TextContent {
    TextContent(runs: [TextRun(text: title, font: FontDescriptor(size: 13), color: nil)])
  }
  private func width(of title: String) -> CGFloat {
    content(of: title).size(scale: viewNode.root.pixelScale).width.rounded(.up)
  }
}
