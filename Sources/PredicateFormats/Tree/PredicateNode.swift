/// A predicate's tree.
indirect enum PredicateNode {
  case constant(Bool)
  case comparison(Comparison)
  case negation(PredicateNode)
  /// All of several predicates, at least two.
  case conjunction([PredicateNode])
  /// Some of several predicates, at least two.
  case disjunction([PredicateNode])

  /// Returns the tree with values for variables.
  func substituting(_ variables: [String: Any]) -> PredicateNode {
    switch self {
    case .constant:
      self
    case .comparison(let comparison):
      .comparison(comparison.substituting(variables))
    case .negation(let node):
      .negation(node.substituting(variables))
    case .conjunction(let nodes):
      .conjunction(nodes.map { $0.substituting(variables) })
    case .disjunction(let nodes):
      .disjunction(nodes.map { $0.substituting(variables) })
    }
  }
}
