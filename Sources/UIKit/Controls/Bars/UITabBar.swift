public import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// A bar of tabs.
///
/// What an appearance says that was set beats the bar's own properties; ``scrollEdgeAppearance`` is kept.
///
/// - SeeAlso: Apple, "UITabBar".
@preconcurrency @MainActor open class UITabBar: UIView, ItemBar {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen; grey unless set.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// A picture that fills the bar; an empty one leaves the ground away.
  open var backgroundImage: UIImage?
  /// A picture in place of the line towards the content, where the ground is a picture, too.
  open var shadowImage: UIImage?
  /// The look that was set; nil for the system's.
  var statedAppearance: UITabBarAppearance?
  private lazy var systemAppearance = UITabBarAppearance()
  /// How the bar looks.
  open var standardAppearance: UITabBarAppearance {
    get { statedAppearance ?? systemAppearance }
    set {
      statedAppearance = newValue
      setNeedsDisplay()
    }
  }
  /// How the bar looks while no content is behind it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  var ground: BarLook {
    statedAppearance.map(BarLook.init)
      ?? BarLook(
        color: barTintColor ?? backgroundColor, style: barStyle, image: backgroundImage,
        lineImage: backgroundImage == nil ? nil : shadowImage)
  }
  /// Exchanges the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { ownItems = items }
  /// Whether content shows through, and so goes on behind the bar.
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
  /// The chosen tab; the first unless set.
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.tabBarHeight)
  }

  /// The ground may go on into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) { paint { BarPainter(painter: $0, bar: self).draw() } }

  var placedViews: [UIView] = []
  var isBelowContent: Bool { true }

  var places: [(content: BarContent, rect: CGRect)] {
    let items = items ?? []
    let chosen = items.firstIndex { $0 === selectedItem } ?? 0
    let rects = BarItemArrangement.tabs(items.count, in: bounds, height: metrics.tabBarHeight)
    return zip(items.indices, rects).map { index, rect in
      (.tab(tab(items[index], isChosen: index == chosen)), rect)
    }
  }

  /// A tab in the colours of its state: by the appearance, then by what the item says of its title.
  private func tab(_ item: UITabBarItem, isChosen: Bool) -> BarContent.Tab {
    let tabs = statedAppearance?.stackedLayoutAppearance
    let look = isChosen ? tabs?.selected : tabs?.normal
    let color: UIColor = isChosen ? tintColor : unselectedItemTintColor ?? .systemGray
    return BarContent.Tab(
      image: item.picture(isChosen: isChosen), ink: look?.iconColor ?? color,
      title: TextContent.line(item.title ?? "", size: 10, weight: 0.23, color.cgColor)
        .styled(look?.titleTextAttributes)
        .styled(item.textAttributes.shown(in: isChosen ? .selected : .normal)))
  }
}

extension UITabBarItem {
  /// What is shown above the words: a shape in the bar's colours unless it asks for its own; nil without.
  fileprivate func picture(isChosen: Bool) -> UIImage? {
    let image = isChosen ? selectedImage ?? self.image : self.image
    return image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
  }
}
