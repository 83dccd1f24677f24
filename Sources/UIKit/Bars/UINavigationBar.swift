internal import Drawing
public import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// The bar above a controller's content.
///
/// What an appearance says that was set beats ``barTintColor`` and the other properties of the bar; that of
/// the item which is shown beats the bar's. ``scrollEdgeAppearance`` is kept: nobody looks whether content is
/// behind the bar.
///
/// - SeeAlso: Apple, "UINavigationBar".
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// Who is asked where the bar stands; nobody asks.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// At the top.
  open var barPosition: UIBarPosition { .top }
  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { layoutOwner?.arrangeIfLoaded() } }
  /// Whether content shows through, and so goes on behind the bar.
  open var isTranslucent = true { didSet { layoutOwner?.arrangeIfLoaded() } }
  /// What the bar shows, the last of them now; nil where a document says it.
  open var items: [UINavigationItem]? {
    get { ownItems }
    set { ownItems = newValue }
  }
  private var ownItems: [UINavigationItem]? {
    didSet {
      for item in ownItems ?? [] { item.bar = self }
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// What the bar shows now.
  open var topItem: UINavigationItem? { ownItems?.last }
  /// What the bar showed before.
  open var backItem: UINavigationItem? { ownItems?.dropLast().last }
  /// The navigation controller whose bar this is.
  weak var layoutOwner: (any BarContainer)?
  /// Puts an item in front of the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    ownItems = (ownItems ?? []) + [item]
  }
  /// Takes the item that is shown away, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = ownItems?.last else { return nil }
    ownItems = ownItems?.dropLast()
    return top
  }
  /// Exchanges the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { ownItems = items }

  // MARK: Looks

  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// Font and colour of the title; other attributes are kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The same of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// A picture in place of the line towards the content, where the ground is a picture, too.
  open var shadowImage: UIImage?
  /// A picture in place of the arrow back; kept.
  open var backIndicatorImage: UIImage?
  /// What is drawn of that arrow while titles pass below it; kept.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Pictures that fill the bar, by its height.
  var grounds: [UIBarMetrics: UIImage] = [:]
  /// Fills the bar with a picture; an empty one leaves the ground away.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    grounds[barMetrics] = backgroundImage
    setNeedsDisplay()
  }
  /// The same, wherever the bar stands.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// The picture that fills the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { grounds[barMetrics] }
  private var adjustments: [UIBarMetrics: CGFloat] = [:]
  /// Moves the title down, in points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    adjustments[barMetrics] = adjustment
  }
  /// By how much the title is moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments[barMetrics] ?? 0
  }
  /// The look that was set; nil for the system's.
  var statedAppearance: UINavigationBarAppearance?
  private lazy var systemAppearance = UINavigationBarAppearance()
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance {
    get { statedAppearance ?? systemAppearance }
    set {
      statedAppearance = newValue
      setNeedsDisplay()
    }
  }
  /// How the bar looks where it is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while no content is behind it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks while no content is behind it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  /// What states the look; nil where the bar's own properties do.
  private var look: UINavigationBarAppearance? {
    if isCompact, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
    return topItem?.standardAppearance ?? statedAppearance
  }
  private var ground: BarLook {
    if let look { return BarLook(look) }
    let image = (isCompact ? grounds[.compact] : nil) ?? grounds[.default]
    return BarLook(
      color: barTintColor ?? backgroundColor, style: barStyle, image: image,
      lineImage: image == nil ? nil : shadowImage)
  }
  private func titleText(isLarge: Bool = false) -> TextContent {
    let text = shownTitles.title ?? ""
    if isLarge {
      return TextContent.line(
        text, size: 34, weight: 0.4, barStyle.titleColor, alignment: .left
      ).styled(look?.largeTitleTextAttributes ?? largeTitleTextAttributes)
    }
    return TextContent.line(text, size: 17, weight: 0.3, barStyle.titleColor)
      .styled(look?.titleTextAttributes ?? titleTextAttributes)
  }
  private var titleOffset: UIOffset {
    look?.titlePositionAdjustment
      ?? UIOffset(
        horizontal: 0,
        vertical: titleVerticalPositionAdjustment(for: isCompact ? .compact : .default))
  }
  private func buttonText(
    _ text: String, _ item: UIBarButtonItem? = nil, _ alignment: TextParagraph.Alignment = .center
  ) -> TextContent {
    BarContent.line(
      text, item, in: self, look?.buttonAppearance.normal.titleTextAttributes, alignment: alignment)
  }

  // MARK: Content

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

  /// How much higher the bar is because of a search controller, in points.
  ///
  /// Apple documents no number; this is what bars of the system have.
  var searchHeight: CGFloat { topItem?.searchController == nil ? 0 : 52 }

  /// Views of programs that stand in the bar.
  private var placed: [UIView] = []

  /// What stands at both ends.
  private var content: (leading: [BarContent], trailing: [BarContent]) {
    let shown = shownTitles
    guard let item = topItem, hasViews else {
      return (shown.leading.map { .text($0) }, shown.trailing.map { .text($0) })
    }
    // The way back is the only text that is no button of the item.
    let back = shown.leading.count - (item.leftBarButtonItems?.compactMap(\.shownTitle).count ?? 0)
    return (
      shown.leading.prefix(max(0, back)).map { .text($0) }
        + (item.leftBarButtonItems ?? []).map(BarContent.init),
      (item.rightBarButtonItems ?? []).map(BarContent.init)
    )
  }
  /// Whether what stands at the ends cannot be drawn as one text.
  private var hasViews: Bool {
    let buttons = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    return topItem?.titleView != nil
      || buttons.contains {
        $0.customView != nil || $0.tintColor != nil || !$0.isEnabled
          || $0.shownTextAttributes != nil
      }
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
        titleText().layout().size
      }
    return BarItemArrangement(
      row: row, leading: shown.leading.map(\.size), trailing: shown.trailing.map(\.size),
      title: title)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = content
    let views = (shown.leading + shown.trailing).compactMap(\.view)
    let search = topItem?.searchController?.searchBar
    let all = views + [topItem?.titleView, search].compactMap { $0 }
    BarContent.exchange(placed, for: all, in: self)
    placed = all
    for button in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      button.bar = self
    }
    if let search {
      BarContent.place(
        search, at: bounds.divided(atDistance: searchHeight, from: .maxYEdge).slice)
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
      guard case .text(let text, let item) = content else { continue }
      buttonText(text, item).draw(in: context, across: rect)
    }
    if topItem?.titleView == nil, !showsLargeTitle {
      titleText().draw(in: context, across: arrangement.title.moved(titleOffset))
    }
  }

  private var shownTitles: (title: String?, leading: [String], trailing: [String]) {
    guard let item = topItem else { return (title, buttonTitles.leading, buttonTitles.trailing) }
    var leading = item.leftBarButtonItems?.compactMap(\.shownTitle) ?? []
    if let back = backItem, !item.hidesBackButton,
      leading.isEmpty || item.leftItemsSupplementBackButton
    {
      leading.insert("‹ \(back.backWord)", at: 0)
    }
    return (item.title, leading, item.rightBarButtonItems?.compactMap(\.shownTitle) ?? [])
  }

  /// The ground may go on into the safe area.
  package override var drawsInsideBounds: Bool { false }

  /// The height of the row of buttons above a large title.
  private static let rowHeight: CGFloat = 44

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    BarGround.draw(self, ground, edge: .maxYEdge, context)
    let shown = shownTitles
    var row = bounds.insetBy(dx: 16, dy: 0)
    row.size.height = max(0, row.height - searchHeight)
    let side = row.width / 4
    if showsLargeTitle, row.height > Self.rowHeight {
      let (upper, lower) = row.divided(atDistance: Self.rowHeight, from: .minYEdge)
      titleText(isLarge: true).draw(in: context, across: lower)
      row = upper
    } else if !hasViews {
      titleText().draw(in: context, across: row.insetBy(dx: side, dy: 0).moved(titleOffset))
    }
    if hasViews { return drawTexts(in: context) }
    let (left, right) = (
      CGRect(x: row.minX, y: row.minY, width: side, height: row.height),
      CGRect(x: row.maxX - side, y: row.minY, width: side, height: row.height)
    )
    buttonText(shown.leading.joined(separator: "   "), nil, .left).draw(in: context, across: left)
    buttonText(shown.trailing.reversed().joined(separator: "   "), nil, .right)
      .draw(in: context, across: right)
  }
}

extension CGRect {
  fileprivate func moved(_ offset: UIOffset) -> CGRect {
    offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}

/// Is asked about a navigation bar; nobody touches it here.
///
/// - SeeAlso: Apple, "UINavigationBarDelegate".
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether the way back may be taken.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
}
