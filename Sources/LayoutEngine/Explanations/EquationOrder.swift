internal import Simplex

/// The order in which the equations of an explanation are read: from the root down, each behind those that say what
/// it refers to, as far as they do.
struct EquationOrder {
  /// The places of the equations, in reading order.
  let order: [Int]

  /// Creates an order of equations.
  ///
  /// The next one is that with the fewest variables that no equation before mentions; of those the one that is
  /// least deep in the tree, then the first.
  ///
  /// - Parameters:
  ///   - equations: The variables of each.
  ///   - depth: How deep the item of a variable lies.
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
