/// Two expressions and the relation between them.
struct Comparison {
  /// The elements of a collection on the left for which a relation must hold.
  enum Modifier {
    /// The left side as a whole.
    case direct
    /// At least one element.
    case any
    /// Every element.
    case all
  }

  /// The letters in brackets behind an operator.
  struct Options: OptionSet {
    let rawValue: Int
    /// Case does not matter: `c`.
    static let caseInsensitive = Options(rawValue: 1)
    /// Diacritical marks do not matter: `d`.
    static let diacriticInsensitive = Options(rawValue: 2)
    /// Both sides are normalised already: `n`.
    static let normalized = Options(rawValue: 4)

    /// The letters with the options that they mean, in the order in which they are printed.
    static let letters: [(letter: Character, option: Options)] = [
      ("c", .caseInsensitive), ("d", .diacriticInsensitive), ("n", .normalized),
    ]
  }

  var left: ExpressionNode
  var modifier = Modifier.direct
  let relation: Relation
  var options: Options = []
  var right: ExpressionNode
  /// The regular expression that `MATCHES` compiled last; nil for other relations.
  private(set) var pattern: CompiledPattern?

  init(
    _ left: ExpressionNode, _ relation: Relation, _ right: ExpressionNode,
    options: Options = [], modifier: Modifier = .direct
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.options = options
    self.modifier = modifier
    pattern = relation == .matches ? CompiledPattern(options) : nil
  }

  /// Returns the comparison with values for variables.
  func substituting(_ variables: [String: Any]) -> Comparison {
    Comparison(
      left.substituting(variables), relation, right.substituting(variables),
      options: options, modifier: modifier)
  }
}
