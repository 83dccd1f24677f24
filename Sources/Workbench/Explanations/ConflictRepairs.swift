package import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree
package import NibBuilding
internal import ReportFormats

/// A change that resolves a conflict, confirmed by laying the document out again with it.
package struct ConflictRepair: Sendable {
  /// The words for the change, such as `priority 999 on constraint aBc-de-fGh`.
  package let title: String
  /// The location of the change.
  package let location: Location
  /// The number of views that it moves.
  package let movedViews: Int
}

/// Looks for the changes that resolve a document's conflicts, for a person to select one.
///
/// `plumb check --fix` selects by itself: ``ConflictFixes`` proposes edits of bytes, fewer of them, that must hold for all rules in
/// all layouts. Here each member is tried, in the layout that was asked for.
@MainActor package struct ConflictRepairs {
  /// The number of changes that are tried for a conflict, and of conflicts in a document that are looked at.
  private static let candidates = 12
  private static let repaired = 20
  private let laidOut: LaidOutDocument
  private let options: NibOptions
  private let snapshot: LayoutSnapshot
  /// The conflicts, as the document's explanations have them.
  package let conflicts: [ConflictExplanation]
  private let keys: Set<Set<String>>
  private var paths: [SourcePosition: [ElementStep]] = [:]
  private var views: [String: [ElementStep]] = [:]

  /// Creates the repairs of a document that was laid out.
  package init(_ laidOut: LaidOutDocument, options: NibOptions) {
    self.laidOut = laidOut
    self.options = options
    snapshot = LayoutSnapshot(laidOut)
    conflicts = laidOut.explanations
    keys = Set(conflicts.map(\.key))
    collect(laidOut.document.element, [])
  }

  /// Returns the repairs of a conflict, those that move the fewest views first.
  ///
  /// Then a lower priority comes before a mask that is turned off, and that before a removal.
  ///
  /// A repair resolves the conflict and adds none: each was solved.
  ///
  /// - Complexity: A layout of the document for each member of the conflict, twelve at most.
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

  /// Returns the number of views that an edit moves if it resolves a conflict and adds none; nil if it does
  /// not.
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
  /// The explanation as lines of text, with repairs.
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
