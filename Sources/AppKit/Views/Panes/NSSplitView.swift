public import Foundation
internal import LayoutTree
internal import ViewArrangements

/// Panes side by side or stacked, whose lengths users may change.
///
/// The panes are laid out by their frames: ``adjustSubviews()`` distributes a new size of the split view among
/// them. A pane becomes no shorter than its constraints require with priorities above its holding priority.
///
/// - SeeAlso: Apple, "NSSplitView"; `Rules/DocumentsMacOS.md#scroll-tab-and-split-views`.
@preconcurrency @MainActor open class NSSplitView: NSView {
  /// The appearance of dividers.
  public enum DividerStyle: Int, Sendable {
    /// A divider of 9 points with a dimple.
    case thick = 1
    /// A line of one point.
    case thin = 2
    /// A divider of 10 points, as between panes of a window.
    case paneSplitter = 3
  }

  /// Whether the panes are side by side, with vertical dividers.
  open var isVertical = false { didSet { adjustSubviews() } }
  /// The appearance of dividers.
  open var dividerStyle = DividerStyle.thick { didSet { adjustSubviews() } }
  /// The thickness of a divider, in points.
  open var dividerThickness: CGFloat {
    switch dividerStyle {
    case .thick: 9
    case .thin: 1
    case .paneSplitter: 10
    }
  }
  /// The name under which divider positions are saved.
  public typealias AutosaveName = String
  /// The name under which divider positions are saved; stored only.
  open var autosaveName: AutosaveName?
  /// The colour of dividers; the system's unless overridden.
  open var dividerColor: NSColor { .separatorColor }
  /// Whether all subviews are panes; true unless set, and then stored only.
  open var arrangesAllSubviews = true
  /// Draws a divider; the picture of the split view has it.
  open func drawDivider(in rect: NSRect) {}
  /// The delegate, which limits divider positions and collapsing.
  open weak var delegate: (any NSSplitViewDelegate)?
  private var holding: [ObjectIdentifier: NSLayoutConstraint.Priority] = [:]
  /// Whether the delegate laid out the panes after the last change of size.
  private var isPlacedByDelegate = false
  /// The holding priorities that a document states for subviews that will be added, in order.
  var holdingOfNewPanes: [NSLayoutConstraint.Priority] = []

  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.dividers(of: self) } }

  /// The panes, in order: the subviews.
  open var arrangedSubviews: [NSView] { subviews }
  /// Appends a pane.
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
  /// Removes a pane; it is no longer a subview.
  open func removeArrangedSubview(_ view: NSView) {
    guard view.superview === self else { return }
    view.removeFromSuperview()
    adjustSubviews()
  }

  /// The priority with which a pane keeps its length when the split view is resized; 250 unless set.
  open func holdingPriority(forSubviewAt subviewIndex: Int) -> NSLayoutConstraint.Priority {
    holding[ObjectIdentifier(subviews[subviewIndex].viewNode)] ?? .defaultLow
  }
  /// Sets the priority with which a pane keeps its length.
  open func setHoldingPriority(
    _ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int
  ) {
    holding[ObjectIdentifier(subviews[subviewIndex].viewNode)] = priority
  }
  /// Whether a pane is collapsed: hidden and without length.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }

  /// Moves a divider to a position relative to the start of the first pane; the neighbouring panes are resized.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    var place = position
    report(Self.willResizeSubviewsNotification, dividerIndex) { $0.splitViewWillResizeSubviews($1) }
    defer {
      report(Self.didResizeSubviewsNotification, dividerIndex) { $0.splitViewDidResizeSubviews($1) }
    }
    if let delegate {
      place = delegate.splitView(self, constrainSplitPosition: place, ofSubviewAt: dividerIndex)
      let minimumLength = delegate.splitView(
        self, constrainMinCoordinate: minPossiblePositionOfDivider(at: dividerIndex),
        ofSubviewAt: dividerIndex)
      let most = delegate.splitView(
        self, constrainMaxCoordinate: maxPossiblePositionOfDivider(at: dividerIndex),
        ofSubviewAt: dividerIndex)
      place = min(max(place, minimumLength), max(minimumLength, most))
    }
    apply(arrangement.lengths(movingDivider: dividerIndex, to: place))
  }
  /// The minimum position of a divider: the start of the pane before it.
  open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    arrangement.starts(of: lengths)[dividerIndex]
  }
  /// The maximum position of a divider: the end of the pane after it, less the divider.
  open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    let starts = arrangement.starts(of: lengths)
    return starts[dividerIndex + 1] + lengths[dividerIndex + 1] - dividerThickness
  }

  /// Resizes panes and dividers to fill the split view; panes of the lowest holding priority absorb the change.
  open func adjustSubviews() {
    apply(arrangement.lengths(filling: isVertical ? bounds.width : bounds.height))
  }
  open override func resizeSubviews(withOldSize oldSize: NSSize) {
    isPlacedByDelegate = delegate?.splitView(self, resizeSubviewsWithOldSize: oldSize) ?? false
    if !isPlacedByDelegate { adjustSubviews() }
  }
  private var draggedDivider: Int?
  open override func mouseDown(with event: NSEvent) {
    let place = convert(event.locationInWindow, from: nil)
    let position = isVertical ? place.x : place.y
    let starts = arrangement.starts(of: lengths)
    draggedDivider = lengths.indices.dropLast().first { index in
      abs(position - (starts[index] + lengths[index] + dividerThickness / 2)) < 5
    }
    if draggedDivider == nil { super.mouseDown(with: event) }
  }
  open override func mouseDragged(with event: NSEvent) {
    guard let draggedDivider else { return super.mouseDragged(with: event) }
    let place = convert(event.locationInWindow, from: nil)
    setPosition(isVertical ? place.x : place.y, ofDividerAt: draggedDivider)
  }
  open override func mouseUp(with event: NSEvent) {
    if draggedDivider == nil { super.mouseUp(with: event) }
    draggedDivider = nil
  }
  private func report(
    _ name: Notification.Name, _ divider: Int? = nil,
    _ call: (any NSSplitViewDelegate, Notification) -> Void
  ) {
    let info = divider.map { ["NSSplitViewDividerIndex": $0] }
    let notification = Notification(name: name, object: self, userInfo: info)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
  /// Posted before panes are resized by a divider.
  public nonisolated static let willResizeSubviewsNotification = Notification.Name(
    "NSSplitViewWillResizeSubviewsNotification")
  /// Posted after panes were resized by a divider.
  public nonisolated static let didResizeSubviewsNotification = Notification.Name(
    "NSSplitViewDidResizeSubviewsNotification")
  open override func didAddSubview(_ subview: NSView) {
    super.didAddSubview(subview)
    guard !holdingOfNewPanes.isEmpty else { return }
    holding[ObjectIdentifier(subview.viewNode)] = holdingOfNewPanes.removeFirst()
  }
  package override func subviewVisibilityChanged(_ subview: NSView) { adjustSubviews() }

  /// Resizes panes to the minimum that their contents require, unless the delegate lays them out, then lays out
  /// subviews.
  ///
  /// - Complexity: A fitting solve for each pane with constraints, whose engine is kept between passes.
  /// - SeeAlso: `Rules/DocumentsMacOS.md#scroll-tab-and-split-views`.
  open override func layout() {
    if !isPlacedByDelegate { assignNeededLengths() }
    super.layout()
  }

  private func assignNeededLengths() {
    let needs = arrangement(withNeeds: true)
    guard needs.panes.contains(where: { !$0.isCollapsed && $0.length < $0.minimumLength }) else {
      return
    }
    apply(needs.lengths(filling: isVertical ? bounds.width : bounds.height))
  }

  /// The minimum length that a pane's content requires, with only the pane's length below the required
  /// priority.
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

  /// Applies lengths to the panes, except to those that constraints lay out.
  private func apply(_ lengths: [CGFloat]) {
    let frames = arrangement.frames(
      of: lengths, breadth: isVertical ? bounds.height : bounds.width, areBeside: isVertical)
    for (view, frame) in zip(subviews, frames)
    where view.translatesAutoresizingMaskIntoConstraints && !view.isHidden {
      view.frame = frame
    }
  }
}

/// The methods by which a delegate limits the divider positions of a split view.
///
/// - SeeAlso: Apple, "NSSplitViewDelegate".
@preconcurrency @MainActor public protocol NSSplitViewDelegate: AnyObject {
  /// The minimum position of a divider; the proposed one unless implemented.
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// The maximum position of a divider; the proposed one unless implemented.
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// The position of a divider when another one is proposed; that one unless implemented.
  func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Whether a pane may be collapsed; false unless implemented.
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  /// Whether a double click on a divider collapses a pane; true unless implemented.
  func splitView(
    _ splitView: NSSplitView, shouldCollapseSubview subview: NSView,
    forDoubleClickOnDividerAt dividerIndex: Int
  ) -> Bool
  /// Whether a pane changes with the size of the split view; true unless implemented.
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  /// Whether a divider beside a collapsed pane is hidden; false unless implemented.
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  /// The rectangle in which a divider can be dragged; the proposed one unless implemented.
  func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect,
    forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int
  ) -> NSRect
  /// A further rectangle in which a divider can be dragged; zero unless implemented.
  func splitView(
    _ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int
  ) -> NSRect
  /// Called before panes are resized by a divider.
  func splitViewWillResizeSubviews(_ notification: Notification)
  /// Called after panes were resized by a divider.
  func splitViewDidResizeSubviews(_ notification: Notification)
  /// Lays out the panes after a resize and returns whether it did; false unless implemented.
  ///
  /// Apple's method replaces the split view's layout whenever a delegate implements it; without Objective-C the
  /// result decides.
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) -> Bool
}

extension NSSplitViewDelegate {
  /// The proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  /// The proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  /// The proposed position.
  public func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  /// Always false.
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    false
  }
  /// Always true.
  public func splitView(
    _ splitView: NSSplitView, shouldCollapseSubview subview: NSView,
    forDoubleClickOnDividerAt dividerIndex: Int
  ) -> Bool { true }
  /// Always true.
  public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool {
    true
  }
  /// Always false.
  public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool {
    false
  }
  /// The proposed rectangle.
  public func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect,
    forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  /// Always zero.
  public func splitView(
    _ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int
  ) -> NSRect { .zero }
  /// Does nothing.
  public func splitViewWillResizeSubviews(_ notification: Notification) {}
  /// Does nothing.
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
  /// Always false.
  public func splitView(
    _ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize
  ) -> Bool { false }
}
