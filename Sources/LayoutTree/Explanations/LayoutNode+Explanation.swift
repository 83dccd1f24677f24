internal import Foundation
internal import LayoutEngine

extension LayoutNode {
  /// The explanation of an attribute of the node's alignment rectangle; nil for `.notAnAttribute`.
  ///
  /// Solves the tree's pending changes first, and writes no frame.
  ///
  /// - Parameter words: The names of views and guides in the explanation's text.
  /// - Complexity: that of ``LayoutEngine/LayoutEngine/explanation(of:)``, and a solve for each lever.
  package func explanation(
    of attribute: NSLayoutConstraint.Attribute,
    words: ConstraintWords = ConstraintWords { _ in nil }
  ) -> LayoutExplanation? {
    guard attribute != .notAnAttribute else { return nil }
    let side = ConstraintSide(self, attribute)
    guard let context = settledContext, let operand = context.operand(side) else {
      return givenFrame(attribute, words)
    }
    let report = context.engine.explanation(of: operand)
    let levers = context.engine.levers(of: report, for: operand)
    let texts = ReportWords(
      context, words,
      report.constraints + levers.map(\.constraint))
    return LayoutExplanation(
      subject: words.text(of: side), attribute: attribute, value: CGFloat(report.value),
      constant: CGFloat(report.constant),
      equations: report.equations.map { equation in
        LayoutExplanation.Equation(
          statement: texts.statement(equation.source), weight: equation.weight,
          requested: CGFloat(equation.requested), priority: LayoutPriority(equation.priority))
      },
      free: report.stays.map { stay in
        LayoutExplanation.Free(
          text: texts.text(of: stay.part, of: stay.item), place: CGFloat(stay.place),
          weight: stay.weight)
      },
      losers: report.losers.map { loser in
        LayoutExplanation.Loser(
          statement: texts.statement(.constraint(loser.constraint)),
          priority: LayoutPriority(loser.priority), shortfall: CGFloat(loser.shortfall),
          opponents: loser.opponents)
      },
      repetitions: report.repetitions.map { texts.statement(.constraint($0)) },
      levers: levers.compactMap { lever in
        let statement = texts.statement(.constraint(lever.constraint))
        // No program sets the priority of what a stack or a mask states.
        if lever.property == .priority, statement.constraint?.isSystemMade ?? true { return nil }
        return LayoutExplanation.Lever(
          statement: statement, property: lever.property.rawValue,
          threshold: LayoutPriority(lever.threshold), value: CGFloat(lever.value))
      })
  }

  /// Returns the explanation of a node in a tree without constraints: its frame is the given one.
  private func givenFrame(
    _ attribute: NSLayoutConstraint.Attribute, _ words: ConstraintWords
  ) -> LayoutExplanation? {
    guard let place = givenPlace(of: attribute) else { return nil }
    let subject = words.text(of: ConstraintSide(self, attribute))
    let statement = LayoutExplanation.Statement(
      constraint: nil,
      text: "\(subject) == \(ConstraintDescription.number(place)) (its frame and autoresizing mask)"
    )
    let equation = LayoutExplanation.Equation(
      statement: statement, weight: 1, requested: CGFloat(place), priority: .required)
    return LayoutExplanation(
      subject: subject, attribute: attribute, value: CGFloat(place), constant: 0,
      equations: [equation], free: [], losers: [], repetitions: [], levers: [])
  }

  /// The value of an edge, a centre or a length of the current alignment rectangle, in points.
  private func givenPlace(of attribute: NSLayoutConstraint.Attribute) -> Double? {
    guard let view = nearestView else { return nil }
    var rect = view.alignmentRect
    if let parent = view.parent {
      rect = rect.offsetBy(
        dx: parent.storedFrame.minX - parent.alignmentRect.minX,
        dy: parent.storedFrame.minY - parent.alignmentRect.minY)
    }
    let runsLeft = view.parent?.isRightToLeft ?? false
    return switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: runsLeft ? rect.maxX : rect.minX
    case .trailing: runsLeft ? rect.minX : rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .width: rect.width
    case .height: rect.height
    default: nil
    }
  }
}

extension ExplanationReport {
  /// All constraints in the report.
  fileprivate var constraints: [ConstraintID] {
    let stated = equations.compactMap { equation -> ConstraintID? in
      if case .constraint(let id) = equation.source { id } else { nil }
    }
    return stated + losers.map(\.constraint) + repetitions
  }
}

/// The user's constraints for those of a report.
@MainActor private struct ReportWords {
  private let context: LayoutContext
  private let words: ConstraintWords

  init(_ context: LayoutContext, _ words: ConstraintWords, _ ids: [ConstraintID]) {
    self.context = context
    self.words = words
    context.prepare(ids)
  }

  func statement(_ source: ExplanationReport.Source) -> LayoutExplanation.Statement {
    switch source {
    case .constraint(let id):
      let constraint = context.constraint(id)
      return LayoutExplanation.Statement(
        constraint: constraint, text: constraint.map(words.text) ?? "a constraint that is gone")
    case .notNegative(let item, let part):
      return LayoutExplanation.Statement(
        constraint: nil, text: "\(text(of: part, of: item)) >= 0 (as any length)")
    }
  }

  func text(of part: AmbiguityReport.Part, of item: ItemID) -> String {
    let attribute: NSLayoutConstraint.Attribute =
      switch part {
      case .left: .left
      case .top: .top
      case .width: .width
      case .height: .height
      }
    return words.text(of: ConstraintSide(context.node(of: item), attribute))
  }
}
