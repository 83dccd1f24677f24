public import Foundation
public import LayoutTree

/// A rectangle that takes part in layout without being a view.
///
/// - SeeAlso: Apple, "UILayoutGuide"; `Rules/Guides.md#guides-are-items-of-their-own`.
@preconcurrency @MainActor open class UILayoutGuide: LayoutGuide {
  /// The object of a system guide, created on first access and retained by its view.
  package static func of(_ node: GuideNode) -> UILayoutGuide {
    if node.kind == .keyboard { return UIKeyboardLayoutGuide.keyboard(node) }
    return kept(for: node, make: UILayoutGuide.init(node:))
  }

  /// The view the guide belongs to.
  open var owningView: UIView? { guideNode.owner?.host as? UIView }
  /// An identifier for debugging.
  open var identifier: String {
    get { guideNode.identifier }
    set { guideNode.identifier = newValue }
  }
  /// The guide's rectangle in its owner's bounds, after layout.
  ///
  /// A system guide that no constraint mentions has the rectangle that its rule gives it now.
  open var layoutFrame: CGRect { guideNode.shownFrame }
}
