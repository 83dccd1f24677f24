internal import LayoutEngine

/// The way back from the engine's numbers to constraints that people know.
extension LayoutContext {
  /// One side of a constraint that the engine holds.
  func side(_ operand: Operand) -> ConstraintSide {
    ConstraintSide(
      node(of: operand.item), operand.attribute.publicAttribute,
      from: operand.origin.flatMap { node(of: $0.item) },
      operand.origin.map(\.attribute.publicAttribute) ?? .notAnAttribute)
  }

  /// The constraints of some rows, in the rows' order.
  ///
  /// A user's constraint is that very object; a system constraint's object is made and kept as long as the
  /// engine holds the constraint.
  ///
  /// - Complexity: O(nodes) where any of them is a system constraint.
  func constraints(_ ids: [ConstraintID]) -> [NSLayoutConstraint] {
    prepare(ids)
    return ids.compactMap(constraint)
  }

  /// The constraint of a row that was prepared; nil once it is gone.
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

  /// All nodes that take part, in the order in which they came.
  var allNodes: [LayoutNode] {
    participants.compactMap(\.node.node)
  }
}

extension EngineAttribute {
  /// The attribute as constraints of users name it.
  var publicAttribute: NSLayoutConstraint.Attribute {
    NSLayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
  }
}
