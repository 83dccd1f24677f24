internal import Simplex

extension LayoutEngine {
  /// The explanation of an operand's value, relative to its item's parent.
  ///
  /// The equations add up to the value, and each of them is necessary: redundant constraints are listed as
  /// repetitions.
  ///
  /// - Complexity: A sparse solve, and one for each row that costs something or is met exactly; where
  ///   constraints are redundant, a complete solve of a copy and some solves for each of them.
  package func explanation(of operand: Operand) -> ExplanationReport {
    solve()
    let expression = seenFromParent(operand)
    let reasons = solver.reasons(for: expression)
    guard !reasons.ties.isEmpty else { return report(reasons, idsByRow(), of: expression) }
    let essential = EssentialReasons(of: expression, in: self)
    var result = essential.trial.report(
      essential.reasons, essential.names, of: expression)
    // What nothing holds may have moved in the copy while constraints were tried.
    result.value = value(of: expression)
    for index in result.stays.indices {
      let stay = result.stays[index]
      result.stays[index].place = solver.value(
        of: items[Int(stay.item.index)].variable(stay.part))
    }
    result.repetitions = essential.repetitions
    return result
  }

  /// Converts reasons to items and constraints.
  private func report(
    _ reasons: Reasons, _ ids: [RowID: ConstraintID], of expression: LinearExpression
  ) -> ExplanationReport {
    let owners = ownersByVariable()
    let limits = limitsByRow()
    let sources = reasons.holders.map { ids[$0.row].map { .constraint($0) } ?? limits[$0.row] }
    let order = EquationOrder(sources.map(variables)) { variable in
      owners[variable].map { depth(of: $0.item) } ?? 0
    }.order
    var places = Array(repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    return ExplanationReport(
      value: value(of: expression), constant: expression.constant,
      equations: order.compactMap { index in
        let holder = reasons.holders[index]
        return sources[index].map {
          ExplanationReport.Equation(
            source: $0, weight: holder.weight, requested: holder.requested,
            priority: holder.priority.value, side: holder.side)
        }
      },
      stays: reasons.stays.compactMap { stay in
        owners[stay.variable].map {
          ExplanationReport.Stay(
            item: $0.item, part: $0.part, place: solver.value(of: stay.variable),
            weight: stay.weight)
        }
      },
      losers: reasons.losers.compactMap { loser in
        ids[loser.row].map {
          ExplanationReport.Loser(
            constraint: $0, priority: loser.priority.value, shortfall: loser.activity,
            opponents: loser.opponents.map { places[$0] }.sorted())
        }
      },
      repetitions: [])
  }

  /// The variables that an equation mentions.
  private func variables(_ source: ExplanationReport.Source?) -> [Variable] {
    switch source {
    case .constraint(let id):
      switch records[id]?.body {
      case .relation(let spec):
        return self.expression(of: spec).terms.filter { $0.coefficient != 0 }.map(\.variable)
      case .intrinsic(let size, let item):
        let owner = items[Int(item.index)]
        return [size.axis == .horizontal ? owner.width : owner.height]
      case nil: return []
      }
    case .notNegative(let item, let part): return [items[Int(item.index)].variable(part)]
    case nil: return []
    }
  }

  /// The rows of non-negative lengths.
  private func limitsByRow() -> [RowID: ExplanationReport.Source] {
    var result: [RowID: ExplanationReport.Source] = [:]
    for index in items.indices where items[index].isLive {
      guard let rows = items[index].notNegative else { continue }
      let id = ItemID(index: Int32(index))
      result[rows.width] = .notNegative(id, .width)
      result[rows.height] = .notNegative(id, .height)
    }
    return result
  }

  /// The depth of an item.
  private func depth(of id: ItemID) -> Int {
    var result = 0
    var next = items[Int(id.index)].parent
    while let parent = next {
      result += 1
      next = items[Int(parent.index)].parent
    }
    return result
  }
}
