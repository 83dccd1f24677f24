internal import LayoutEngine

/// The mapping from the engine's ids to the user's constraints.
extension LayoutContext {
  /// The side of a constraint for an operand of the engine.
  func side(_ operand: Operand) -> ConstraintSide {
    ConstraintSide(
      node(of: operand.item), operand.attribute.publicAttribute,
      from: operand.origin.flatMap { node(of: $0.item) },
      operand.origin.map(\.attribute.publicAttribute) ?? .notAnAttribute)
  }

  /// The constraints with given ids, in their order.
  ///
  /// A user's constraint is returned itself; a system constraint's object is created and cached as long as the
  /// engine contains the constraint.
  ///
  /// - Complexity: O(nodes) where any of them is a system constraint.
  func constraints(_ ids: [ConstraintID]) -> [NSLayoutConstraint] {
    prepare(ids)
    return ids.compactMap(constraint)
  }

  /// The constraint with an id that was prepared; nil once it is removed.
  func constraint(_ id: ConstraintID) -> NSLayoutConstraint? {
    installed(id) ?? systemConstraints[id]
  }

  /// Creates the objects of system constraints.
  ///
  /// - Complexity: O(nodes) where any of them is new.
  func prepare(_ ids: [ConstraintID]) {
    let unknown = Set(ids.filter { installed($0) == nil && systemConstraints[$0] == nil })
    if !unknown.isEmpty {
      for participant in participants {
        guard let node = participant.node.node else { continue }
        let stated = participant.stated
        for (index, id) in stated.ids.enumerated() where unknown.contains(id) {
          systemConstraints[id] = engine.statement(stated, index).map {
            SystemConstraint($0, of: node, in: self)
          }
        }
      }
    }
  }

  /// All nodes that take part, in order of entry.
  var allNodes: [LayoutNode] {
    participants.compactMap(\.node.node)
  }
}

extension EngineAttribute {
  /// The attribute in constraints of users.
  var publicAttribute: NSLayoutConstraint.Attribute {
    NSLayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
  }
}
