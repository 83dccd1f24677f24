internal import Diagnostics
internal import Foundation
internal import ReportFormats

/// Layout changes as JSON; `Documentation/Schemas/comparisons.schema.json` is the schema.
package enum ComparisonJSON {
  /// An array with one document per line.
  package static func lines(_ changes: [LayoutChange]) -> String {
    JSONText.lines(changes.map(object))
  }

  private static func object(_ change: LayoutChange) -> JSONText {
    .object([
      ("path", .string(change.path)), ("views", .number(Double(change.count), decimals: 0)),
      ("layouts", strings(change.layouts)), ("edits", .array(change.edits.map(object))),
      ("moved", .array(change.moved.map(object))), ("added", strings(change.added)),
      ("removed", strings(change.removed)), ("broken", strings(change.broken)),
      ("resolved", strings(change.resolved)),
    ])
  }

  private static func object(_ edit: LayoutChange.Edit) -> JSONText {
    var members: [(name: String, value: JSONText)] = [("text", .string(edit.text))]
    if let subject = edit.location.subject { members.append(("object", .string(subject))) }
    members += JSONText.place(of: edit.location)
    return .object(members)
  }

  private static func object(_ view: LayoutChange.Moved) -> JSONText {
    .object([
      ("view", .string(view.id)), ("name", .string(view.name)),
      ("causes", .array(view.causes.sorted().map { .number(Double($0), decimals: 0) })),
      (
        "movements",
        .array(
          view.movements.map { movement in
            .object([
              ("before", JSONText.rect(movement.before)), ("after", JSONText.rect(movement.after)),
              ("layouts", strings(movement.layouts)),
            ])
          })
      ),
    ])
  }

  private static func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }

}
