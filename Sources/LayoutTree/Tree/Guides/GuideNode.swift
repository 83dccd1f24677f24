package import Foundation
internal import LayoutEngine
internal import LayoutGeometry

/// A layout guide's node: a rectangle without a view.
///
/// System guides are defined by distances from their owner's edges, never by fixed rectangles, and start at the
/// owner's alignment rectangle.
@MainActor package final class GuideNode: LayoutNode {
  /// The rule that determines the guide's rectangle.
  package enum Kind: Hashable, Sendable {
    /// A rectangle that only constraints of users determine.
    case custom
    /// A gap between two views of a stack.
    case gap
    /// The owner's rectangle inset by its safe area.
    case safeArea
    /// The owner's rectangle inset by its margins.
    case margins
    /// The margins, limited to a readable width.
    case readable
    /// The area of a docked keyboard; without one, the safe area's lower strip.
    case keyboard
    /// A scroll view's content, which starts at its origin and has a free size.
    case content
    /// A scroll view's content inset by its margins.
    case contentMargins
    /// A scroll view's visible part.
    case visibleFrame
    /// The strip above a controller's content.
    case topStrip
    /// The strip below a controller's content.
    case bottomStrip
  }

  /// The rule that determines the rectangle.
  package let kind: Kind
  /// The view that owns the guide.
  ///
  /// Not weak, for speed; a view that goes takes itself out of its guides.
  ///
  /// Unchecked: a view that goes takes itself out of its guides.
  package internal(set) unowned(unsafe) var owner: ViewNode?
  /// The guide's public name.
  package var identifier: String = ""
  /// The rectangle in the owner's bounds after layout, pixel-aligned.
  package internal(set) var frame = CGRect.zero
  /// The front's object for the guide.
  package weak var object: AnyObject?

  /// Creates a guide; a custom one has no owner at first.
  package init(kind: Kind, owner: ViewNode? = nil) {
    self.kind = kind
    self.owner = owner
    super.init()
  }

  package override var parentView: ViewNode? { owner }
  package override var nearestView: ViewNode? { owner }
  package override var label: String {
    if kind == .gap { return "_UIOLAGapGuide:\(ObjectName.address(of: self))" }
    let name = object.map(ObjectName.short) ?? "\(className):\(ObjectName.address(of: self))"
    return name
      + (identifier.isEmpty ? "" : "'\(identifier)'")
  }
  /// The class name of guides in the owner's toolkit.
  var className: String {
    let conventions = owner?.host.hostConventions ?? .uiKit
    return conventions.named("UILayoutGuide")
  }
  package override var frontObject: AnyObject? { object }
  override var restingRect: LayoutRect { LayoutRect(frame) }
  /// Whether the rectangle's edges may cross: insets larger than the owner invert the rectangle and must not
  /// enlarge the owner.
  override var mayBeNegative: Bool {
    switch kind {
    case .safeArea, .margins, .readable, .contentMargins: true
    default: false
    }
  }

  override func makeGenerated(_ item: ItemID, in context: LayoutContext, ownCount: inout Int)
    -> [GeneratedConstraint]
  {
    let bodies = equations(item, in: context)
    ownCount = bodies.count
    return bodies
  }

  private func equations(_ item: ItemID, in context: LayoutContext) -> [GeneratedConstraint] {
    guard let owner, kind != .custom, kind != .gap else { return [] }
    let ownerItem = context.item(for: owner)
    switch kind {
    case .custom, .gap: return []
    case .safeArea:
      return edges(item, ownerItem, owner.margins.safeArea) { "UIViewSafeAreaLayoutGuide-\($0)" }
    case .margins:
      return edges(item, ownerItem, owner.margins.effective) {
        "UIView-\($0)Margin-guide-constraint"
      }
    case .readable:
      return edges(item, ownerItem, owner.margins.readable) { "UIViewReadableContentGuide-\($0)" }
    case .keyboard:
      return strip(item, ownerItem, Double(owner.margins.keyboardStrip), atTop: false)
    case .topStrip: return strip(item, ownerItem, Double(owner.margins.safeArea.top), atTop: true)
    case .bottomStrip:
      return strip(item, ownerItem, Double(owner.margins.safeArea.bottom), atTop: false)
    case .content:
      return [
        .relation(ConstraintSpec(Operand(item, .left)), identifier: "content-origin-x"),
        .relation(ConstraintSpec(Operand(item, .top)), identifier: "content-origin-y"),
      ]
    case .contentMargins:
      return edges(item, context.item(for: owner.contentGuide), owner.margins.effective) {
        "UIScrollView-content-margins-\($0)"
      }
    case .visibleFrame:
      let offset = owner.bounds.origin
      return [
        .relation(ConstraintSpec(Operand(item, .left), constant: offset.x), identifier: "frame-x"),
        .relation(ConstraintSpec(Operand(item, .top), constant: offset.y), identifier: "frame-y"),
        .relation(
          ConstraintSpec(Operand(item, .width), .equal, Operand(ownerItem, .width)),
          identifier: "frame-width"),
        .relation(
          ConstraintSpec(Operand(item, .height), .equal, Operand(ownerItem, .height)),
          identifier: "frame-height"),
      ]
    }
  }

  /// Returns four distances from the owner's edges, with the superview as the first item where Apple's logs do the
  /// same.
  private func edges(
    _ item: ItemID, _ owner: ItemID, _ insets: ViewInsets, _ name: (Attribute) -> String
  ) -> [GeneratedConstraint] {
    [
      (Attribute.left, item, owner, insets.left), (.top, item, owner, insets.top),
      (.right, owner, item, insets.right), (.bottom, owner, item, insets.bottom),
    ].map { attribute, first, second, inset in
      .relation(
        ConstraintSpec(
          Operand(first, attribute), .equal, Operand(second, attribute), constant: Double(inset),
          yielding: .last),
        identifier: name(attribute))
    }
  }

  private func strip(_ item: ItemID, _ owner: ItemID, _ height: Double, atTop: Bool)
    -> [GeneratedConstraint]
  {
    let edge: Attribute = atTop ? .top : .bottom
    return [
      ConstraintSpec(Operand(item, .left), .equal, Operand(owner, .left), yielding: .last),
      ConstraintSpec(Operand(item, .right), .equal, Operand(owner, .right), yielding: .last),
      ConstraintSpec(Operand(item, edge), .equal, Operand(owner, edge), yielding: .last),
      ConstraintSpec(Operand(item, .height), constant: height, yielding: .last),
    ].map { .relation($0, identifier: GeneratedNames.support) }
  }
}
