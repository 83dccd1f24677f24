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
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, ItemBar {
  /// Who is asked where the bar stands; nobody asks.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// At the top.
  open var barPosition: UIBarPosition { .top }
  /// Whether titles may be large.
  open var prefersLargeTitles = false { didSet { layoutOwner?.arrangeIfLoaded() } }
  /// Whether content shows through, and so goes on behind the bar.
  open var isTranslucent = true { didSet { layoutOwner?.arrangeIfLoaded() } }
  /// What the bar shows, the last of them now.
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
  var ground: BarLook {
    if let look { return BarLook(look) }
    let image = (isCompact ? grounds[.compact] : nil) ?? grounds[.default]
    return BarLook(
      color: barTintColor ?? backgroundColor, style: barStyle, image: image,
      lineImage: image == nil ? nil : shadowImage)
  }
  private var titleText: TextContent {
    TextContent.line(topItem?.title ?? "", size: 17, weight: 0.3, barStyle.titleColor)
      .styled(look?.titleTextAttributes ?? titleTextAttributes)
  }
  private var largeTitleText: TextContent {
    TextContent.line(
      topItem?.title ?? "", size: 34, weight: 0.4, barStyle.titleColor, alignment: .left
    ).styled(look?.largeTitleTextAttributes ?? largeTitleTextAttributes)
  }
  private var titleOffset: UIOffset {
    look?.titlePositionAdjustment
      ?? UIOffset(
        horizontal: 0,
        vertical: titleVerticalPositionAdjustment(for: isCompact ? .compact : .default))
  }

  // MARK: Content

  package override var contentDescription: String? { topItem?.title }
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
  var searchHeight: CGFloat {
    topItem?.searchController == nil ? 0 : metrics.navigationSearchHeight
  }

  var placedViews: [UIView] = []
  var isBelowContent: Bool { false }

  /// What stands at the leading end: the way back, unless the item's buttons are in its place, and those.
  private var leading: [BarContent] {
    guard let item = topItem else { return [] }
    let own = item.leftBarButtonItems ?? []
    var result = own.map(content)
    let isFree = own.allSatisfy { $0.shownTitle == nil } || item.leftItemsSupplementBackButton
    if let back = backItem, !item.hidesBackButton, isFree {
      result.insert(
        .button("‹ \(back.backWord)", tintColor, buttonAttributes), at: 0)
    }
    return result
  }
  private func content(_ item: UIBarButtonItem) -> BarContent {
    BarContent(item, in: self, buttonAttributes)
  }
  private var buttonAttributes: [NSAttributedString.Key: Any]? {
    look?.buttonAppearance.normal.titleTextAttributes
  }

  var places: [(content: BarContent, rect: CGRect)] {
    guard let item = topItem else { return [] }
    let rows = NavigationRows(
      bounds: bounds, searchHeight: searchHeight, hasLargeTitle: showsLargeTitle)
    let (leading, trailing) = (leading, (item.rightBarButtonItems ?? []).map(content))
    let title: BarContent =
      item.titleView.map { .view($0) } ?? (rows.largeTitle == nil ? .text(titleText) : .space)
    let arrangement = BarItemArrangement(
      row: rows.buttons, leading: leading.map(\.item), trailing: trailing.map(\.item),
      title: title.size, offset: title.view == nil ? titleOffset.size : .zero)
    var contents = leading + trailing + [title]
    var rects = arrangement.leading + arrangement.trailing + [arrangement.title]
    if let large = rows.largeTitle {
      contents.append(.text(largeTitleText))
      rects.append(large)
    }
    if let search = item.searchController?.searchBar {
      contents.append(.view(search))
      rects.append(rows.search)
    }
    return zip(contents, rects).map { ($0, $1) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for button in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      button.bar = self
    }
    placeViews()
  }

  /// The ground may go on into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) { paint { BarPainter(painter: $0, bar: self).draw() } }
}

extension UIOffset {
  fileprivate var size: CGSize { CGSize(width: horizontal, height: vertical) }
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
