package import Foundation

/// Why a constraint cannot be made: Apple's words for it.
package struct ConstraintProblem: Error, Sendable {
  /// The message of the exception that Apple's systems raise.
  package let message: String
}

extension NSLayoutConstraint {
  /// Makes a constraint, or says why it is illegal: the twin of the initialiser for code that reads
  /// constraints from elsewhere and must survive.
  package static func make(
    _ first: any ConstraintItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any ConstraintItem)?, _ secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) throws(ConstraintProblem) -> NSLayoutConstraint {
    if let message = ConstraintRules.problem(
      firstAttribute, second == nil, secondAttribute, multiplier)
    {
      throw ConstraintProblem(message: message)
    }
    guard multiplier.isFinite, constant.isFinite else {
      throw ConstraintProblem(
        message: "NSLayoutConstraint constant is not finite!  That's illegal.")
    }
    let constraint = NSLayoutConstraint()
    constraint.configure(
      first, firstAttribute, relation, second, secondAttribute, multiplier, constant)
    return constraint
  }

  /// Whether both items lie in a view's subtree, the view itself included.
  package func canBeInstalled(on view: ViewNode) -> Bool {
    [firstNode, secondNode].allSatisfy { node in
      guard let node else { return true }
      return node.nearestView?.isDescendant(of: view) ?? false
    }
  }
}
