internal import Drawing
public import Foundation

/// The bar above a controller's content.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { layoutOwner?.arrangeIfLoaded() } }
  /// Whether content shows through, and so goes on behind the bar.
  open var isTranslucent = true { didSet { layoutOwner?.arrangeIfLoaded() } }
  /// What the bar shows, the last of them now; nil where a document says it.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsDisplay()
    }
  }
  /// What the bar shows now.
  open var topItem: UINavigationItem? { items?.last }
  /// What the bar showed before.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The navigation controller whose bar this is.
  weak var layoutOwner: (any BarContainer)?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// What the bar says.
  package var title: String?
  /// What its buttons at the leading and at the trailing end say.
  package var buttonTitles: (leading: [String], trailing: [String]) = ([], [])
  package override var contentDescription: String? { topItem?.title ?? title }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.navigationBarHeight)
  }

  /// Whether the bar has room for a large title: it prefers them, and the items do not refuse.
  ///
  /// An item that leaves it open does as the one before it; the first does as the bar prefers.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let items, !items.isEmpty else { return false }
    switch items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode {
    case .never?, .inline?: return false
    default: return true
    }
  }

  private var shownTitles: (title: String?, leading: [String], trailing: [String]) {
    guard let item = topItem else { return (title, buttonTitles.leading, buttonTitles.trailing) }
    var leading = item.leftBarButtonItems?.compactMap(\.shownTitle) ?? []
    if let back = backItem, !item.hidesBackButton,
      leading.isEmpty || item.leftItemsSupplementBackButton
    {
      let word = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
      leading.insert("‹ \(word)", at: 0)
    }
    return (item.title, leading, item.rightBarButtonItems?.compactMap(\.shownTitle) ?? [])
  }

  /// The ground may go on into the safe area.
  package override var drawsInsideBounds: Bool { false }

  /// The height of the row of buttons above a large title.
  private static let rowHeight: CGFloat = 44

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    BarGround.draw(self, barTintColor ?? backgroundColor, edge: .maxYEdge, context)
    let shown = shownTitles
    var row = bounds.insetBy(dx: 16, dy: 0)
    let side = row.width / 4
    if showsLargeTitle, row.height > Self.rowHeight {
      let (upper, lower) = row.divided(atDistance: Self.rowHeight, from: .minYEdge)
      TextContent.line(shown.title ?? "", size: 34, weight: 0.4, alignment: .left)
        .draw(in: context, across: lower)
      row = upper
    } else {
      TextContent.line(shown.title ?? "", size: 17, weight: 0.3)
        .draw(in: context, across: row.insetBy(dx: side, dy: 0))
    }
    let (left, right) = (
      CGRect(x: row.minX, y: row.minY, width: side, height: row.height),
      CGRect(x: row.maxX - side, y: row.minY, width: side, height: row.height)
    )
    TextContent.line(
      shown.leading.joined(separator: "   "), size: 17, tintColor.cgColor, alignment: .left
    ).draw(in: context, across: left)
    TextContent.line(
      shown.trailing.reversed().joined(separator: "   "), size: 17, tintColor.cgColor,
      alignment: .right
    ).draw(in: context, across: right)
  }
}
