internal import Drawing
public import Foundation

/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through, and so goes on behind the bar.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The buttons and spaces; nil where a document says them.
  ///
  /// A custom view is not placed.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsDisplay()
    }
  }
  /// Sets the buttons and spaces.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// What stands in the bar from its leading end on; nil is a space that grows.
  package var buttonTitles: [String?] = []
  /// Whether the last layout put the bar elsewhere than right above a home indicator.
  private var isRaised = false

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: isRaised ? ControlMetrics.compactToolbarHeight : metrics.toolbarHeight)
  }

  /// A bar that turns out not to reach the home indicator is as high as on other devices.
  ///
  /// A higher bar never reaches less far down, so the answer settles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRaised = !viewNode.reachesCoveredBottom
    guard metrics.hasHomeIndicator, isRaised != self.isRaised else { return }
    self.isRaised = isRaised
    viewNode.invalidateIntrinsicContentSize()
  }

  /// The ground may go on into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    BarGround.draw(self, barTintColor ?? backgroundColor, edge: .minYEdge, context)
    let row = bounds.insetBy(dx: 16, dy: 0)
    let buttonTitles = items?.map(\.shownTitle) ?? buttonTitles
    let texts = buttonTitles.map { title in
      title.map { TextContent.line($0, size: 17, tintColor.cgColor) }
    }
    let widths = texts.map { $0?.layout().size.width ?? 0 }
    let gap: CGFloat = 12
    let used = widths.reduce(0, +) + gap * CGFloat(max(0, texts.count - 1))
    let spaces = buttonTitles.count { $0 == nil }
    let growth = spaces > 0 ? max(0, row.width - used) / CGFloat(spaces) : 0
    var x = row.minX
    for (text, width) in zip(texts, widths) where x < row.maxX {
      guard let text else {
        x += growth + gap
        continue
      }
      let place = CGRect(
        x: x, y: row.minY, width: min(width + 1, row.maxX - x), height: min(row.height, 44))
      text.draw(in: context, across: place)
      x += width + gap
    }
  }
}
