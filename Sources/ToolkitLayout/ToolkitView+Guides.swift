public import LayoutGeometry
public import LayoutTree

/// Margins, the safe area and guides.
extension ToolkitView {
  /// The margins in points: 8 at each edge unless set, plus the safe area.
  ///
  /// Margin attributes and a visual format's `|-` refer to them.
  ///
  /// - SeeAlso: Apple, "layoutMargins"; `Rules/Guides.md#margins-add-the-safe-area`.
  public var layoutMargins: ViewInsets {
    get { node.margins.effective }
    set { node.margins.base = newValue }
  }
  /// Whether the margins are at least the part of the superview's margins that reaches into the view; false
  /// unless set.
  public var preservesSuperviewLayoutMargins: Bool {
    get { node.margins.preservesSuperview }
    set { node.margins.preservesSuperview = newValue }
  }
  /// Whether the safe area is added to the margins; true unless set.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { node.margins.insetsFromSafeArea }
    set { node.margins.insetsFromSafeArea = newValue }
  }
  /// The part of the root's safe area inside the view, in points; see ``ToolkitRoot/safeAreaInsets``.
  public var safeAreaInsets: ViewInsets { node.margins.safeArea }

  /// The rectangle inside the margins.
  public var layoutMarginsGuide: ToolkitGuide { ToolkitGuide.of(node.margins.marginsGuide) }
  /// The rectangle inside the safe area.
  public var safeAreaLayoutGuide: ToolkitGuide { ToolkitGuide.of(node.margins.safeAreaGuide) }

  /// The guides that were added, in order.
  public var layoutGuides: [LayoutGuide] {
    node.guides.filter { $0.kind == .custom }.compactMap { $0.object as? LayoutGuide }
  }
  /// Adds a guide, which the view retains, after removing it from its former view with its constraints.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.guideNode.owner?.release(guide.guideNode)
    node.addGuide(guide.guideNode)
    node.retain(guide, for: guide.guideNode)
  }
  /// Removes a guide with every constraint that mentions it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.guideNode.owner === node else { return }
    node.removeGuide(guide.guideNode)
    node.release(guide.guideNode)
  }
}
