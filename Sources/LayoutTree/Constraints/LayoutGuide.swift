public import Foundation
public import FoundationShims
internal import Synchronization

/// A rectangle that takes part in layout but is not a view: the superclass of `UILayoutGuide` and
/// `NSLayoutGuide`.
///
/// - SeeAlso: Apple, "UILayoutGuide", "NSLayoutGuide"; `Rules/Guides.md#guides-are-items-of-their-own`.
@preconcurrency @MainActor open class LayoutGuide: NSObject, ConstraintItem, AssociationHolder {
  /// The objects that programs associate with the guide.
  private let associations = AssociationSlot(nil)
  /// Reads and writes the objects that programs associate, under their lock.
  package nonisolated final func withAssociations<Result: Sendable>(
    _ body: (inout AssociationStore?) -> Result
  ) -> Result {
    associations.withLock { body(&$0) }
  }
  /// The guide's node in the layout tree.
  package let guideNode: GuideNode

  /// Creates a guide without owner.
  public override init() {
    guideNode = GuideNode(kind: .custom)
    super.init()
    guideNode.object = self
  }

  /// Creates the object of an existing node.
  package init(node: GuideNode) {
    guideNode = node
    super.init()
    node.object = self
  }

  /// Returns the object of a system guide, which is created on first access and retained by its view.
  package static func systemGuide<Guide: LayoutGuide>(
    for node: GuideNode, make: (GuideNode) -> Guide
  ) -> Guide {
    if let guide = node.object as? Guide { return guide }
    let guide = make(node)
    node.owner?.retain(guide, for: node)
    return guide
  }

  /// The node that constraints on the guide refer to.
  package final var layoutNode: LayoutNode { guideNode }

  /// Whether another rectangle would satisfy the constraints equally well; for debugging.
  open var hasAmbiguousLayout: Bool { guideNode.hasAmbiguousLayout }
  /// The constraints that affect the guide along an axis, directly or through other items.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guideNode.constraintsAffectingLayout(for: axis)
  }
  /// The class, identifier, rectangle and view, in the format of Apple's logs.
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
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}
