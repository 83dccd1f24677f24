internal import Simplex

/// The reading order of an explanation's equations: from the root down, each after those that define what it
/// refers to, where possible.
struct EquationOrder {
  /// The indices of the equations, in reading order.
  let order: [Int]

  /// Creates the reading order of equations.
  ///
  /// Each next equation has the fewest variables that no previous equation mentions. Among equals, the one with
  /// the least depth in the tree comes first, then the one that comes first in the argument.
  ///
  /// - Parameters:
  ///   - equations: The variables of each.
  ///   - depth: The depth of a variable's item.
  /// - Complexity: O(n² × variables) for n equations, of which an explanation has few.
  init(_ equations: [[Variable]], depth: (Variable) -> Int) {
    let depths = equations.map { $0.map(depth).max() ?? 0 }
    var known: Set<Variable> = []
    var rest = Array(equations.indices)
    var order: [Int] = []
    while !rest.isEmpty {
      let ranked = rest.map { index in
        (unknown: equations[index].count { !known.contains($0) }, depth: depths[index])
      }
      let place = ranked.indices.min { ranked[$0] < ranked[$1] } ?? 0
      let index = rest.remove(at: place)
      known.formUnion(equations[index])
      order.append(index)
    }
    self.order = order
  }
}
