public import Foundation
internal import FoundationShims
internal import LayoutGeometry
package import LayoutTree
internal import StackArrangements

/// A view that lays out views in a row or a column by constraints that it creates.
///
/// With the default distribution each view belongs to one of three gravity areas: leading, center or trailing.
///
/// ```swift
/// let views = [NSView(), NSView(), NSView()]
/// for view in views { view.widthAnchor.constraint(equalToConstant: 100).isActive = true }
/// let stack = NSStackView(views: views)
/// stack.spacing = 10
/// stack.edgeInsets = NSEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
/// print(stack.fittingSize.width)  // 352.0
/// stack.layoutSubtreeIfNeeded()
/// print(views.map(\.frame.minX))  // [16.0, 126.0, 236.0]
/// ```
///
/// - Units: Points; ``spacing`` is between alignment rectangles, edge insets are by visual edges.
/// - Errors: An index outside of an area ends the program with a message; a spacing that is not finite counts
///   as 0.
/// - Complexity: Every change of a property or of the views is O(views); a stack with visibility priorities
///   needs O(views × priorities) fittings in a pass.
/// - SeeAlso: Apple, "NSStackView"; `Rules/Stacks.md#gravity-areas`.
@preconcurrency @MainActor open class NSStackView: NSView {
  /// The gravity area of a view in the stack.
  public enum Gravity: Int, Sendable {
    /// The area at the start of the axis.
    case leading = 1
    /// The area in the centre.
    case center = 2
    /// The area at the end of the axis.
    case trailing = 3
    /// The area at the top of a column, equal to `leading`.
    public static var top: Gravity { .leading }
    /// The area at the bottom of a column, equal to `trailing`.
    public static var bottom: Gravity { .trailing }
  }
  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The priority with which a view stays visible when the stack is too short.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: Float
    /// Creates a priority from its raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Never detached: 1000.
    public static let mustHold = VisibilityPriority(rawValue: 1000)
    /// Detached when there is not enough space: 900.
    public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
    /// Detached: 0.
    public static let notVisible = VisibilityPriority(rawValue: 0)
  }
  /// The custom spacing of a view after which the stack's ``spacing`` applies.
  public static let useDefaultSpacing: CGFloat = .greatestFiniteMagnitude

  private var areas: [[NSView]] = [[], [], []]
  private var custom: [ObjectIdentifier: CGFloat] = [:]
  private var visibility: [ObjectIdentifier: VisibilityPriority] = [:]
  /// The views that were detached for lack of space.
  private var detachedForSpace: [NSView] = []
  private var gaps: [GuideNode] = []

  /// Creates a stack with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    update()
  }
  /// Creates a stack of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    setViews(views, in: .leading)
    translatesAutoresizingMaskIntoConstraints = false
  }
  /// Creates a stack from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
  }

  /// The axis along which views are arranged.
  open var orientation = NSLayoutConstraint.Orientation.horizontal {
    didSet {
      guard orientation != oldValue else { return }
      // The default alignment is the middle of the other axis.
      if alignment == .centerY, orientation == .vertical { alignment = .centerX }
      if alignment == .centerX, orientation == .horizontal { alignment = .centerY }
      update()
    }
  }
  /// The attribute by which views are aligned across the axis; `.notAnAttribute` for none.
  open var alignment = NSLayoutConstraint.Attribute.centerY { didSet { update() } }
  /// The distribution of views along the axis.
  open var distribution = Distribution.gravityAreas { didSet { update() } }
  /// The distance between neighbours, in points; 8 by default.
  open var spacing: CGFloat = 8 { didSet { update() } }
  /// The padding inside the edges, in points; left and right are independent of the reading direction.
  open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { update() } }
  /// Whether hidden views are detached from the stack.
  open var detachesHiddenViews = true { didSet { update() } }
  /// The hugging priorities: just below 250, so that a view with the default hugging priority is not stretched;
  /// so Interface Builder writes it (248 of 255 stacks).
  private var hugging = (horizontal: Float(250).nextDown, vertical: Float(250).nextDown)
  private var clippingResistance: (horizontal: Float, vertical: Float) = (1000, 1000)

  /// The views of all areas, in order.
  open var arrangedSubviews: [NSView] { areas.flatMap(\.self) }
  /// The views of all areas, in order, including hidden ones.
  open var views: [NSView] { arrangedSubviews }
  /// The views that are hidden or were detached for lack of space, in order.
  ///
  /// Unlike Apple's they stay subviews, with their constraints; they are not drawn and take no space.
  open var detachedViews: [NSView] { arrangedSubviews.filter { isDetached($0) } }
  /// The object that is notified when views are detached or reattached.
  open weak var delegate: (any NSStackViewDelegate)?

  /// The views of an area.
  open func views(in gravity: Gravity) -> [NSView] { areas[gravity.rawValue - 1] }
  /// Replaces the views of an area.
  open func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in areas[gravity.rawValue - 1] where !views.contains(where: { $0 === view }) {
      removeView(view)
    }
    for (index, view) in views.enumerated() { insertView(view, at: index, in: gravity) }
  }
  /// Appends a view to an area.
  open func addView(_ view: NSView, in gravity: Gravity) {
    insertView(view, at: areas[gravity.rawValue - 1].count, in: gravity)
  }
  /// Inserts a view at an index of an area.
  open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    for area in areas.indices { areas[area].removeAll { $0 === view } }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let area = gravity.rawValue - 1
    require(index >= 0 && index <= areas[area].count + 1, "index out of bounds: \(index)")
    areas[area].insert(view, at: min(index, areas[area].count))
    update()
  }
  /// Removes a view from the stack and from the view tree.
  open func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    if view.superview === self { view.removeFromSuperview() }
  }
  /// Appends a view.
  open func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Inserts a view at an index among all arranged views.
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    for area in areas.indices { areas[area].removeAll { $0 === view } }
    var index = min(insertionIndex, arrangedSubviews.count)
    require(insertionIndex >= 0, "index out of bounds: \(insertionIndex)")
    // In the area of the view that stands there, or at the end of the last one that has views.
    var area = 0
    while area < 2,
      index > areas[area].count
        || (index == areas[area].count && !areas[(area + 1)...].allSatisfy(\.isEmpty))
    {
      index -= areas[area].count
      area += 1
    }
    insertView(view, at: index, in: Gravity(rawValue: area + 1) ?? .leading)
  }
  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: NSView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    for area in areas.indices { areas[area].removeAll { $0 === view } }
    custom[ObjectIdentifier(view.viewNode)] = nil
    visibility[ObjectIdentifier(view.viewNode)] = nil
    detachedForSpace.removeAll { $0 === view }
    view.isDetachedByStack = false
    update()
  }

  /// Sets the distance after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    custom[ObjectIdentifier(view.viewNode)] =
      spacing == NSStackView.useDefaultSpacing ? nil : spacing
    update()
  }
  /// The distance after one view; ``useDefaultSpacing`` unless set.
  open func customSpacing(after view: NSView) -> CGFloat {
    custom[ObjectIdentifier(view.viewNode)] ?? NSStackView.useDefaultSpacing
  }
  /// The priority with which a view stays visible; ``VisibilityPriority/mustHold`` unless set.
  open func visibilityPriority(for view: NSView) -> VisibilityPriority {
    visibility[ObjectIdentifier(view.viewNode)] ?? .mustHold
  }
  /// Sets the priority with which a view stays visible.
  ///
  /// A stack that is too short for constraints above the priority detaches the view, lowest priority first.
  open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    visibility[ObjectIdentifier(view.viewNode)] = priority
    update()
  }
  /// The priority with which the stack resists growing beyond its views; just below 250 unless set.
  open func huggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    LayoutPriority(orientation == .horizontal ? hugging.horizontal : hugging.vertical)
  }
  /// Sets the priority with which the stack resists growing beyond its views.
  open func setHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    if orientation == .horizontal {
      hugging.horizontal = priority.rawValue
    } else {
      hugging.vertical = priority.rawValue
    }
    update()
  }
  /// The priority with which the stack resists clipping its views; 1000 unless set.
  open func clippingResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    LayoutPriority(
      orientation == .horizontal ? clippingResistance.horizontal : clippingResistance.vertical)
  }
  /// Sets the priority with which the stack resists clipping its views.
  open func setClippingResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    if orientation == .horizontal {
      clippingResistance.horizontal = priority.rawValue
    } else {
      clippingResistance.vertical = priority.rawValue
    }
    update()
  }

  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
  package override func subviewVisibilityChanged(_ subview: NSView) { update() }

  /// Detaches or reattaches views with visibility priorities, then lays out the subviews.
  open override func layout() {
    if !visibility.isEmpty { detach() }
    super.layout()
  }

  private func detach() {
    guard let arrangement = viewNode.arrangement as? GravityArrangement else { return }
    let rect = viewNode.alignmentRect
    let detached = arrangement.detached(
      length: orientation == .horizontal ? rect.width : rect.height,
      // A view that is hidden anyway is not to be given up, and one that was given up may come back.
      isHidden: { detachesHiddenViews && ($0.host as? NSView)?.isHidden ?? false },
      priority: { visibility[ObjectIdentifier($0)]?.rawValue ?? 1000 }
    ).compactMap { $0.host as? NSView }
    guard !detached.elementsEqual(detachedForSpace, by: ===) else { return }
    let lost = detached.filter { view in !detachedForSpace.contains { $0 === view } }
    let found = detachedForSpace.filter { view in !detached.contains { $0 === view } }
    detachedForSpace = detached
    for view in found { view.isDetachedByStack = false }
    for view in lost { view.isDetachedByStack = true }
    update()
    if !lost.isEmpty { delegate?.stackView(self, willDetach: lost) }
    if !found.isEmpty { delegate?.stackView(self, didReattach: found) }
  }

  /// Whether a view is detached: hidden while hidden views are detached, or detached for lack of space.
  private func isDetached(_ view: NSView) -> Bool {
    (detachesHiddenViews && view.isHidden) || view.isDetachedByStack
  }

  /// The first baseline of the first view and the last baseline of the last view.
  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let views = viewNode.arrangement?.baselineViews
    return (
      views?.first.map(NodeBaseline.first(of:)) ?? .top(0),
      views?.last.map(NodeBaseline.last(of:)) ?? .bottom(0)
    )
  }

  private func update() {
    var new = GravityArrangement()
    new.axis = orientation
    new.distribution = .init(rawValue: distribution.rawValue) ?? .gravityAreas
    new.alignment = alignment
    new.spacing = spacing.isFinite ? Double(spacing) : 0
    new.customSpacing = custom.mapValues { Double($0) }
    new.edgeInsets = ViewInsets(edgeInsets)
    new.hugging = hugging
    // A stack becomes too short for a view that it may give up.
    let least =
      arrangedSubviews.filter { !isDetached($0) }
      .map { visibilityPriority(for: $0).rawValue }.filter { $0 > 0 }.min() ?? 1000
    new.clippingResistance = (
      min(clippingResistance.horizontal, least), min(clippingResistance.vertical, least)
    )
    new.areas = areas.map { $0.map(\.viewNode) }
    new.isHidden = { [weak self] node in
      guard let self, let view = node.host as? NSView else { return false }
      return isDetached(view)
    }
    while gaps.count + 1 < max(2, arrangedSubviews.count) {
      gaps.append(GuideNode(kind: .gap, owner: viewNode))
    }
    new.gaps = gaps
    viewNode.arrangement = new
    viewNode.setNeedsLayout()
  }
}

/// The methods that notify a delegate when a stack view detaches or reattaches views.
///
/// - SeeAlso: Apple, "NSStackViewDelegate".
@preconcurrency @MainActor public protocol NSStackViewDelegate: AnyObject {
  /// Called before views are detached for lack of space.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// Called after views were reattached.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}
