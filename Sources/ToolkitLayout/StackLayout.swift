public import Foundation
internal import FoundationShims
public import LayoutTree
internal import StackArrangements

/// The arrangement of a view's subviews in a row or a column, as in a stack view of UIKit, for views of any
/// toolkit.
///
/// ```swift
/// let stack = StackLayout(of: form, arranging: [title, field, button])
/// stack.axis = .vertical
/// stack.spacing = 1
/// stack.setCustomSpacing(2, after: title)
/// ```
///
/// Arranged views become subviews and stop translating their masks. The view retains the stack; a later one of
/// the same view replaces it.
///
/// - Units: Points; distances are between alignment rectangles. A row starts at the leading edge.
/// - Errors: An index outside of the arranged views ends the program with a message; a spacing that is not
///   finite counts as 0.
/// - Complexity: A change is O(arranged views); the next pass edits the constraints that differ.
/// - SeeAlso: Apple, "UIStackView"; `Rules/Stacks.md#what-a-stack-view-arranges`,
///   `Rules/Stacks.md#distributions`.
@preconcurrency @MainActor public final class StackLayout {
  /// The distribution of views along the stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The alignment of views across the stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The upper edge of a row, equal to `leading`.
    public static var top: Alignment { .leading }
    /// The lower edge of a row, equal to `trailing`.
    public static var bottom: Alignment { .trailing }
  }
  /// The standard distance, 8 points, or a line's height between baselines.
  public static let spacingUseSystem = CGFloat.zero.nextUp
  /// The value that selects the stack's ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The view whose subviews are arranged; nil once it is deallocated.
  public private(set) weak var view: (any ToolkitView)?
  /// The arranged views in order; all are subviews of ``view``.
  public private(set) var arrangedSubviews: [any ToolkitView] = []
  private var custom: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack that arranges views in another one; by default in a row that they fill.
  ///
  /// - Parameters:
  ///   - view: The containing view.
  ///   - views: The arranged views in order.
  public init(of view: any ToolkitView, arranging views: [any ToolkitView] = []) {
    self.view = view
    view.attachedState.arranger = self
    update()
    for view in views { addArrangedSubview(view) }
  }

  /// The axis along which views are arranged; horizontal unless set.
  public var axis = NSLayoutConstraint.Axis.horizontal { didSet { update() } }
  /// The distribution of views along the axis; `fill` unless set.
  public var distribution = Distribution.fill { didSet { update() } }
  /// The alignment of views across the axis; `fill` unless set.
  public var alignment = Alignment.fill { didSet { update() } }
  /// The distance between neighbours, in points; 0 unless set.
  public var spacing: CGFloat = 0 { didSet { update() } }
  /// Whether a column measures distances from baseline to baseline; false unless set.
  public var isBaselineRelativeArrangement = false { didSet { update() } }
  /// Whether the views are arranged inside the margins of the view; false unless set.
  public var isLayoutMarginsRelativeArrangement = false { didSet { update() } }

  /// Appends a view; it becomes a subview.
  public func addArrangedSubview(_ view: any ToolkitView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Inserts a view, or moves an arranged one; its position among the subviews does not change.
  ///
  /// - Parameters:
  ///   - view: The view, which is removed from its former superview.
  ///   - index: The index, from 0 to the number of arranged views.
  public func insertArrangedSubview(_ view: any ToolkitView, at index: Int) {
    require(
      arrangedSubviews.indices.contains(index) || index == arrangedSubviews.count,
      "A stack of \(arrangedSubviews.count) views has no place \(index).")
    guard let stack = self.view else { return }
    if view.superview !== stack { stack.addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    update()
  }
  /// Stops arranging a view, which stays a subview.
  public func removeArrangedSubview(_ view: any ToolkitView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    custom[ObjectIdentifier(view.node)] = nil
    update()
  }
  /// Sets the distance between a view and the next one, in points; ``spacingUseDefault`` resets it.
  ///
  /// Does nothing for a view that is not arranged.
  public func setCustomSpacing(_ spacing: CGFloat, after view: any ToolkitView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    custom[ObjectIdentifier(view.node)] = spacing == Self.spacingUseDefault ? nil : spacing
    update()
  }
  /// The distance between a view and the next one, in points; ``spacingUseDefault`` unless set.
  public func customSpacing(after view: any ToolkitView) -> CGFloat {
    custom[ObjectIdentifier(view.node)] ?? Self.spacingUseDefault
  }

  private func update() {
    guard let state = view?.attachedState, state.arranger === self else { return }
    var new = StackArrangement()
    new.axis = axis
    new.distribution = .init(rawValue: distribution.rawValue) ?? .fill
    new.alignment = .init(rawValue: alignment.rawValue) ?? .fill
    new.spacing = distance(spacing)
    new.customSpacing = custom.mapValues(distance)
    new.isBaselineRelative = isBaselineRelativeArrangement
    new.isMarginsRelative = isLayoutMarginsRelativeArrangement
    new.views = arrangedSubviews.map(\.node)
    new.isHidden = { ($0.host as? ToolkitViewState)?.isHidden ?? false }
    if distribution == .equalSpacing || distribution == .equalCentering {
      // Kept by the arrangement in force, so that they go with the view.
      new.gaps = (state.node.arrangement as? StackArrangement)?.gaps ?? []
      while new.gaps.count + 1 < arrangedSubviews.count {
        new.gaps.append(GuideNode(kind: .gap, owner: state.node))
      }
    }
    state.node.arrangement = new
    state.node.setNeedsLayout()
  }

  /// The distance for layout; 0 for a value that is not finite.
  private func distance(_ spacing: CGFloat) -> StackArrangement.Spacing {
    if spacing == Self.spacingUseSystem { return .system }
    return .points(spacing.isFinite && spacing != Self.spacingUseDefault ? Double(spacing) : 0)
  }
}

extension StackLayout: SubviewArranger {
  /// Stops arranging a view that is being removed.
  func subviewWillLeave(_ view: any ToolkitView) { removeArrangedSubview(view) }
  /// Updates the arrangement: a hidden view takes no space.
  func subviewVisibilityChanged() { update() }
}
