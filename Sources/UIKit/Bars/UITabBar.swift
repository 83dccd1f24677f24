internal import Drawing
public import Foundation

/// A bar of tabs.
///
/// What an appearance says that was set beats the bar's own properties; ``scrollEdgeAppearance`` is kept.
///
/// - SeeAlso: Apple, "UITabBar".
@preconcurrency @MainActor open class UITabBar: UIView {
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
  private var ground: BarLook {
    statedAppearance.map(BarLook.init)
      ?? BarLook(
        color: barTintColor ?? backgroundColor, style: barStyle, image: backgroundImage,
        lineImage: backgroundImage == nil ? nil : shadowImage)
  }
  /// Exchanges the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { ownItems = items }
  /// Whether content shows through, and so goes on behind the bar.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The tabs; nil where a document says them.
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
  /// What the tabs say; the first is the chosen one.
  package var tabTitles: [String] = []
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  /// The ground may go on into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    BarGround.draw(self, ground, edge: .minYEdge, context)
    let tabTitles = items?.map { $0.title ?? "" } ?? tabTitles
    guard !tabTitles.isEmpty else { return }
    let chosen = items?.firstIndex { $0 === selectedItem } ?? 0
    let width = bounds.width / CGFloat(tabTitles.count)
    for (index, title) in tabTitles.enumerated() {
      let tab = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: 49)
      let tabs = statedAppearance?.stackedLayoutAppearance
      let look = index == chosen ? tabs?.selected : tabs?.normal
      let color: UIColor =
        index == chosen ? tintColor : unselectedItemTintColor ?? .systemGray
      let icon = CGRect(x: tab.midX - 12, y: tab.minY + 6, width: 24, height: 24)
      let ink = (look?.iconColor ?? color).cgColor
      if let image = picture(of: index, isChosen: index == chosen) {
        let size = image.size
        let scale = min(1, 30 / max(size.width, size.height, 1))
        image.content.inTint(ink).draw(
          in: context, icon.centered(size.width * scale, size.height * scale))
      } else {
        context.stroke(icon.insetBy(dx: 1, dy: 1), radius: 6, width: 1.5, ink)
      }
      let line = CGRect(x: tab.minX + 2, y: tab.minY + 33, width: tab.width - 4, height: 13)
      TextContent.line(title, size: 10, weight: 0.23, color.cgColor)
        .styled(look?.titleTextAttributes).styled(attributes(of: index, isChosen: index == chosen))
        .draw(in: context, across: line)
    }
  }

  /// What an item says of its title.
  private func attributes(of index: Int, isChosen: Bool) -> [NSAttributedString.Key: Any]? {
    guard let items, items.indices.contains(index) else { return nil }
    return items[index].textAttributes.shown(in: isChosen ? .selected : .normal)
  }

  /// What a tab shows above its words: a shape in the bar's colours unless it asks for its own; nil without.
  private func picture(of index: Int, isChosen: Bool) -> UIImage? {
    guard let items, items.indices.contains(index) else { return nil }
    let item = items[index]
    let image = isChosen ? item.selectedImage ?? item.image : item.image
    return image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
  }
}
