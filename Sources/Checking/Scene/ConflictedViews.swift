internal import LayoutTree

/// The views whose frames depend on a contradiction: layout broke one of the constraints, and another choice would
/// result in other frames.
@MainActor enum ConflictedViews {
  /// Returns the views in contradictions and their descendants.
  ///
  /// A view that only contains other views of the same contradiction serves as their frame of reference, so its other
  /// descendants are not included.
  ///
  /// - Parameter nodes: The indices of views by node.
  /// - Complexity: O((views + members) · depth).
  static func numbers(
    in conflicts: [ConflictDescription], among views: [CheckedView],
    _ nodes: [ObjectIdentifier: Int]
  ) -> [Int] {
    guard !conflicts.isEmpty else { return [] }
    var named: Set<Int> = []
    /// The views that are included with all their descendants.
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
