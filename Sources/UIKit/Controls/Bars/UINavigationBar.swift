internal import Drawing
public import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// A navigation bar.
///
/// An appearance that was set overrides ``barTintColor`` and the other properties of the bar. The top item's
/// appearance overrides the bar's. In a navigation controller the bar is clear while content is not scrolled behind it.
///
/// - SeeAlso: Apple, "UINavigationBar".
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, ItemBar {
  /// The navigation bar's delegate; stored only.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Always `top`.
  open var barPosition: UIBarPosition { .top }
  /// Whether the bar shows large titles.
  open var prefersLargeTitles = false { didSet { layoutOwner?.arrangeIfLoaded() } }
  /// Whether the bar is translucent, so that content extends behind it.
  open var isTranslucent = true { didSet { layoutOwner?.arrangeIfLoaded() } }
  /// The stack of items; the last one is visible.
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
  /// The visible item.
  open var topItem: UINavigationItem? { ownItems?.last }
  /// The item below the top item.
  open var backItem: UINavigationItem? { ownItems?.dropLast().last }
  /// The navigation controller that owns the bar.
  weak var layoutOwner: (any BarContainer)?
  /// Pushes an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    ownItems = (ownItems ?? []) + [item]
  }
  /// Pops the top item and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = ownItems?.last else { return nil }
    ownItems = ownItems?.dropLast()
    return top
  }
  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { ownItems = items }

  // MARK: Looks

  /// The background colour.
  open var barTintColor: UIColor?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The attributes of the title.
  ///
  /// Font and colour are drawn; the others are stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// An image instead of the shadow line; used only with a background image.
  open var shadowImage: UIImage?
  /// An image instead of the back arrow; stored only.
  open var backIndicatorImage: UIImage?
  /// The mask of that image during transitions; stored only.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The background images, by bar metrics.
  var backgrounds: [UIBarMetrics: UIImage] = [:]
  /// Sets the background image; an empty image makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
    setNeedsDisplay()
  }
  /// Sets the background image, for every bar position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  /// The background image.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
  private var adjustments: [UIBarMetrics: CGFloat] = [:]
  /// Moves the title down, in points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    adjustments[barMetrics] = adjustment
  }
  /// The vertical offset of the title, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    adjustments[barMetrics] ?? 0
  }
  /// The appearance that was set; nil for the system's.
  var statedAppearance: UINavigationBarAppearance?
  private lazy var systemAppearance = UINavigationBarAppearance()
  /// The standard appearance.
  open var standardAppearance: UINavigationBarAppearance {
    get { statedAppearance ?? systemAppearance }
    set {
      statedAppearance = newValue
      setNeedsDisplay()
    }
  }
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while content is not scrolled behind the bar; nil for a clear bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
  /// The appearance of a compact bar while content is not scrolled behind it; nil for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { setNeedsDisplay() }
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }
  /// The effective appearance; nil if the bar's own properties apply.
  private var look: UINavigationBarAppearance? {
    if let edge = edgeLook, isAtScrollEdge { return edge }
    if isCompact, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
    return topItem?.standardAppearance ?? statedAppearance
  }
  /// The stated appearance of the scroll edge.
  private var edgeLook: UINavigationBarAppearance? {
    let compact = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    let regular = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    return isCompact ? compact ?? regular : regular
  }
  var background: BarLook {
    if let edge = scrollEdgeLook(edgeLook) { return edge }
    if let look { return BarLook(look, isGlass: metrics.isGlass) }
    let image = (isCompact ? backgrounds[.compact] : nil) ?? backgrounds[.default]
    return BarLook(
      color: barTintColor ?? backgroundColor, style: barStyle, isGlass: metrics.isGlass,
      image: image, lineImage: image == nil ? nil : shadowImage)
  }
  private var titleText: TextContent {
    TextContent.line(topItem?.title ?? "", size: 17, weight: 0.3, barStyle.titleColor)
      .styled(look?.titleTextAttributes ?? titleTextAttributes)
  }
  private var promptText: TextContent {
    TextContent.line(topItem?.prompt ?? "", size: 13, barStyle.titleColor)
  }
  private var largeTitleText: TextContent {
    TextContent.line(
      topItem?.title ?? "", size: 34, weight: 0.4, barStyle.titleColor,
      alignment: viewNode.isRightToLeft ? .right : .left
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
  /// The given width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.navigationBarHeight)
  }

  /// Whether the bar shows a large title: the bar prefers them and the top item permits it.
  ///
  /// An item with the automatic mode follows the item below it; the first follows the bar's preference.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let items, !items.isEmpty else { return false }
    switch items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode {
    case .never?, .inline?: return false
    default: return true
    }
  }

  /// The height that a search controller adds to the bar, in points.
  ///
  /// Apple does not document the value; it is measured on the system's bars.
  var searchHeight: CGFloat {
    topItem?.searchController == nil ? 0 : metrics.navigationSearchHeight
  }

  /// The height that a prompt adds to the bar, in points.
  var promptHeight: CGFloat {
    (topItem?.prompt ?? "").isEmpty ? 0 : NavigationRows.promptHeight
  }

  var placedViews: [UIView] = []
  weak var contentBehind: UIView?
  var isBelowContent: Bool { false }

  /// The leading items: the back button, unless the item's buttons replace it, and those buttons.
  private var leading: [BarContent] {
    guard let item = topItem else { return [] }
    let own = item.leftBarButtonItems ?? []
    var result = own.map(content)
    let isFree = own.allSatisfy { $0.shownTitle == nil } || item.leftItemsSupplementBackButton
    if let back = backItem, !item.hidesBackButton, isFree {
      result.insert(backButton(to: back, beside: item), at: 0)
    }
    return result
  }
  /// The back button, with the title that leaves the title of the bar in the middle: the stated one, "Back", or none.
  ///
  /// On glass the sign stands alone.
  private func backButton(to back: UINavigationItem, beside item: UINavigationItem) -> BarContent {
    let tint: UIColor = metrics.isGlass ? .label : tintColor
    func button(_ word: String) -> BarContent {
      .back(BarContent.title(word, tint, buttonAttributes), tint)
    }
    if metrics.isGlass { return button("") }
    let title = item.titleView == nil && !showsLargeTitle ? titleText.layout().size.width : 0
    let room = BarItemArrangement.roomForBack(in: boundsInsideSides, title: title)
    let words = [back.backWord, back.backWord.isEmpty ? "" : "Back", ""]
    for word in words {
      let content = button(word)
      if content.size.width <= room { return content }
    }
    return button("")
  }
  private func content(_ item: UIBarButtonItem) -> BarContent {
    BarContent(item, in: self, buttonAttributes)
  }
  private var buttonAttributes: [NSAttributedString.Key: Any]? {
    look?.buttonAppearance.normal.titleTextAttributes
  }

  var places: [(content: BarContent, rect: CGRect)] { contentPlaces.places }
  /// The items with their frames, and the capsules behind them.
  private var contentPlaces: (places: [(content: BarContent, rect: CGRect)], capsules: [CGRect]) {
    guard let item = topItem else { return ([], []) }
    let rows = NavigationRows(
      bounds: boundsInsideSides, searchHeight: searchHeight, hasLargeTitle: showsLargeTitle,
      hasPrompt: promptHeight > 0)
    let (leading, trailing) = (leading, (item.rightBarButtonItems ?? []).map(content))
    let title: BarContent =
      item.titleView.map { .view($0) }
      ?? (rows.largeTitle == nil ? .text(titleText, on: nil) : .space)
    // The leading items are at the right where the direction is right to left.
    let isTurned = viewNode.isRightToLeft
    let (left, right) = isTurned ? (trailing, leading) : (leading, trailing)
    let arrangement = BarItemArrangement(
      row: rows.buttons, leading: left.map(\.item), trailing: right.map(\.item),
      title: title.size, offset: title.view == nil ? titleOffset.size : .zero,
      isGlass: metrics.isGlass)
    var contents = left + right + [title]
    var rects = arrangement.leading + arrangement.trailing + [arrangement.title]
    if let prompt = rows.prompt {
      contents.append(.text(promptText, on: nil))
      rects.append(prompt)
    }
    if let large = rows.largeTitle {
      contents.append(.text(largeTitleText, on: nil))
      rects.append(large)
    }
    if let search = item.searchController?.searchBar {
      contents.append(.view(search))
      rects.append(rows.search)
    }
    return (zip(contents, rects).map { ($0, $1) }, arrangement.capsules)
  }

  func rect(ofButton condition: (UIBarButtonItem) -> Bool) -> CGRect? {
    guard let item = topItem else { return nil }
    let isTurned = viewNode.isRightToLeft
    let (left, right) = (item.leftBarButtonItems ?? [], item.rightBarButtonItems ?? [])
    let places = places
    let count = leading.count
    if let index = left.firstIndex(where: condition) {
      // The back button is before the item's own.
      return places[count - left.count + index + (isTurned ? right.count : 0)].rect
    }
    guard let index = right.firstIndex(where: condition) else { return nil }
    return places[index + (isTurned ? 0 : count)].rect
  }

  var capsules: [CGRect] { metrics.isGlass ? contentPlaces.capsules : [] }

  /// The frame of the back button; nil without one.
  package var backButtonFrame: CGRect? {
    places.first { if case .back = $0.content { true } else { false } }?.rect
  }
  /// Acts as the touched button, or goes back.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), let item = topItem,
      point(inside: place, with: event)
    else { return }
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    if let button = button(at: place, of: buttons) { return button.performTap() }
    guard let back = backButtonFrame, ItemBars.distance(of: place, to: back) <= ItemBars.reach,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return }
    if let owner = layoutOwner as? UINavigationController {
      owner.popViewController(animated: true)
    } else {
      _ = popItem(animated: true)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for button in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      button.bar = self
    }
    placeViews()
  }

  /// The background may extend into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) { paint { BarPainter(painter: $0, bar: self).draw() } }
}

extension UIOffset {
  fileprivate var size: CGSize { CGSize(width: horizontal, height: vertical) }
}

/// Responds to events of a navigation bar; never called here.
///
/// - SeeAlso: Apple, "UINavigationBarDelegate".
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether the item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
}
