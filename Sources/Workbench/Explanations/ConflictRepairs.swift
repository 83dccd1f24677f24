package import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree
package import NibBuilding
internal import ReportFormats

/// A change that resolves a conflict, verified by another layout of the document.
package struct ConflictRepair: Sendable {
  /// The description of the change, such as `priority 999 on constraint aBc-de-fGh`.
  package let title: String
  /// The location of the change.
  package let location: Location
  /// The number of views that it moves.
  package let movedViews: Int
}

/// The search for changes that resolve a document's conflicts, from which a person selects one.
///
/// `plumb check --fix` selects automatically: ``ConflictFixes`` proposes fewer changes, as byte edits, which must
/// satisfy all rules in all layouts. Here, each member is tried, in the requested layout.
@MainActor package struct ConflictRepairs {
  /// The maximum number of changes tried for a conflict, and of conflicts examined in a document.
  private static let candidates = 12
  private static let repaired = 20
  private let laidOut: LaidOutDocument
  private let options: NibOptions
  private let snapshot: LayoutSnapshot
  /// The conflicts, as in the document's explanations.
  package let conflicts: [ConflictExplanation]
  private let keys: Set<Set<String>>
  private var paths: [SourcePosition: [ElementStep]] = [:]
  private var views: [String: [ElementStep]] = [:]

  /// Creates the repairs of a laid-out document.
  package init(_ laidOut: LaidOutDocument, options: NibOptions) {
    self.laidOut = laidOut
    self.options = options
    snapshot = LayoutSnapshot(laidOut)
    conflicts = laidOut.explanations
    keys = Set(conflicts.map(\.key))
    collect(laidOut.document.element, [])
  }

  /// Returns the repairs of a conflict, in order of the number of moved views.
  ///
  /// With equal numbers, lowering a priority precedes disabling a mask, which precedes removing a constraint.
  ///
  /// A repair resolves the conflict without adding another one, which is verified by solving.
  ///
  /// - Complexity: One layout of the document for each member of the conflict, at most twelve.
  package func repairs(of conflict: ConflictExplanation) -> [ConflictRepair] {
    guard conflicts.prefix(Self.repaired).contains(where: { $0.key == conflict.key }) else {
      return []
    }
    let tried = candidates(for: conflict).prefix(Self.candidates)
    let found = tried.compactMap { candidate in
      movedViews(by: candidate.edit, resolving: conflict).map {
        ConflictRepair(title: candidate.title, location: candidate.location, movedViews: $0)
      }
    }
    return found.enumerated().sorted {
      ($0.element.movedViews, $0.offset) < ($1.element.movedViews, $1.offset)
    }.map(\.element)
  }

  private typealias Candidate = (title: String, location: Location, edit: ElementEdit)

  private func candidates(for conflict: ConflictExplanation) -> [Candidate] {
    let members = [conflict.broken] + conflict.others
    let root = laidOut.document.element
    var relaxed: [Candidate] = []
    var unmasked: [Candidate] = []
    var removed: [Candidate] = []
    for member in members {
      if let location = member.location, let path = location.position.flatMap({ paths[$0] }) {
        let element = root.element(at: path)
        let name = "constraint \(location.subject ?? "")"
        if Double(element?["priority"] ?? "") ?? 1000 >= 1000 {
          relaxed.append(
            (
              "priority \(ConflictFixes.priority) on \(name)", location,
              ElementEdit(
                at: path, .attributes(["priority": ConflictFixes.priority]), before: element)
            ))
        }
        removed.append(
          ("removal of \(name)", location, ElementEdit(at: path, .removal, before: element)))
      } else if let id = member.maskedView, let path = views[id],
        !unmasked.contains(where: { $0.location.subject == id }),
        let element = root.element(at: path)
      {
        unmasked.append(
          (
            "translatesAutoresizingMaskIntoConstraints off on \(element.name) \(id)",
            Location(laidOut.document.path, at: element.position, subject: id),
            ElementEdit(
              at: path, .attributes(["translatesAutoresizingMaskIntoConstraints": "NO"]),
              before: element)
          ))
      }
    }
    return relaxed + unmasked + removed
  }

  /// Returns the number of views that an edit moves, if it resolves a conflict without adding another one; otherwise
  /// nil.
  private func movedViews(
    by edit: ElementEdit, resolving conflict: ConflictExplanation
  ) -> Int? {
    let document = laidOut.document
    guard
      let edited = try? Document(
        element: document.element.applying(edit), path: document.path,
        surroundings: document.surroundings),
      let after = try? LaidOutDocument.layOut(edited, options: options)
    else { return nil }
    let keys = after.explanations.map(\.key)
    guard keys.count < conflicts.count, !keys.contains(conflict.key),
      keys.allSatisfy(self.keys.contains)
    else { return nil }
    return LayoutSnapshot(after).moved(in: snapshot).count
  }

  private mutating func collect(_ element: Element, _ path: [ElementStep]) {
    if element.name == "constraint" { paths[element.position] = path }
    if let id = element["id"], views[id] == nil { views[id] = path }
    for (step, child) in zip(ElementStep.steps(of: element), element.children) {
      collect(child, path + [step])
    }
  }
}

extension ConflictExplanation {
  /// Returns the explanation as lines of text, with repairs.
  package func text(repairs: [ConflictRepair]) -> String {
    guard !repairs.isEmpty else { return text }
    let lines = repairs.map { repair in
      let moves =
        repair.movedViews == 0
        ? "moves nothing"
        : "moves \(CountText.text(repair.movedViews, "view"))"
      return Printable.text("    \(repair.title), \(moves)   \(repair.location)")
    }
    return ([text, "  each of these resolves it, as solving again confirmed:"] + lines)
      .joined(separator: "\n")
  }
}
