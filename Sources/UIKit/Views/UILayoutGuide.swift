public import Foundation
public import LayoutTree

/// A rectangle that takes part in layout without being a view.
///
/// ```swift
/// let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
/// let half = UILayoutGuide()
/// view.addLayoutGuide(half)
/// half.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
/// half.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
/// half.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
/// half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
/// view.layoutIfNeeded()
/// print(NSStringFromCGRect(half.layoutFrame))  // {{0, 0}, {160, 100}}
/// ```
///
/// - Units: Points, y down; ``layoutFrame`` is in the bounds of ``owningView``.
/// - Errors: A constraint on a guide without an owning view ends the program with Apple's text when it
///   is activated.
/// - Complexity: As a view without subviews: four variables of the solver, and none where no constraint
///   mentions the guide.
/// - SeeAlso: Apple, "UILayoutGuide"; `Rules/Guides.md#guides-are-items-of-their-own`.
@preconcurrency @MainActor open class UILayoutGuide: LayoutGuide {
  /// The object of a system guide, created on first access and retained by its view.
  package static func of(_ node: GuideNode) -> UILayoutGuide {
    if node.kind == .keyboard { return UIKeyboardLayoutGuide.keyboard(node) }
    return systemGuide(for: node, make: UILayoutGuide.init(node:))
  }

  /// The view the guide belongs to.
  ///
  /// Setting it adds the guide to the view, as ``UIView/addLayoutGuide(_:)`` does, or removes it.
  open var owningView: UIView? {
    get { guideNode.owner?.host as? UIView }
    set {
      if let newValue {
        newValue.adopt(self)
      } else if let owner = owningView {
        owner.viewNode.removeGuide(guideNode)
        owner.viewNode.release(guideNode)
      }
    }
  }
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
