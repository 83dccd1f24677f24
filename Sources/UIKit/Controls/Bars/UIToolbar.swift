public import Foundation
internal import ViewArrangements

/// A toolbar.
///
/// An appearance that was set overrides the bar's own properties. In a container the bar is clear while no content
/// is scrolled behind it.
///
/// - SeeAlso: Apple, "UIToolbar".
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, ItemBar {
  /// Always `bottom`.
  open var barPosition: UIBarPosition { .bottom }
  /// The background colour.
  open var barTintColor: UIColor?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// The background images, by bar metrics.
  var backgrounds: [UIBarMetrics: UIImage] = [:]
  /// Sets the background image, for every bar position; an empty image makes the bar transparent.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[barMetrics] = backgroundImage
    setNeedsDisplay()
  }
  /// The background image.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[barMetrics] }
  private var line: UIImage?
  /// Sets an image instead of the shadow line; used only with a background image.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    line = shadowImage
    setNeedsDisplay()
  }
  /// The image instead of the shadow line.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { line }
  /// The appearance that was set; nil for the system's.
  var statedAppearance: UIToolbarAppearance?
  private lazy var systemAppearance = UIToolbarAppearance()
  /// The standard appearance.
  open var standardAppearance: UIToolbarAppearance {
    get { statedAppearance ?? systemAppearance }
    set {
      statedAppearance = newValue
      setNeedsDisplay()
    }
  }
  /// The appearance of a compact bar; stored only.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance while no content is scrolled behind the bar; nil for a clear bar.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }
  var background: BarLook {
    if let edge = scrollEdgeLook(scrollEdgeAppearance) { return edge }
    if let statedAppearance { return BarLook(statedAppearance, isGlass: metrics.isGlass) }
    let image = backgrounds[.default]
    return BarLook(
      color: barTintColor ?? backgroundColor, style: barStyle, isGlass: metrics.isGlass,
      image: image,
      lineImage: image == nil ? nil : line)
  }
  /// Whether the bar is translucent, so that content extends behind it.
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
  /// Whether the last layout pass placed the bar away from the home indicator.
  private var isRaised = false

  /// The given width, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: isRaised ? ControlMetrics.compactToolbarHeight : metrics.toolbarHeight)
  }

  /// A bar that does not reach the home indicator has the height of other devices.
  ///
  /// The pass converges: growing never moves the bar away from the home indicator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeViews()
    let isRaised = !viewNode.reachesCoveredBottom
    guard metrics.hasHomeIndicator, isRaised != self.isRaised else { return }
    self.isRaised = isRaised
    viewNode.invalidateIntrinsicContentSize()
  }

  /// Acts as the touched button.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), point(inside: place, with: event) else {
      return
    }
    button(at: place, of: items ?? [])?.performTap()
  }

  /// The background may extend into the safe area.
  package override var drawsInsideBounds: Bool { false }

  open override func draw(_ rect: CGRect) {
    paint { BarPainter(painter: $0, bar: self).draw() }
  }

  var placedViews: [UIView] = []
  weak var contentBehind: UIView?
  var isBelowContent: Bool { true }
  var capsules: [CGRect] {
    guard metrics.isGlass else { return [] }
    let line = boundsInsideSides
    let capsules = BarItemArrangement.lineCapsules(of: contents.map(\.item), in: line)
    return viewNode.isRightToLeft ? capsules.map { $0.turned(in: line) } : capsules
  }

  /// The buttons and spaces in the appearance of the bar.
  private var contents: [BarContent] {
    let attributes = statedAppearance?.buttonAppearance.normal.titleTextAttributes
    return (items ?? []).map { BarContent($0, in: self, attributes) }
  }
  func rect(ofButton condition: (UIBarButtonItem) -> Bool) -> CGRect? {
    guard let index = items?.firstIndex(where: condition) else { return nil }
    let line = boundsInsideSides
    let rects = BarItemArrangement.line(
      of: contents.map(\.item), in: line, isGlass: metrics.isGlass)
    return rects[index].map { viewNode.isRightToLeft ? $0.turned(in: line) : $0 }
  }
  /// The items without spaces and without those that do not fit.
  var places: [(content: BarContent, rect: CGRect)] {
    let contents = contents
    let line = boundsInsideSides
    let rects = BarItemArrangement.line(
      of: contents.map(\.item), in: line, isGlass: metrics.isGlass)
    let isTurned = viewNode.isRightToLeft
    return zip(contents, rects).compactMap { content, rect in
      rect.map { (content, isTurned ? $0.turned(in: line) : $0) }
    }
  }
}
