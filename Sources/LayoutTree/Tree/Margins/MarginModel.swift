package import Foundation
package import LayoutGeometry

/// A view's margins and safe area, to which its guides and margin attributes refer.
///
/// - SeeAlso: `Rules/Guides.md#margins-add-the-safe-area`; `Rules/DocumentsIOS.md#root-margins-of-the-canvas`,
///   `Rules/DocumentsIOS.md#safe-areas-of-the-canvas`.
@MainActor package struct MarginModel {
  /// Optional insets of the four edges; engine space.
  package struct EdgeOverrides: Hashable, Sendable {
    /// Upper edge.
    package var top: CGFloat?
    /// Left edge.
    package var left: CGFloat?
    /// Lower edge.
    package var bottom: CGFloat?
    /// Right edge.
    package var right: CGFloat?

    /// Creates overrides; missing edges follow the rules.
    package init(
      top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    func applied(to insets: ViewInsets) -> ViewInsets {
      ViewInsets(
        top: top ?? insets.top, left: left ?? insets.left, bottom: bottom ?? insets.bottom,
        right: right ?? insets.right)
    }
  }

  /// The view, which stores the state of its model.
  ///
  /// Unchecked: a model lives as long as a call, and its caller holds the view.
  unowned(unsafe) let node: ViewNode
  /// The values that differ from a plain view; nil for none.
  var values: MarginValues? { node.marginState.values }

  /// The view's margins before safe area and superview are added.
  ///
  /// Unless set, ``standard``, and for a controller's root view the system's minimum. Setting it sets left and
  /// right, independent of the reading direction; see ``setDirectionalBase(_:)``.
  package var base: ViewInsets {
    get {
      values?.base ?? systemMinimum ?? standard
    }
    nonmutating set {
      ensuredValues.base = newValue.clamped
      isBaseDirectional = false
      changed()
    }
  }
  /// The margins of a view without explicit ones: 8 on each edge unless its class has others.
  package var standard: ViewInsets {
    get { values?.standard ?? .standardMargins }
    nonmutating set {
      guard newValue != standard else { return }
      ensuredValues.standard = newValue
      changed()
    }
  }
  /// Whether the view is a controller's root view.
  package var isControllerRoot: Bool {
    get { node.marginState.isControllerRoot }
    nonmutating set {
      node.marginState.isControllerRoot = newValue
      // What the system asks for depends on the width.
      if newValue { node.placement.insetsMatter = true }
      changed()
    }
  }
  /// Whether margins of a controller's root view are at least the system's minimum.
  package var respectsSystemMinimum: Bool {
    get { node.marginState.respectsSystemMinimum }
    nonmutating set { change(\.respectsSystemMinimum, to: newValue) }
  }
  /// Whether the safe area is added to the margins.
  package var insetsFromSafeArea: Bool {
    get { node.marginState.insetsFromSafeArea }
    nonmutating set { change(\.insetsFromSafeArea, to: newValue) }
  }
  /// Whether margins are at least the part of the superview's margins that reaches into the view.
  package var preservesSuperview: Bool {
    get { node.marginState.preservesSuperview }
    nonmutating set {
      node.marginState.preservesSuperview = newValue
      recordGeometryDependence()
      changed()
    }
  }
  /// The safe area assigned from outside, as a window or a controller assigns it to its root view.
  package var assignedSafeArea: ViewInsets? {
    get { values?.assignedSafeArea }
    nonmutating set {
      if newValue != nil || values != nil { ensuredValues.assignedSafeArea = newValue }
      inheritedInsetsChanged()
    }
  }
  /// The safe area insets by the rules, before an override of the view's property.
  package private(set) var ruledSafeArea: ViewInsets {
    get { values?.ruledSafeArea ?? .zero }
    nonmutating set { ensuredValues.ruledSafeArea = newValue }
  }
  /// The effective safe area insets: the view's property, which a subclass may override.
  package var safeArea: ViewInsets { node.host.hostSafeArea }
  /// The additional safe area insets of the controller of a root view.
  package var additionalSafeArea: ViewInsets {
    get { values?.additionalSafeArea ?? .zero }
    nonmutating set {
      if newValue != additionalSafeArea { ensuredValues.additionalSafeArea = newValue }
      inheritedInsetsChanged()
    }
  }
  /// The safe area insets that a scroll view passes on to its content.
  package var inheritedByContent: ViewInsets {
    get { values?.inheritedByContent ?? .zero }
    nonmutating set {
      guard newValue != inheritedByContent else { return }
      ensuredValues.inheritedByContent = newValue
      offsetChanged()
    }
  }
  /// The height of a docked keyboard, from the lower edge of a root; ignored elsewhere.
  package var keyboardHeight: CGFloat {
    get { values?.keyboardHeight ?? 0 }
    nonmutating set {
      if newValue != keyboardHeight { ensuredValues.keyboardHeight = newValue }
      keyboardChanged()
    }
  }
  /// Whether the keyboard's guide stays above the safe area's lower strip.
  package var keyboardUsesBottomSafeArea: Bool {
    get { node.marginState.keyboardUsesBottomSafeArea }
    nonmutating set {
      node.marginState.keyboardUsesBottomSafeArea = newValue
      keyboardChanged()
    }
  }
  /// The margins at the view's last notification.
  private var reported: ViewInsets {
    get { values?.reported ?? .standardMargins }
    nonmutating set { ensuredValues.reported = newValue }
  }

  /// The effective margins: the view's property, which a subclass may override.
  package var effective: ViewInsets { node.host.hostMargins }

  /// The margins by the rules, before an override.
  package var ruled: ViewInsets {
    var result = base
    if respectsSystemMinimum, let minimum = systemMinimum {
      result.left = max(result.left, minimum.left)
      result.right = max(result.right, minimum.right)
      result.top = max(result.top, minimum.top)
      result.bottom = max(result.bottom, minimum.bottom)
    }
    if insetsFromSafeArea || isControllerRoot {
      result.top += safeArea.top
      result.left += safeArea.left
      result.bottom += safeArea.bottom
      result.right += safeArea.right
    }
    if preservesSuperview, let parent = node.parent {
      let outer = parent.margins.effective
      let frame = node.frame
      let size = parent.frame.size
      // Beyond the superview's edge there is no more of its margin: a view that its own margins make longer would
      // otherwise grow without end.
      let isGrowing = isGrowing
      func left(of margin: CGFloat, _ distance: CGFloat) -> CGFloat {
        isGrowing && distance < margin ? margin : margin - max(0, distance)
      }
      result.top = max(result.top, left(of: outer.top, frame.minY))
      result.left = max(result.left, left(of: outer.left, frame.minX))
      result.bottom = max(
        result.bottom, left(of: outer.bottom, CGFloat(size.height) - frame.maxY))
      result.right = max(result.right, left(of: outer.right, CGFloat(size.width) - frame.maxX))
    }
    return node.designTime?.canvas?.margins.applied(to: result) ?? result
  }

  /// Whether the margins changed repeatedly in the superview's last layout pass.
  ///
  /// A view that its margins enlarge moves closer to the superview's edge, which enlarges its margins. The
  /// steps are of equal length and may be small, so their number is not limited; they end when the superview's
  /// margin is fully included.
  private var isGrowing: Bool {
    guard let changes = values?.changes, changes.count > Self.maximumSteps else { return false }
    return changes.pass == placingPass
  }
  /// The pass in which the superview last placed the view; 0 before all passes.
  private var placingPass: Int32 { node.parent?.passes.counts.pass ?? 0 }
  /// The maximum number of changes in a pass; more than the passes of stored documents have.
  private static let maximumSteps = 8

  /// Updates the safe area; called for each node when an engine is created.
  func prepare() {
    // The property may be overridden, and the application's direction may have changed.
    node.isRightToLeft = node.host.hostRunsRightToLeft
    updateSafeArea()
  }

  /// Called when the superview, or the insets that it passes on, changed.
  package func inheritedInsetsChanged() {
    updateSafeArea()
    recordGeometryDependence()
    if node.parent != nil, preservesSuperview { changed() }
  }

  /// Records that margins inherited from the superview depend on the geometry of both views.
  private func recordGeometryDependence() {
    guard preservesSuperview else { return }
    node.placement.insetsMatter = true
    node.parent?.placement.insetsMatter = true
  }

  /// Called when the view moved or was resized.
  func geometryChanged() {
    updateSafeArea()
    // The system asks for other margins in wide views.
    if preservesSuperview || isControllerRoot { changed() }
    for child in node.children where child.node.margins.preservesSuperview {
      child.node.margins.changed()
    }
    values?.guide(.readable)?.setNeedsGeneration()
    values?.guide(.keyboard)?.setNeedsGeneration()
    // A resized view passes other insets on.
    for child in node.children { child.node.margins.updateSafeArea() }
  }

  /// Sets the view's margins in reading direction; they change sides with it.
  ///
  /// - Parameter insets: Leading in place of left, trailing in place of right; points.
  package func setDirectionalBase(_ insets: ViewInsets) {
    base = node.isRightToLeft ? insets.mirrored : insets
    isBaseDirectional = true
  }

  /// Called when leading and trailing changed sides.
  func directionChanged() {
    if isBaseDirectional { values?.base = values?.base?.mirrored }
    changed()
  }

  /// Whether ``base`` was last set in reading direction.
  private var isBaseDirectional: Bool {
    get { node.marginState.isBaseDirectional }
    nonmutating set { node.marginState.isBaseDirectional = newValue }
  }

  private func change(_ flag: WritableKeyPath<MarginState, Bool>, to value: Bool) {
    node.marginState[keyPath: flag] = value
    changed()
  }

  /// The values, created on first use.
  var ensuredValues: MarginValues {
    if let values { return values }
    let made = MarginValues()
    node.marginState.values = made
    return made
  }

  /// Updates the safe area: edge by edge the part of the superview's safe area inside this view, plus the
  /// controller's additional insets.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#safe-areas-below-a-root`.
  /// - SeeAlso: `Rules/Guides.md#safe-areas-are-clamped-edge-by-edge`.
  private func updateSafeArea() {
    var new = assignedSafeArea ?? node.parent.map(safeAreaLeft) ?? .zero
    new.top += additionalSafeArea.top
    new.left += additionalSafeArea.left
    new.bottom += additionalSafeArea.bottom
    new.right += additionalSafeArea.right
    guard new != ruledSafeArea else { return }
    ruledSafeArea = new
    node.placement.insetsMatter = true
    changed()
    for child in node.children { child.node.margins.updateSafeArea() }
    node.host.hostInsetsDidChange(margins: false, safeArea: true)
  }

  /// The part of a superview's safe area inside this view.
  private func safeAreaLeft(by parent: ViewNode) -> ViewInsets {
    let scrolls = parent.trait == .scrollable
    let inherited = scrolls && !node.root.isOnCanvas ? parent.margins.inheritedByContent : .zero
    let outer = scrolls ? inherited : parent.margins.safeArea
    guard outer != .zero else { return .zero }
    node.placement.insetsMatter = true
    var frame = node.frame
    if scrolls {
      let origin = parent.bounds.origin
      frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
    let size = parent.frame.size
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(0, value), limit) }
    return ViewInsets(
      top: clamp(outer.top - frame.minY, outer.top),
      left: clamp(outer.left - frame.minX, outer.left),
      bottom: clamp(outer.bottom - (CGFloat(size.height) - frame.maxY), outer.bottom),
      right: clamp(outer.right - (CGFloat(size.width) - frame.maxX), outer.right))
  }

  /// Called when the scrolled content moved, or is covered differently.
  package func offsetChanged() {
    for child in node.children { child.node.margins.updateSafeArea() }
  }

  private func keyboardChanged() {
    for node in node.preorder() { node.margins.values?.guide(.keyboard)?.setNeedsGeneration() }
  }

  /// Invalidates every guide that depends on these insets.
  private func changed() {
    for guide in node.guides where guide.kind != .custom { guide.setNeedsGeneration() }
    if node.arrangement != nil { node.setNeedsGeneration() }
    for child in node.children where child.node.margins.preservesSuperview {
      child.node.margins.changed()
    }
    let margins = effective
    guard margins != reported else { return }
    reported = margins
    if preservesSuperview { values?.recordChange(inPass: placingPass) }
    node.host.hostInsetsDidChange(margins: true, safeArea: false)
  }
}

extension ViewNode {
  /// The content of a scroll view inset by the scroll view's margins.
  var contentMargins: GuideNode { margins.contentMarginsGuide }
}
