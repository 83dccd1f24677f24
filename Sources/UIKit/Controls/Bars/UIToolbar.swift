public import Foundation
internal import ViewArrangements

/// A bar of buttons.
///
/// What an appearance says that was set beats the bar's own properties; ``scrollEdgeAppearance`` is kept.
///
/// - SeeAlso: Apple, "UIToolbar".
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, ItemBar {
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
  var ground: BarLook {
    if let statedAppearance { return BarLook(statedAppearance) }
    let image = grounds[.default]
    return BarLook(
      color: barTintColor ?? backgroundColor, style: barStyle, image: image,
      lineImage: image == nil ? nil : line)
  }
  /// Whether content shows through, and so goes on behind the bar.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The buttons and spaces.
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
    paint { BarPainter(painter: $0, bar: self).draw() }
  }

  var placedViews: [UIView] = []
  var isBelowContent: Bool { true }

  /// Spaces, and what does not fit, are left out.
  var places: [(content: BarContent, rect: CGRect)] {
    let attributes = statedAppearance?.buttonAppearance.normal.titleTextAttributes
    let contents = (items ?? []).map { BarContent($0, in: self, attributes) }
    let rects = BarItemArrangement.line(of: contents.map(\.item), in: bounds)
    return zip(contents, rects).compactMap { content, rect in rect.map { (content, $0) } }
  }
}
