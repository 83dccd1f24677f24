internal import Drawing
public import Foundation

/// The bar above a controller's content.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// What the bar says.
  package var title: String?
  /// What its buttons at the leading and at the trailing end say.
  package var buttonTitles: (leading: [String], trailing: [String]) = ([], [])
  package override var contentDescription: String? { title }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.navigationBarHeight)
  }

  /// The ground may go on into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    BarGround.draw(self, barTintColor ?? backgroundColor, edge: .maxYEdge, context)
    let row = bounds.insetBy(dx: 16, dy: 0)
    let side = row.width / 4
    TextContent.line(title ?? "", size: 17, weight: 0.3)
      .draw(in: context, across: row.insetBy(dx: side, dy: 0))
    let (left, right) = (
      CGRect(x: row.minX, y: row.minY, width: side, height: row.height),
      CGRect(x: row.maxX - side, y: row.minY, width: side, height: row.height)
    )
    TextContent.line(
      buttonTitles.leading.joined(separator: "   "), size: 17, tintColor.cgColor, alignment: .left
    ).draw(in: context, across: left)
    TextContent.line(
      buttonTitles.trailing.reversed().joined(separator: "   "), size: 17, tintColor.cgColor,
      alignment: .right
    ).draw(in: context, across: right)
  }
}
