internal import Simplex

/// The detection of ambiguous layouts.
///
/// - SeeAlso: `Rules/Messages.md#questions-about-a-layout`.
extension LayoutEngine {
  /// All independent directions in which items can move without violating a constraint; empty when the layout
  /// is determined.
  ///
  /// Solves pending changes first.
  ///
  /// - Complexity: that of the solver's search, once after each change.
  package func ambiguities() -> [AmbiguityReport] {
    solve()
    if let found = foundAmbiguities { return found }
    let owners = ownersByVariable()
    let found = solver.ambiguities().compactMap { ambiguity -> AmbiguityReport? in
      let movements = ambiguity.movements.compactMap { movement in
        owners[movement.variable].map {
          AmbiguityReport.Movement(
            item: $0.item, part: $0.part, number: Int(movement.variable.index), rate: movement.rate)
        }
      }
      guard !movements.isEmpty else { return nil }
      return AmbiguityReport(
        isTie: ambiguity.kind == .tie,
        movements: movements.sorted { ($0.item.index, $0.part) < ($1.item.index, $1.part) },
        length: ambiguity.length)
    }
    foundAmbiguities = found
    return found
  }

  /// The item and part of each variable.
  func ownersByVariable() -> [Variable: (item: ItemID, part: AmbiguityReport.Part)] {
    var owners: [Variable: (item: ItemID, part: AmbiguityReport.Part)] = [:]
    for index in items.indices where items[index].isLive {
      for part in AmbiguityReport.Part.allCases {
        owners[items[index].variable(part)] = (ItemID(index: Int32(index)), part)
      }
    }
    return owners
  }

  /// Whether an operand could have another value, relative to its item's parent.
  package func isAmbiguous(_ operand: Operand) -> Bool {
    let expression = seenFromParent(operand)
    return ambiguities().contains { ambiguity in
      var change = 0.0
      for movement in ambiguity.movements {
        let variable = items[Int(movement.item.index)].variable(movement.part)
        for term in expression.terms where term.variable == variable {
          change += term.coefficient * movement.rate
        }
      }
      return abs(change) > 1e-9
    }
  }

  /// Moves items along one of the ``ambiguities()``, until the next change.
  ///
  /// Free variables stay where they were moved; a tie is resolved as before by the next solve.
  ///
  /// - Parameter step: The multiple of the rates, from zero to the ambiguity's length; finite.
  package func move(along ambiguity: AmbiguityReport, by step: Double) {
    displacements = [:]
    generation += 1
    for movement in ambiguity.movements {
      let change = movement.rate * step
      let variable = items[Int(movement.item.index)].variable(movement.part)
      if ambiguity.isTie {
        displacements[movement.item, default: .zero].add(change, to: movement.part)
      } else {
        solver.setStay(variable, to: solver.value(of: variable) + change)
        hasUnsolvedChanges = true
      }
    }
  }

  /// The expression of an operand relative to the origin of its item's parent.
  func seenFromParent(_ operand: Operand) -> LinearExpression {
    let space =
      operand.origin == nil
      ? items[Int(operand.item.index)].parent : commonAncestor(operand.items)
    let runsLeft = space.map { items[Int($0.index)].isRightToLeft } ?? false
    return expression(operand, in: space, runsLeft: runsLeft)
  }
}

extension Item {
  /// The variable of a part.
  func variable(_ part: AmbiguityReport.Part) -> Variable {
    switch part {
    case .left: left
    case .top: top
    case .width: width
    case .height: height
    }
  }
}

extension LayoutRect {
  fileprivate mutating func add(_ change: Double, to part: AmbiguityReport.Part) {
    switch part {
    case .left: x += change
    case .top: y += change
    case .width: width += change
    case .height: height += change
    }
  }
}
