internal import LayoutTree

/// The views whose frames follow from a contradiction: layout broke one of the constraints, and another
/// selection would give other frames.
@MainActor enum ConflictedViews {
  /// Returns the views of contradictions' members, and their descendants.
  ///
  /// A view that only holds others of the same contradiction has no part in it but as their frame of reference, so
  /// what else lies in it is not meant.
  ///
  /// - Parameter nodes: The numbers of views by their nodes.
  /// - Complexity: O((views + members) · depth).
  static func numbers(
    in conflicts: [ConflictDescription], among views: [CheckedView],
    _ nodes: [ObjectIdentifier: Int]
  ) -> [Int] {
    guard !conflicts.isEmpty else { return [] }
    var named: Set<Int> = []
    /// The views with all their descendants.
    var whole: Set<Int> = []
    for conflict in conflicts {
      let members = Set(
        ([conflict.broken] + conflict.conflicting).flatMap { member in
          [member.constraint.first?.node, member.constraint.second?.node].compactMap { node in
            node.flatMap { nodes[ObjectIdentifier($0)] }
          }
        })
      var holders: Set<Int> = []
      for member in members {
        var next = views[member].parent
        while let number = next {
          if members.contains(number) { holders.insert(number) }
          next = views[number].parent
        }
      }
      named.formUnion(members)
      whole.formUnion(members.subtracting(holders))
    }
    var isInside = [Bool](repeating: false, count: views.count)
    // Parents come first.
    for number in views.indices {
      isInside[number] =
        whole.contains(number) || views[number].parent.map { isInside[$0] } ?? false
    }
    return views.indices.filter { isInside[$0] || named.contains($0) }
  }
}
