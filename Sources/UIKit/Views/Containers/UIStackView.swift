public import Foundation
internal import FoundationShims
internal import LayoutTree

/// Lays out views in a row or a column, by constraints that it makes.
///
/// - SeeAlso: Apple, "UIStackView"; `Rules/Stacks.md#what-a-stack-view-arranges`.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// How views stand across.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading` of a horizontal stack.
    public static var top: Alignment { .leading }
    /// `trailing` of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
  /// The distance that the system would choose, 8 points.
  public static let spacingUseSystem: CGFloat = .leastNonzeroMagnitude
  /// The stack's own distance.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// Makes a stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    update()
  }
  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Makes a stack for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
  }

  private var arranged: [UIView] = []
  private var custom: [ObjectIdentifier: CGFloat] = [:]
  private var gaps: [GuideNode] = []
  /// The view that had the first baseline when the stack was last laid out.
  private weak var lettered: UIView?

  /// The views that are laid out, in order; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }
  /// Direction in which views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { update() } }
  /// How views share the length.
  open var distribution = Distribution.fill { didSet { update() } }
  /// How views stand across.
  open var alignment = Alignment.fill { didSet { update() } }
  /// Distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { update() } }
  /// Whether a vertical stack measures spacing from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { update() } }
  /// Whether views stand inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { update() } }

  /// Arranges a view after the others; it becomes a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }
  /// Arranges a view at a place; it becomes a subview, in front of the others if it was none.
  ///
  /// A view that is arranged already moves; its place among the subviews stays.
  ///
  /// - Parameters:
  ///   - view: The view; it leaves its superview first.
  ///   - stackIndex: Its place, from 0 up to the number of arranged views; anything else ends the program
  ///     with Apple's text.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    require(
      stackIndex >= 0 && stackIndex <= arranged.count,
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(arranged.count)"
    )
    if view.superview !== self {
      addSubview(view)
    } else if let index = arranged.index(ofObjectIdenticalTo: view) {
      arranged.remove(at: index)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    // The place was counted with the view where it stood.
    arranged.insert(view, at: min(stackIndex, arranged.count))
    update()
  }
  /// Stops arranging a view; it stays a subview, and its custom spacing is forgotten.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.index(ofObjectIdenticalTo: view) else { return }
    arranged.remove(at: index)
    custom[ObjectIdentifier(view.viewNode)] = nil
    update()
  }
  /// Sets the distance after one view, in points.
  ///
  /// It stays with the view while others come and go, and does not count while the view is hidden or the
  /// last one. ``spacingUseDefault`` takes it back. Nothing happens for a view that is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    custom[ObjectIdentifier(arrangedSubview.viewNode)] = isDefault ? nil : spacing
    update()
  }
  /// The distance after one view; ``spacingUseDefault`` unless set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    custom[ObjectIdentifier(arrangedSubview.viewNode)] ?? UIStackView.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
  package override func subviewVisibilityChanged(_ subview: UIView) { update() }

  /// The first baseline is that of the tallest view of a row, of the first view of a column.
  open override var forFirstBaselineLayout: UIView {
    baselineViews.first.map(\.forFirstBaselineLayout) ?? self
  }
  /// The last baseline is that of the tallest view of a row, of the last view of a column.
  open override var forLastBaselineLayout: UIView {
    baselineViews.last.map(\.forLastBaselineLayout) ?? self
  }

  /// Asks for its baselines anew when another view has become the tallest.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let first = baselineViews.first
    guard first !== lettered else { return }
    lettered = first
    viewNode.setNeedsGeneration()
  }

  /// The arranged views that have the first and the last baseline.
  private var baselineViews: (first: UIView?, last: UIView?) {
    let nodes = viewNode.arrangement?.baselineViews
    return (nodes?.first?.host as? UIView, nodes?.last?.host as? UIView)
  }

  private func update() {
    var new = StackArrangement()
    new.axis = axis == .horizontal ? .horizontal : .vertical
    new.distribution = .init(rawValue: distribution.rawValue) ?? .fill
    new.alignment = .init(rawValue: alignment.rawValue) ?? .fill
    new.spacing = distance(spacing)
    new.customSpacing = custom.mapValues(distance)
    new.isBaselineRelative = isBaselineRelativeArrangement
    new.isMarginsRelative = isLayoutMarginsRelativeArrangement
    new.views.reserveCapacity(arranged.count)
    for view in arranged { new.views.append(view.viewNode) }
    new.isHidden = { ($0.host as? UIView)?.isLeftOutOfStacks ?? false }
    if distribution == .equalSpacing || distribution == .equalCentering {
      while gaps.count + 1 < arranged.count {
        gaps.append(GuideNode(kind: .gap, owner: viewNode))
      }
      new.gaps = gaps
    }
    viewNode.arrangement = new
    viewNode.setNeedsLayout()
  }

  /// A distance as layout takes it; none where there is no number that could be one.
  private func distance(_ spacing: CGFloat) -> StackArrangement.Spacing {
    if spacing == UIStackView.spacingUseSystem { return .system }
    let isNumber = spacing.isFinite && spacing != UIStackView.spacingUseDefault
    return .points(isNumber ? Double(spacing) : 0)
  }
}

extension UIView {
  /// Whether a stack closes over the view.
  @MainActor var isLeftOutOfStacks: Bool {
    isHidden && viewNode.designTime?.keepsPlaceWhenHidden != true
  }
}
