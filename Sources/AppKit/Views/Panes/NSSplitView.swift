public import Foundation
internal import LayoutTree
internal import ViewArrangements

/// Views side by side whose lengths users may change.
///
/// The panes are laid out by their frames: a new size of the split view is shared among them by
/// ``adjustSubviews()``. A pane becomes no shorter than its constraints need with priorities above the one that holds it.
///
/// - SeeAlso: Apple, "NSSplitView"; `Rules/DocumentsMacOS.md#scroll-tab-and-split-views`.
@preconcurrency @MainActor open class NSSplitView: NSView {
  /// A style of dividers.
  public enum DividerStyle: Int, Sendable {
    /// 9 points with a dimple.
    case thick = 1
    /// A line of one point.
    case thin = 2
    /// 10 points, as between panes of a window.
    case paneSplitter = 3
  }

  /// Whether the panes are side by side.
  open var isVertical = false { didSet { adjustSubviews() } }
  /// The style of dividers.
  open var dividerStyle = DividerStyle.thick { didSet { adjustSubviews() } }
  /// The thickness of a divider, in points.
  open var dividerThickness: CGFloat {
    switch dividerStyle {
    case .thick: 9
    case .thin: 1
    case .paneSplitter: 10
    }
  }
  /// A name under which positions would be stored; stored only.
  open var autosaveName: String?
  /// The object that decides about positions and collapsing.
  open weak var delegate: (any NSSplitViewDelegate)?
  private var holding: [ObjectIdentifier: NSLayoutConstraint.Priority] = [:]
  /// Whether the delegate placed the panes at the last change of size.
  private var isPlacedByDelegate = false
  /// The holding priorities that a document states for the subviews to come, in their order.
  var holdingOfNewPanes: [NSLayoutConstraint.Priority] = []

  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.dividers(of: self) } }

  /// The panes, in order: the subviews.
  open var arrangedSubviews: [NSView] { subviews }
  /// Adds a pane at the end.
  open func addArrangedSubview(_ view: NSView) {
    addSubview(view)
    adjustSubviews()
  }
  /// Inserts a pane.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    let views = subviews.filter { $0 !== view }
    if index < views.count {
      addSubview(view, positioned: .below, relativeTo: views[max(0, index)])
    } else {
      addSubview(view)
    }
    adjustSubviews()
  }
  /// Takes a pane out.
  open func removeArrangedSubview(_ view: NSView) {
    guard view.superview === self else { return }
    view.removeFromSuperview()
    adjustSubviews()
  }

  /// Returns the priority at which a pane keeps its length when the split view is resized; 250 unless set.
  open func holdingPriority(forSubviewAt subviewIndex: Int) -> NSLayoutConstraint.Priority {
    holding[ObjectIdentifier(subviews[subviewIndex].viewNode)] ?? .defaultLow
  }
  /// Sets the priority at which a pane keeps its length.
  open func setHoldingPriority(
    _ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int
  ) {
    holding[ObjectIdentifier(subviews[subviewIndex].viewNode)] = priority
  }
  /// Whether a pane is hidden, and so without length.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }

  /// Moves a divider to a position, counted from the first pane's start; its neighbours change.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    var place = position
    if let delegate {
      let least = delegate.splitView(
        self, constrainMinCoordinate: minPossiblePositionOfDivider(at: dividerIndex),
        ofSubviewAt: dividerIndex)
      let most = delegate.splitView(
        self, constrainMaxCoordinate: maxPossiblePositionOfDivider(at: dividerIndex),
        ofSubviewAt: dividerIndex)
      place = min(max(place, least), max(least, most))
    }
    apply(arrangement.lengths(movingDivider: dividerIndex, to: place))
  }
  /// Returns the minimum position of a divider: the start of its pane.
  open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    arrangement.starts(of: lengths)[dividerIndex]
  }
  /// Returns the maximum position of a divider: the end of the next pane, less the divider.
  open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    let starts = arrangement.starts(of: lengths)
    return starts[dividerIndex + 1] + lengths[dividerIndex + 1] - dividerThickness
  }

  /// Resizes panes to fill the split view: the pane with the lowest holding priority takes the change.
  open func adjustSubviews() {
    apply(arrangement.lengths(filling: isVertical ? bounds.width : bounds.height))
  }
  open override func resizeSubviews(withOldSize oldSize: NSSize) {
    isPlacedByDelegate = delegate?.splitView(self, resizeSubviewsWithOldSize: oldSize) ?? false
    if !isPlacedByDelegate { adjustSubviews() }
  }
  open override func didAddSubview(_ subview: NSView) {
    super.didAddSubview(subview)
    guard !holdingOfNewPanes.isEmpty else { return }
    holding[ObjectIdentifier(subview.viewNode)] = holdingOfNewPanes.removeFirst()
  }
  package override func subviewVisibilityChanged(_ subview: NSView) { adjustSubviews() }

  /// Gives panes the lengths that their contents need, unless the delegate sets their frames, then lays out
  /// subviews.
  ///
  /// - Complexity: A fitting solve for each pane with constraints, whose engine is kept between passes.
  /// - SeeAlso: `Rules/DocumentsMacOS.md#scroll-tab-and-split-views`.
  open override func layout() {
    if !isPlacedByDelegate { giveNeededLengths() }
    super.layout()
  }

  private func giveNeededLengths() {
    let needs = arrangement(withNeeds: true)
    guard needs.panes.contains(where: { !$0.isCollapsed && $0.length < $0.least }) else { return }
    apply(needs.lengths(filling: isVertical ? bounds.width : bounds.height))
  }

  /// Returns the length that a pane's content needs where only the pane's own length may yield.
  private func least(of pane: NSView, holding: Float) -> CGFloat {
    guard pane.translatesAutoresizingMaskIntoConstraints,
      pane.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return 0 }
    let held = LayoutPriority(holding)
    let size = pane.viewNode.fittingSize(
      isVertical
        ? CGSize(width: 0, height: pane.frame.height) : CGSize(width: pane.frame.width, height: 0),
      isVertical ? held : .required, isVertical ? .required : held)
    return isVertical ? size.width : size.height
  }

  private var lengths: [CGFloat] { arrangement.panes.map { $0.isCollapsed ? 0 : $0.length } }
  private var arrangement: SplitArrangement { arrangement(withNeeds: false) }
  private func arrangement(withNeeds: Bool) -> SplitArrangement {
    SplitArrangement(
      panes: subviews.enumerated().map { index, view in
        let holding = holdingPriority(forSubviewAt: index).rawValue
        return SplitArrangement.Pane(
          length: isVertical ? view.frame.width : view.frame.height, holding: holding,
          isCollapsed: view.isHidden,
          least: withNeeds && !view.isHidden ? least(of: view, holding: holding) : 0)
      }, divider: dividerThickness)
  }

  /// Sets the lengths of panes; those that constraints lay out are left alone.
  private func apply(_ lengths: [CGFloat]) {
    let frames = arrangement.frames(
      of: lengths, breadth: isVertical ? bounds.height : bounds.width, areBeside: isVertical)
    for (view, frame) in zip(subviews, frames)
    where view.translatesAutoresizingMaskIntoConstraints && !view.isHidden {
      view.frame = frame
    }
  }
}

/// The decisions about a split view's dividers.
///
/// - SeeAlso: Apple, "NSSplitViewDelegate".
@preconcurrency @MainActor public protocol NSSplitViewDelegate: AnyObject {
  /// Returns the minimum position of a divider; the proposed one unless implemented.
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Returns the maximum position of a divider; the proposed one unless implemented.
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Sets the frames of panes for a new size, and returns whether it did; false unless implemented.
  ///
  /// Apple's takes the place of the split view's own work wherever a delegate has it; without Objective-C
  /// the answer tells.
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) -> Bool
}

extension NSSplitViewDelegate {
  /// Returns the proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  /// Returns the proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  /// No.
  public func splitView(
    _ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize
  ) -> Bool { false }
}
