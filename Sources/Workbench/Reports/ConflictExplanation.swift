internal import Checking
package import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import ReportFormats

/// A conflict of a document's constraints with names and locations, as in `plumb explain`.
///
/// `plumb check` reports it with ``findings(_:)``.
package struct ConflictExplanation: Sendable {
  /// A constraint of the conflict.
  package struct Member: Sendable {
    /// The constraint as an equation, with user labels.
    package let text: String
    /// The location in the document; nil for constraints of masks, guides and stack views.
    package let location: Location?
    /// The id of the view whose frame and mask create the constraint; nil for other constraints.
    let maskedView: String?
  }

  /// The broken constraint.
  package let broken: Member
  /// The constraints that conflict with the broken one, in the order in which they were added.
  package let others: [Member]
  /// Whether removing or relaxing any one of the constraints resolves the conflict.
  package let isIrreducible: Bool
  /// Whether the conflict depends on a cell's size, which is determined at run time.
  ///
  /// This includes the sizes of collection items and the heights of table cells: the program or the cell's content
  /// replaces the canvas's size.
  let dependsOnCanvas: Bool
  /// Whether the conflict depends on the width of a table cell, which is the table's at run time.
  let dependsOnListWidth: Bool
  /// Whether a grid that aligns baselines also aligns the same views with the edges of its rows.
  ///
  /// Apple does not document which of the two takes precedence, so the conflict may be specific to this engine.
  let dependsOnGridRows: Bool
  private let path: String
  /// The descriptions of stacks and grids in the conflict; conflicts with the same ones have the same cause.
  private let arrangements: Set<String>

  /// Creates the explanation of a conflict.
  @MainActor init(_ conflict: ConflictDescription, _ words: RootWords) {
    func member(_ member: ConflictDescription.Member) -> Member {
      let element = words.element(of: member.constraint)
      return Member(
        text: words.text(of: member.constraint),
        location: element.map { Location(words.path, at: $0.position, subject: $0.id) },
        maskedView: words.maskedView(stating: member.constraint))
    }
    path = words.path
    broken = member(conflict.broken)
    others = conflict.conflicting
      .filter { $0.constraint !== conflict.broken.constraint }
      .filter { $0.text != conflict.broken.text }
      .map(member)
    isIrreducible = conflict.isIrreducible
    let all = [conflict.broken] + conflict.conflicting
    dependsOnCanvas = all.contains { words.isOfCanvas($0.constraint) }
    dependsOnListWidth = all.contains { words.isOfListWidth($0.constraint) }
    let arrangements = Set(
      ([conflict.broken] + conflict.conflicting).compactMap {
        words.arrangement(stating: $0.constraint)
      })
    self.arrangements = arrangements
    let grids = arrangements.filter { $0.hasPrefix("baselines of gridView") }
      .map { $0.dropFirst("baselines of ".count) }
    dependsOnGridRows = grids.contains { arrangements.contains("placement of \($0)") }
  }

  /// The identity of the conflict in other states of the document.
  var key: Set<String> { Set(([broken] + others).map(\.text)) }

  /// The locations of the conflict's members in the document.
  var places: Set<Location> { Set(([broken] + others).compactMap(\.location)) }

  /// A brief description of the conflict's outcome.
  package var outcome: String { "broke \(broken.text)" }

  /// The explanation as lines of text: the broken constraint, then the reason.
  package var text: String {
    var lines = [
      Printable.text("\(broken.location?.description ?? path): broken: \(broken.text)")
    ]
    lines.append("  it conflicts with")
    for other in others {
      lines.append(
        Printable.text("    \(other.text)\(other.location.map { "   \($0)" } ?? "")"))
    }
    if isIrreducible {
      lines.append("  removing or relaxing any one of these resolves the conflict")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the conflicts as findings, one for each cause: a stack or grid often has the same conflict for each of its
  /// views.
  ///
  /// - Parameter onCanvasOnly: Whether the conflicts result only from the canvas and are therefore notes.
  static func findings(
    _ conflicts: [ConflictExplanation], onCanvasOnly: Bool = false
  ) -> [Finding] {
    var causes: [(first: ConflictExplanation, more: [ConflictExplanation])] = []
    var known: [Set<String>: Int] = [:]
    for conflict in conflicts {
      if !conflict.arrangements.isEmpty, let cause = known[conflict.arrangements] {
        causes[cause].more.append(conflict)
        continue
      }
      if !conflict.arrangements.isEmpty { known[conflict.arrangements] = causes.count }
      causes.append((conflict, []))
    }
    return causes.map { $0.first.finding(with: $0.more, onCanvasOnly) }
  }

  /// Returns the conflict as a finding, at the first constraint with a location: constraints of masks and guides have
  /// no location, but one that conflicts with them has.
  ///
  /// - Parameter more: The conflicts with the same cause.
  private func finding(with more: [ConflictExplanation], _ isOnCanvasOnly: Bool) -> Finding {
    let place = ([broken] + others).lazy.compactMap(\.location).first
    var message = "broken: \(broken.text); it conflicts with \(named)"
    if !more.isEmpty {
      message +=
        "; so \(more.count == 1 ? "does" : "do") \(more.count) more with the "
        + arrangements.sorted().joined(separator: ", ")
    }
    return Finding(
      .conflict, message,
      hint: isOnCanvasOnly
        ? "on the canvas only, which keeps the root's size and shows a nib's view below a status bar"
        : nil,
      severity: isOnCanvasOnly ? .note : nil, at: place ?? Location(path),
      related: (others + more.map(\.broken)).map { Finding.Related($0.text, at: $0.location) })
  }

  /// The maximum number of members named in a sentence.
  private static let namedMembers = 3

  /// The description of the constraints that conflict with the broken one: three by name, those of the document first,
  /// and the number of the others.
  private var named: String {
    let names = (others.filter { $0.location != nil } + others.filter { $0.location == nil })
      .prefix(Self.namedMembers).map(\.text)
    let more = others.count - names.count
    if more > 0 { return "\(names.joined(separator: ", ")) and \(more) more" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "itself" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
