internal import Foundation
internal import LayoutEngine

/// A node's or a constraint's part in another engine, while this one borrows it.
enum LentPart {
  case node(
    LayoutNode, item: ItemID?, context: Unmanaged<LayoutContext>?, generated: [GeneratedConstraint],
    isQueued: Bool, textWidth: CGFloat?)
  case constraint(NSLayoutConstraint, id: ConstraintID?, context: Unmanaged<LayoutContext>?)
}

/// Fitting asks what a subtree would be like by itself, in an engine of its own; the one in force gets its
/// nodes and constraints back afterwards, as they were.
extension LayoutContext {
  /// Writes down a node's part in another engine and takes the node out of it.
  func borrow(_ node: LayoutNode) {
    let view = node as? ViewNode
    lent.append(
      .node(
        node, item: node.item, context: node.context.map(Unmanaged.passUnretained),
        generated: node.generated, isQueued: node.isQueued, textWidth: view?.textWidth))
    node.generated = []
    node.isQueued = false
    view?.textWidth = nil
  }

  /// Writes down a constraint's part in another engine.
  func borrow(_ constraint: NSLayoutConstraint) {
    lent.append(
      .constraint(
        constraint, id: constraint.engineID,
        context: constraint.context.map(Unmanaged.passUnretained)))
  }

  /// Gives everything back; this engine is of no use afterwards.
  ///
  /// The engines that lent something must still be there.
  func giveBack() {
    for part in lent.reversed() {
      switch part {
      case .node(let node, let item, let context, let generated, let isQueued, let textWidth):
        node.item = item
        node.context = context?.takeUnretainedValue()
        node.generated = generated
        node.isQueued = isQueued
        (node as? ViewNode)?.textWidth = textWidth
      case .constraint(let constraint, let id, let context):
        constraint.engineID = id
        constraint.context = context?.takeUnretainedValue()
      }
    }
    lent = []
  }
}
