public import Foundation
internal import ViewCore

/// Lays out views in a row or a column, by constraints that it makes.
///
/// - SeeAlso: Apple, "UIStackView"; semantics 10.
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
  /// Arranges a view at a place; it becomes a subview.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    update()
  }
  /// Stops arranging a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    update()
  }
  /// Sets the distance after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    custom[ObjectIdentifier(arrangedSubview.viewNode)] = spacing
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

  /// The first arranged view has the first baseline, as the tallest of a row would.
  open override var forFirstBaselineLayout: UIView {
    visible.first.map(\.forFirstBaselineLayout) ?? self
  }
  /// The last arranged view has the last baseline.
  open override var forLastBaselineLayout: UIView {
    visible.last.map(\.forLastBaselineLayout) ?? self
  }

  private var visible: [UIView] { arranged.filter { !$0.isLeftOutOfStacks } }

  private func update() {
    var new = StackArrangement()
    new.axis = axis == .horizontal ? .horizontal : .vertical
    new.distribution = .init(rawValue: distribution.rawValue) ?? .fill
    new.alignment = .init(rawValue: alignment.rawValue) ?? .fill
    new.spacing = length(spacing)
    new.customSpacing = custom.filter { $0.value != UIStackView.spacingUseDefault }
      .mapValues(length)
    new.isBaselineRelative = isBaselineRelativeArrangement
    new.isMarginsRelative = isLayoutMarginsRelativeArrangement
    new.views = arranged.map(\.viewNode)
    new.isHidden = { ($0.host as? UIView)?.isLeftOutOfStacks ?? false }
    if distribution == .equalSpacing || distribution == .equalCentering {
      while gaps.count + 1 < arranged.count {
        gaps.append(GuideNode(kind: .custom, owner: viewNode))
      }
      new.gaps = gaps
    }
    viewNode.arrangement = new
    viewNode.setNeedsLayout()
  }

  private func length(_ spacing: CGFloat) -> Double {
    spacing == UIStackView.spacingUseSystem ? 8 : Double(spacing)
  }
}

extension UIView {
  /// Whether a stack closes over the view.
  @MainActor var isLeftOutOfStacks: Bool { isHidden && !keepsPlaceWhenHidden }
}
