/// An expression's tree.
///
/// Chains are lists, so that the depth of a tree is at most the nesting of its format.
indirect enum ExpressionNode {
  case constant(Any?)
  case evaluatedObject
  case variable(String)
  /// Steps from a value, or from the evaluated object where the format states none.
  case path(ExpressionNode?, [PathStep])
  case list([ExpressionNode])
  /// Operators of one precedence, from left to right.
  case arithmetic(ExpressionNode, [ArithmeticTerm])
  /// Powers, from right to left.
  case power([ExpressionNode])
  case negative(ExpressionNode)
  case function(PredicateFunction, [ExpressionNode])
  case cast(ExpressionNode, type: ExpressionNode)
  case subquery(ExpressionNode, variable: String, PredicateNode)
  case ternary(PredicateNode, ExpressionNode, ExpressionNode)
}

/// A step from a value to another.
enum PathStep {
  case key(String)
  /// An operator on collections; the steps behind it lead from each element to its operand.
  case collection(CollectionOperator)
  case index(ExpressionNode)
  case first
  case last
  case size
}

/// An operator on collections in a key path; its raw value is its key.
///
/// - SeeAlso: Apple, "Key-Value Coding Programming Guide", "Using Collection Operators".
enum CollectionOperator: String {
  case count = "@count"
  case sum = "@sum"
  case average = "@avg"
  case minimum = "@min"
  case maximum = "@max"
  case unionOfObjects = "@unionOfObjects"
  case distinctUnionOfObjects = "@distinctUnionOfObjects"
  case unionOfArrays = "@unionOfArrays"
  case distinctUnionOfArrays = "@distinctUnionOfArrays"
}
