public import Foundation
internal import FoundationShims
internal import LayoutTree
internal import StackArrangements

/// Lays out views in a row or a column with constraints that it creates.
///
/// Adding an arranged view makes it a subview and turns its mask's translation off.
///
/// ```swift
/// let views = [UIView(), UIView(), UIView()]
/// let stack = UIStackView(arrangedSubviews: views)
/// stack.distribution = .fillEqually
/// stack.spacing = 10
/// stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
/// stack.layoutIfNeeded()
/// print(views.map(\.frame.minX))  // [0.0, 110.0, 220.0]
/// print(views.map(\.frame.width))  // [100.0, 100.0, 100.0]
/// ```
///
/// - Units: Points, y down; ``spacing`` is between alignment rectangles. A horizontal stack starts
///   where reading starts.
/// - Errors: An index outside of the arranged views ends the program with Apple's text; a spacing that
///   is not finite counts as 0.
/// - Complexity: Every change of a property or of the arranged views is O(arranged views); the next
///   pass edits only the constraints that differ.
/// - SeeAlso: Apple, "UIStackView"; `Rules/Stacks.md#what-a-stack-view-arranges`,
///   `Rules/Stacks.md#distributions`.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading` of a horizontal stack.
    public static var top: Alignment { .leading }
    /// `trailing` of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
  /// The system's spacing: 8 points.
  public static let spacingUseSystem: CGFloat = CGFloat.zero.nextUp
  /// The stack's own ``spacing``.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// Creates a stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    update()
  }
  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Creates a stack from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    update()
  }

  private var arranged: [UIView] = []
  private var custom: [ObjectIdentifier: CGFloat] = [:]
  private var gaps: [GuideNode] = []
  /// The view that had the first baseline in the last layout pass.
  private weak var lettered: UIView?

  /// The arranged views, in order; all are subviews.
  open var arrangedSubviews: [UIView] { arranged }
  /// The axis along which views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { update() } }
  /// The distribution of views along the axis.
  open var distribution = Distribution.fill { didSet { update() } }
  /// The alignment of views across the axis.
  open var alignment = Alignment.fill { didSet { update() } }
  /// The spacing between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { update() } }
  /// Whether a vertical stack measures spacing from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { update() } }
  /// Whether views are arranged inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { update() } }

  /// Appends an arranged view; it becomes a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }
  /// Inserts an arranged view at an index; it becomes the frontmost subview unless it is already a subview.
  ///
  /// An arranged view moves to the index; its position among the subviews does not change.
  ///
  /// - Parameters:
  ///   - view: The view. It is removed from its superview first.
  ///   - stackIndex: The index, from 0 up to the number of arranged views. Any other value ends the program
  ///   with Apple's message.
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
    // The index was computed with the view at its old position.
    arranged.insert(view, at: min(stackIndex, arranged.count))
    update()
  }
  /// Removes an arranged view; it stays a subview and loses its custom spacing.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.index(ofObjectIdenticalTo: view) else { return }
    arranged.remove(at: index)
    custom[ObjectIdentifier(view.viewNode)] = nil
    update()
  }
  /// Sets the spacing after a view, in points.
  ///
  /// The spacing belongs to the view and is ignored while the view is hidden or last. ``spacingUseDefault``
  /// resets it. Has no effect for a view that is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    custom[ObjectIdentifier(arrangedSubview.viewNode)] = isDefault ? nil : spacing
    update()
  }
  /// The spacing after a view, in points; ``spacingUseDefault`` unless set.
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

  /// Updates the baselines when another view has become the tallest.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let first = baselineViews.first
    guard first !== lettered else { return }
    lettered = first
    viewNode.setNeedsGeneration()
  }

  /// The arranged views with the first and the last baseline.
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

  /// The spacing for layout; 0 if it is not a finite number.
  private func distance(_ spacing: CGFloat) -> StackArrangement.Spacing {
    if spacing == UIStackView.spacingUseSystem { return .system }
    let isNumber = spacing.isFinite && spacing != UIStackView.spacingUseDefault
    return .points(isNumber ? Double(spacing) : 0)
  }
}

extension UIView {
  /// Whether a stack leaves the view out.
  @MainActor var isLeftOutOfStacks: Bool {
    isHidden && viewNode.designTime?.keepsPlaceWhenHidden != true
  }
}
