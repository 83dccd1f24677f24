internal import Diagnostics
internal import Foundation
internal import LayoutTree
internal import ReportFormats

/// Explanations of views as JSON; `Documentation/Schemas/explanations.schema.json` is the schema.
@MainActor package enum ExplanationJSON {
  /// An array with one view per line.
  package static func lines(_ views: [ViewExplanation]) -> String {
    JSONText.lines(views.map(object))
  }

  /// Returns a view as an object.
  static func object(_ view: ViewExplanation) -> JSONText {
    .object(
      [("path", .string(view.location.file))] + JSONText.place(of: view.location)
        + [
          ("view", .string(view.id)), ("name", .string(view.name)),
          ("frame", JSONText.rect(view.frame)),
          ("alignmentRect", JSONText.rect(view.alignmentRect)),
          (
            "attributes",
            .array(
              view.attributes.map { attribute in
                object(attribute) { statement in
                  guard let location = view.location(of: statement) else { return [] }
                  let subject = location.subject.map { [("constraint", JSONText.string($0))] } ?? []
                  return subject + JSONText.place(of: location)
                }
              })
          ),
        ])
  }

  /// Returns an explanation as an object.
  ///
  /// - Parameter place: Returns the members with the constraint of a statement and its place; empty without them.
  static func object(
    _ explanation: LayoutExplanation,
    place: (LayoutExplanation.Statement) -> [(name: String, value: JSONText)]
  ) -> JSONText {
    func statement(_ statement: LayoutExplanation.Statement) -> [(name: String, value: JSONText)] {
      [("text", .string(statement.text))] + place(statement)
    }
    return .object([
      ("attribute", .string("\(explanation.attribute)")), ("value", number(explanation.value)),
      ("constant", number(explanation.constant)),
      (
        "equations",
        .array(
          explanation.equations.map {
            .object(
              statement($0.statement) + [
                ("weight", number($0.weight)), ("requested", number($0.requested)),
                ("contribution", number($0.contribution)),
                ("priority", number(Double($0.priority.rawValue))),
              ])
          })
      ),
      (
        "free",
        .array(
          explanation.free.map {
            .object([
              ("text", .string($0.text)), ("weight", number($0.weight)),
              ("place", number($0.place)), ("contribution", number($0.contribution)),
            ])
          })
      ),
      (
        "losers",
        .array(
          explanation.losers.map {
            .object(
              statement($0.statement) + [
                ("priority", number(Double($0.priority.rawValue))),
                ("shortfall", number($0.shortfall)),
                ("opponents", .array($0.opponents.map { .number(Double($0), decimals: 0) })),
              ])
          })
      ),
      ("repetitions", .array(explanation.repetitions.map { .object(statement($0)) })),
      (
        "levers",
        .array(
          explanation.levers.map {
            .object(
              statement($0.statement) + [
                ("property", .string($0.property)),
                ("below", number(Double($0.threshold.rawValue))), ("value", number($0.value)),
              ])
          })
      ),
    ])
  }

  private static func number(_ value: CGFloat) -> JSONText { number(Double(value)) }
  /// Enough decimals for sums to be accurate to a millionth.
  private static func number(_ value: Double) -> JSONText { .number(value, decimals: 9) }
}
