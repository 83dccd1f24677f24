internal import Drawing
public import Foundation
internal import ViewCore

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
      setNeedsLayout()
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

  /// Views of programs that stand in the bar.
  private var placed: [UIView] = []

  /// What stands at both ends.
  private var content: (leading: [BarContent], trailing: [BarContent]) {
    let shown = shownTitles
    guard let item = topItem, hasViews else {
      return (shown.leading.map(BarContent.text), shown.trailing.map(BarContent.text))
    }
    // The way back is the only text that is no button of the item.
    let back = shown.leading.count - (item.leftBarButtonItems?.compactMap(\.shownTitle).count ?? 0)
    return (
      shown.leading.prefix(max(0, back)).map(BarContent.text)
        + (item.leftBarButtonItems ?? []).map(BarContent.init),
      (item.rightBarButtonItems ?? []).map(BarContent.init)
    )
  }
  private var hasViews: Bool {
    let buttons = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    return topItem?.titleView != nil || buttons.contains { $0.customView != nil }
  }
  private var row: CGRect {
    CGRect(
      x: bounds.minX + 16, y: bounds.minY, width: max(0, bounds.width - 32),
      height: min(bounds.height, Self.rowHeight))
  }
  private var arrangement: BarItemArrangement {
    let shown = content
    let title: CGSize =
      if let view = topItem?.titleView {
        BarContent.size(of: view)
      } else {
        TextContent.line(shownTitles.title ?? "", size: 17, weight: 0.3).layout().size
      }
    return BarItemArrangement(
      row: row, leading: shown.leading.map(\.size), trailing: shown.trailing.map(\.size),
      title: title)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = content
    let views = (shown.leading + shown.trailing).compactMap(\.view)
    let all = views + [topItem?.titleView].compactMap { $0 }
    BarContent.exchange(placed, for: all, in: self)
    placed = all
    for button in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      button.bar = self
    }
    guard hasViews else { return }
    let arrangement = arrangement
    for (content, rect) in zip(
      shown.leading + shown.trailing, arrangement.leading + arrangement.trailing)
    {
      if let view = content.view { BarContent.place(view, at: rect) }
    }
    if let view = topItem?.titleView { BarContent.place(view, at: arrangement.title) }
  }

  /// Draws the texts of a bar that also holds views, each in its own place.
  private func drawTexts(in context: CGContext) {
    let (shown, arrangement) = (content, arrangement)
    for (content, rect) in zip(
      shown.leading + shown.trailing, arrangement.leading + arrangement.trailing)
    {
      guard case .text(let text) = content else { continue }
      TextContent.line(text, size: 17, tintColor.cgColor).draw(in: context, across: rect)
    }
    if topItem?.titleView == nil, !showsLargeTitle {
      TextContent.line(shownTitles.title ?? "", size: 17, weight: 0.3)
        .draw(in: context, across: arrangement.title)
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
    } else if !hasViews {
      TextContent.line(shown.title ?? "", size: 17, weight: 0.3)
        .draw(in: context, across: row.insetBy(dx: side, dy: 0))
    }
    if hasViews { return drawTexts(in: context) }
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
