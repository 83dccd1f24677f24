public import Foundation
public import FoundationShims

/// A rectangle that takes part in layout without being a view: what `UILayoutGuide` and `NSLayoutGuide` share.
///
/// - SeeAlso: Apple, "UILayoutGuide", "NSLayoutGuide"; `Rules/Guides.md#guides-are-items-of-their-own`.
@preconcurrency @MainActor open class LayoutGuide: NSObject, ConstraintItem, AssociationHolder {
  /// The values that programs associate with the guide.
  ///
  /// Unchecked: the functions that reach it belong to no actor.
  package nonisolated(unsafe) final var associations: AssociationStore?
  /// The guide's place in the tree.
  package let guideNode: GuideNode

  /// Creates a guide without owner.
  public override init() {
    guideNode = GuideNode(kind: .custom)
    super.init()
    guideNode.object = self
  }

  /// Creates the object of a node that exists already.
  package init(node: GuideNode) {
    guideNode = node
    super.init()
    node.object = self
  }

  /// The object of a system guide, created on first use and kept by its view.
  package static func kept<Guide: LayoutGuide>(
    for node: GuideNode, make: (GuideNode) -> Guide
  ) -> Guide {
    if let guide = node.object as? Guide { return guide }
    let guide = make(node)
    node.owner?.retain(guide, for: node)
    return guide
  }

  /// The node that constraints on the guide refer to.
  package final var layoutNode: LayoutNode { guideNode }

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

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  /// The trailing edge.
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
