/// The system's guides of margins and safe area, created on first use.
extension MarginModel {
  /// The guide of the margins.
  package var marginsGuide: GuideNode {
    guide(.margins, "UIViewLayoutMarginsGuide")
  }
  /// The guide of the margins if it was created; otherwise nil.
  var marginsGuideIfCreated: GuideNode? { values?.guide(.margins) }
  /// The safe area's guide.
  package var safeAreaGuide: GuideNode {
    guide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }
  /// The guide of the readable width.
  package var readableGuide: GuideNode {
    guide(.readable, "UIViewReadableContentGuide")
  }
  /// The keyboard's guide.
  package var keyboardGuide: GuideNode {
    guide(.keyboard, "UIViewKeyboardLayoutGuide")
  }

  /// A scroll view's content inset by the margins, to which margin attributes of its descendants refer.
  var contentMarginsGuide: GuideNode {
    guide(.contentMargins, "UIScrollView-content-margins")
  }

  /// A system guide, created on first use.
  private func guide(_ kind: GuideNode.Kind, _ identifier: String) -> GuideNode {
    if let known = values?.guide(kind) { return known }
    let guide = GuideNode(kind: kind, owner: node)
    guide.identifier = node.host.hostConventions.named(identifier)
    node.guides.append(guide)
    if kind == .readable || kind == .keyboard { node.placement.insetsMatter = true }
    ensuredValues.guides.append(guide)
    return guide
  }
}
