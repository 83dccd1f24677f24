internal import Drawing
public import Foundation

/// A bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// What the tabs say; the first is the chosen one.
  package var tabTitles: [String] = []
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  /// The ground may go on into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    BarGround.draw(self, barTintColor ?? backgroundColor, edge: .minYEdge, context)
    guard !tabTitles.isEmpty else { return }
    let width = bounds.width / CGFloat(tabTitles.count)
    for (index, title) in tabTitles.enumerated() {
      let tab = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: 49)
      let color: UIColor = index == 0 ? tintColor : .systemGray
      let icon = CGRect(x: tab.midX - 12, y: tab.minY + 6, width: 24, height: 24)
      context.stroke(icon.insetBy(dx: 1, dy: 1), radius: 6, width: 1.5, color.cgColor)
      let line = CGRect(x: tab.minX + 2, y: tab.minY + 33, width: tab.width - 4, height: 13)
      TextContent.line(title, size: 10, weight: 0.23, color.cgColor).draw(in: context, across: line)
    }
  }
}
