internal import Drawing
public import Foundation

/// A bar of buttons.
///
/// What an appearance says that was set beats the bar's own properties; ``scrollEdgeAppearance`` is kept.
///
/// - SeeAlso: Apple, "UIToolbar".
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  /// At the foot.
  open var barPosition: UIBarPosition { .bottom }
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// Pictures that fill the bar, by its height.
  var grounds: [UIBarMetrics: UIImage] = [:]
  /// Fills the bar with a picture, wherever it stands; an empty one leaves the ground away.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    grounds[barMetrics] = backgroundImage
    setNeedsDisplay()
  }
  /// The picture that fills the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { grounds[barMetrics] }
  private var line: UIImage?
  /// Sets a picture in place of the line towards the content, where the ground is a picture, too.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    line = shadowImage
    setNeedsDisplay()
  }
  /// That picture.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { line }
  /// The look that was set; nil for the system's.
  var statedAppearance: UIToolbarAppearance?
  private lazy var systemAppearance = UIToolbarAppearance()
  /// How the bar looks.
  open var standardAppearance: UIToolbarAppearance {
    get { statedAppearance ?? systemAppearance }
    set {
      statedAppearance = newValue
      setNeedsDisplay()
    }
  }
  /// How the bar looks where it is low; kept.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks while no content is behind it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  private var ground: BarLook {
    if let statedAppearance { return BarLook(statedAppearance) }
    let image = grounds[.default]
    return BarLook(
      color: barTintColor ?? backgroundColor, style: barStyle, image: image,
      lineImage: image == nil ? nil : line)
  }
  /// Whether content shows through, and so goes on behind the bar.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The buttons and spaces; nil where a document says them.
  open var items: [UIBarButtonItem]? {
    get { ownItems }
    set { ownItems = newValue }
  }
  private var ownItems: [UIBarButtonItem]? {
    didSet {
      for item in ownItems ?? [] { item.bar = self }
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// Sets the buttons and spaces.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { ownItems = items }
  /// What stands in the bar from its leading end on; nil is a space that grows.
  package var buttonTitles: [String?] = []
  /// Whether the last layout put the bar elsewhere than right above a home indicator.
  private var isRaised = false

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: isRaised ? ControlMetrics.compactToolbarHeight : metrics.toolbarHeight)
  }

  /// A bar that turns out not to reach the home indicator is as high as on other devices.
  ///
  /// A higher bar never reaches less far down, so the answer settles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeViews()
    let isRaised = !viewNode.reachesCoveredBottom
    guard metrics.hasHomeIndicator, isRaised != self.isRaised else { return }
    self.isRaised = isRaised
    viewNode.invalidateIntrinsicContentSize()
  }

  /// The ground may go on into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    BarGround.draw(self, ground, edge: .minYEdge, context)
    for (content, place) in places {
      guard case .text(let text, let item) = content else { continue }
      BarContent.line(
        text, item, in: self, statedAppearance?.buttonAppearance.normal.titleTextAttributes
      ).draw(in: context, across: place)
    }
  }

  /// Views of programs that stand in the bar.
  private var placed: [UIView] = []

  /// What stands in the bar, and where; what does not fit is left out.
  private var places: [(content: BarContent, rect: CGRect)] {
    let row = bounds.insetBy(dx: 16, dy: 0)
    let contents =
      items?.map(BarContent.init) ?? buttonTitles.map { $0.map { .text($0) } ?? .space }
    let sizes = contents.map(\.size)
    let gap: CGFloat = 12
    let used = sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(0, contents.count - 1))
    let spaces = contents.count { if case .space = $0 { true } else { false } }
    let growth = spaces > 0 ? max(0, row.width - used) / CGFloat(spaces) : 0
    var x = row.minX
    var result: [(BarContent, CGRect)] = []
    for (content, size) in zip(contents, sizes) where x < row.maxX {
      let height = min(row.height, 44)
      switch content {
      case .space: x += growth + gap
      case .text:
        let width = min(size.width + 1, row.maxX - x)
        result.append((content, CGRect(x: x, y: row.minY, width: width, height: height)))
        x += size.width + gap
      case .view:
        let own = min(size.height, height)
        result.append(
          (
            content,
            CGRect(x: x, y: row.minY + (height - own) / 2, width: size.width, height: own)
          ))
        x += size.width + gap
      }
    }
    return result
  }

  private func placeViews() {
    let places = places
    let views = places.compactMap(\.content.view)
    BarContent.exchange(placed, for: views, in: self)
    placed = views
    for (content, rect) in places {
      if let view = content.view { BarContent.place(view, at: rect) }
    }
  }
}
