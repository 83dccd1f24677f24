public import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// A tab bar.
///
/// An appearance that was set overrides the bar's own properties. In a container the bar is clear while no content
/// is scrolled behind it.
///
/// - SeeAlso: Apple, "UITabBar".
@preconcurrency @MainActor open class UITabBar: UIView, ItemBar {
  /// The background colour.
  open var barTintColor: UIColor?
  /// The colour of unselected tabs; grey unless set.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The background image; an empty image makes the bar transparent.
  open var backgroundImage: UIImage?
  /// An image instead of the shadow line; used only with a background image.
  open var shadowImage: UIImage?
  /// The appearance that was set; nil for the system's.
  var statedAppearance: UITabBarAppearance?
  private lazy var systemAppearance = UITabBarAppearance()
  /// The standard appearance.
  open var standardAppearance: UITabBarAppearance {
    get { statedAppearance ?? systemAppearance }
    set {
      statedAppearance = newValue
      setNeedsDisplay()
    }
  }
  /// The appearance while no content is scrolled behind the bar; nil for a clear bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }
  var background: BarLook {
    scrollEdgeLook(scrollEdgeAppearance)
      ?? statedAppearance.map { BarLook($0, isGlass: metrics.isGlass) }
      ?? BarLook(
        color: barTintColor ?? backgroundColor, style: barStyle, isGlass: metrics.isGlass,
        image: backgroundImage,
        lineImage: backgroundImage == nil ? nil : shadowImage)
  }
  /// Replaces the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { ownItems = items }
  /// Whether the bar is translucent, so that content extends behind it.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The tabs.
  open var items: [UITabBarItem]? {
    get { ownItems }
    set { ownItems = newValue }
  }
  private var ownItems: [UITabBarItem]? {
    didSet {
      for item in ownItems ?? [] { item.bar = self }
      setNeedsDisplay()
    }
  }
  /// The selected tab; nil for none.
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
  /// The object that is notified of the selection.
  open weak var delegate: (any UITabBarDelegate)?
  /// The given width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.tabBarHeight)
  }

  /// The background may extend into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) { paint { BarPainter(painter: $0, bar: self).draw() } }

  /// The frames of the tabs in the bar.
  package var tabFrames: [CGRect] { places.map(\.rect) }
  /// Selects the touched tab, if it is enabled, and notifies the delegate.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), point(inside: place, with: event),
      let index = tabFrames.firstIndex(where: { ItemBars.distance(of: place, to: $0) == 0 }),
      let item = items?[index], item.isEnabled
    else { return }
    if let tapped { tapped(item) } else { selectItem(item) }
  }
  /// Called for a touched tab in place of the bar's own selection.
  var tapped: ((UITabBarItem) -> Void)?

  var placedViews: [UIView] = []
  weak var contentBehind: UIView?
  var isBelowContent: Bool { true }
  var capsules: [CGRect] {
    metrics.isGlass && !(items ?? []).isEmpty
      ? [
        BarItemArrangement.floating(
          in: boundsInsideSides, staysInside: !metrics.isDesignTime)
      ] : []
  }

  var places: [(content: BarContent, rect: CGRect)] {
    let items = items ?? []
    let selected = items.firstIndex { $0 === selectedItem }
    let row = capsules.first.map(BarItemArrangement.tabRow)
    let rects = BarItemArrangement.tabs(
      items.count, in: row ?? boundsInsideSides, height: row?.height ?? metrics.tabBarHeight,
      isRightToLeft: viewNode.isRightToLeft)
    return zip(items.indices, rects).map { index, rect in
      (.tab(tab(items[index], isSelected: index == selected)), rect)
    }
  }

  /// A tab in the colours of its state; the item's title attributes override the appearance.
  private func tab(_ item: UITabBarItem, isSelected: Bool) -> BarContent.Tab {
    let tabs = statedAppearance?.stackedLayoutAppearance
    let look = isSelected ? tabs?.selected : tabs?.normal
    let color: UIColor =
      isSelected ? tintColor : unselectedItemTintColor ?? (metrics.isGlass ? .label : .systemGray)
    return BarContent.Tab(
      isMarked: isSelected && metrics.isGlass,
      image: item.picture(isSelected: isSelected), ink: look?.iconColor ?? color,
      title: TextContent.line(item.title ?? "", size: 10, weight: 0.23, color.cgColor)
        .styled(look?.titleTextAttributes)
        .styled(item.textAttributes.value(in: isSelected ? .selected : .normal)),
      badge: badge(item, look, isSelected: isSelected))
  }

  /// The badge of a tab; nil without a text.
  private func badge(
    _ item: UITabBarItem, _ look: UITabBarItemStateAppearance?, isSelected: Bool
  ) -> BarContent.Badge? {
    item.badgeValue.map { value in
      BarContent.Badge(
        text: TextContent.line(value, size: 13, UIColor.white.cgColor)
          .styled(look?.badgeTextAttributes)
          .styled(item.badgeAttributes.value(in: isSelected ? .selected : .normal)),
        color: item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed,
        offset: look?.badgePositionAdjustment ?? .zero)
    }
  }
}

extension UITabBarItem {
  /// The icon: a template in the bar's colours unless its rendering mode is original; nil without an image.
  fileprivate func picture(isSelected: Bool) -> UIImage? {
    let own = isSelected ? selectedImage ?? self.image : self.image
    let image = (own ?? systemSymbol.flatMap { UIImage(systemName: $0) })?
      .applyingPreferred(.init(scale: .large))
    return image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
  }
}
