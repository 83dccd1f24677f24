public import Foundation
package import ViewCore

/// Lays out views in a row or a column, by constraints that it makes.
///
/// - SeeAlso: Apple, "NSStackView"; semantics 10.3.
@preconcurrency @MainActor open class NSStackView: NSView {
  /// Where in the stack a view stands, without a distribution.
  public enum Gravity: Int, Sendable {
    /// Where the axis begins.
    case leading = 1
    /// In the middle.
    case center = 2
    /// Where the axis ends.
    case trailing = 3
    /// `leading` of a column.
    public static var top: Gravity { .leading }
    /// `trailing` of a column.
    public static var bottom: Gravity { .trailing }
  }
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// What a stack gives up first when it is too short for its views.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Float
    /// A priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Never given up: 1000.
    public static let mustHold = VisibilityPriority(rawValue: 1000)
    /// Given up when there is no room: 900.
    public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
    /// Given up: 0.
    public static let notVisible = VisibilityPriority(rawValue: 0)
  }
  /// The stack's own distance, after a view without one of its own.
  public static let useDefaultSpacing: CGFloat = .greatestFiniteMagnitude

  private var areas: [[NSView]] = [[], [], []]
  private var custom: [ObjectIdentifier: CGFloat] = [:]
  private var gaps: [GuideNode] = []

  /// Makes a stack with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    update()
  }
  /// Makes a stack of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    setViews(views, in: .leading)
    translatesAutoresizingMaskIntoConstraints = false
  }
  /// Makes a stack for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
  }

  /// Direction in which views follow each other.
  open var orientation = NSLayoutConstraint.Orientation.horizontal {
    didSet {
      guard orientation != oldValue else { return }
      // The default alignment is the middle of the other axis.
      if alignment == .centerY, orientation == .vertical { alignment = .centerX }
      if alignment == .centerX, orientation == .horizontal { alignment = .centerY }
      update()
    }
  }
  /// What views have in common across; `.notAnAttribute` for nothing.
  open var alignment = NSLayoutConstraint.Attribute.centerY { didSet { update() } }
  /// How views share the length.
  open var distribution = Distribution.gravityAreas { didSet { update() } }
  /// Distance between neighbours, in points.
  open var spacing: CGFloat = 8 { didSet { update() } }
  /// Room inside the edges; left and right whatever the reading direction.
  open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { update() } }
  /// Whether hidden views leave the stack.
  open var detachesHiddenViews = true { didSet { update() } }
  private var hugging: (horizontal: Float, vertical: Float) = (250, 250)
  private var clippingResistance: (horizontal: Float, vertical: Float) = (1000, 1000)

  /// The views of all areas, in order.
  open var arrangedSubviews: [NSView] { areas.flatMap(\.self) }
  /// The views of all areas, in order, hidden ones too.
  open var views: [NSView] { arrangedSubviews }
  /// The views that are hidden.
  open var detachedViews: [NSView] { arrangedSubviews.filter(\.isHidden) }

  /// The views of one area.
  open func views(in gravity: Gravity) -> [NSView] { areas[gravity.rawValue - 1] }
  /// Gives an area its views.
  open func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in areas[gravity.rawValue - 1] where !views.contains(where: { $0 === view }) {
      removeView(view)
    }
    for (index, view) in views.enumerated() { insertView(view, at: index, in: gravity) }
  }
  /// Adds a view at the end of an area.
  open func addView(_ view: NSView, in gravity: Gravity) {
    insertView(view, at: areas[gravity.rawValue - 1].count, in: gravity)
  }
  /// Adds a view at a place of an area.
  open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    for area in areas.indices { areas[area].removeAll { $0 === view } }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let area = gravity.rawValue - 1
    precondition(index >= 0 && index <= areas[area].count + 1, "index out of bounds: \(index)")
    areas[area].insert(view, at: min(index, areas[area].count))
    update()
  }
  /// Takes a view out of the stack and the tree.
  open func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    if view.superview === self { view.removeFromSuperview() }
  }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Adds a view at a place among all.
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    for area in areas.indices { areas[area].removeAll { $0 === view } }
    var index = min(insertionIndex, arrangedSubviews.count)
    precondition(insertionIndex >= 0, "index out of bounds: \(insertionIndex)")
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
  /// How hard the stack is not to be longer than its views need; 250 unless set.
  open func huggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    LayoutPriority(orientation == .horizontal ? hugging.horizontal : hugging.vertical)
  }
  /// Sets how hard the stack is not to be longer than its views need.
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
  /// How hard the stack is not to be shorter than its views; 1000 unless set.
  open func clippingResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    LayoutPriority(
      orientation == .horizontal ? clippingResistance.horizontal : clippingResistance.vertical)
  }
  /// Sets how hard the stack is not to be shorter than its views.
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

  /// The baselines are those of the first and the last view.
  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let views = viewNode.arrangement?.baselineViews
    return (
      views?.first.map(NodeBaseline.first(of:)) ?? .bottom(0),
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
    new.clippingResistance = clippingResistance
    new.areas = areas.map { $0.map(\.viewNode) }
    new.isHidden = { ($0.host as? NSView)?.isHidden ?? false }
    while gaps.count + 1 < max(2, arrangedSubviews.count) {
      gaps.append(GuideNode(kind: .gap, owner: viewNode))
    }
    new.gaps = gaps
    viewNode.arrangement = .gravity(new)
    viewNode.setNeedsLayout()
  }
}
