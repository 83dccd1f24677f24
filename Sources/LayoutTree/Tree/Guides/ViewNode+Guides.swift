/// The guides of a view.
///
/// - SeeAlso: `Rules/AlignmentRectangles.md#guides-follow-the-alignment-rectangle`.
extension ViewNode {
  /// Adds a guide, after removing it from its former owner.
  package func addGuide(_ guide: GuideNode) {
    guard guide.owner !== self else { return }
    if let owner = guide.owner { owner.removeGuide(guide) }
    guide.owner = self
    guides.append(guide)
  }

  /// Removes a guide with every constraint that mentions it.
  package func removeGuide(_ guide: GuideNode) {
    guard guide.owner === self else { return }
    var holder: ViewNode? = self
    while let node = holder {
      for constraint in node.constraints where constraint.mentions({ $0 === guide }) {
        constraint.isActive = false
      }
      holder = node.parent
    }
    forEachContext { $0.leave(guide) }
    guides.removeAll { $0 === guide }
    guide.owner = nil
  }

  /// A controller's top or bottom guide on its root view, created on first use.
  package func stripGuide(_ kind: GuideNode.Kind) -> GuideNode {
    if let guide = guides.first(where: { $0.kind == kind }) { return guide }
    let guide = GuideNode(kind: kind, owner: self)
    guide.identifier = kind == .topStrip ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    guides.append(guide)
    return guide
  }
}
