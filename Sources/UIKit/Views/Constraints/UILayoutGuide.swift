public import Foundation
package import FoundationShims
package import LayoutTree

/// A rectangle that takes part in layout without being a view.
///
/// - SeeAlso: Apple, "UILayoutGuide"; `Rules/Guides.md#guides-are-items-of-their-own`.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, ConstraintItem, AssociationHolder {
  /// What programs keep with the guide.
  ///
  /// Unchecked: the functions that reach it belong to no actor.
  package nonisolated(unsafe) var associations: AssociationStore?
  /// The guide's place in the tree.
  package let guideNode: GuideNode

  /// Makes a guide without owner.
  public override init() {
    guideNode = GuideNode(kind: .custom)
    super.init()
    guideNode.object = self
  }

  /// Makes the object of a node that exists already.
  package init(node: GuideNode) {
    guideNode = node
    super.init()
    node.object = self
  }

  /// The object of a system guide, made when it is first asked for and kept by its view.
  package static func of(_ node: GuideNode) -> UILayoutGuide {
    if node.kind == .keyboard { return UIKeyboardLayoutGuide.keyboard(node) }
    if let guide = node.object as? UILayoutGuide { return guide }
    let guide = UILayoutGuide(node: node)
    node.owner?.retain(guide, for: node)
    return guide
  }

  /// What constraints on the guide speak of.
  package var layoutNode: LayoutNode { guideNode }

  /// The view the guide belongs to.
  open var owningView: UIView? { guideNode.owner?.host as? UIView }
  /// A name for reports.
  open var identifier: String {
    get { guideNode.identifier }
    set { guideNode.identifier = newValue }
  }
  /// The guide's rectangle in its owner's bounds, after layout.
  ///
  /// A system guide that no constraint mentions has the rectangle that its rule gives it now.
  open var layoutFrame: CGRect { guideNode.shownFrame }

  /// Whether another rectangle would satisfy the constraints equally well; a question for debugging.
  open var hasAmbiguousLayout: Bool { guideNode.hasAmbiguousLayout }
  /// The constraints that hold the guide along an axis, directly or through other items.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guideNode.constraintsAffectingLayout(for: axis)
  }
  /// Class, identifier, rectangle and view, in the words of Apple's logs.
  nonisolated open override var description: String {
    assumingMainActor { guideNode.fullDescription }
  }

  /// Where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// Where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  /// The horizontal middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The vertical middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}
