internal import Diagnostics
internal import Foundation
package import IBDocument
package import NibBuilding

/// A comparison of two states of a document: the views whose frames differ, the layouts where they do, and the edits
/// that caused it.
@MainActor package struct LayoutComparison {
  /// The maximum number of layouts for the search for causes, over all layouts of a comparison.
  private static let trials = 400

  private let path: String
  private let old: Element
  private let edits: [DocumentEdit]
  private let new: Element
  private let options: NibOptions
  private let scope: EditScope
  private var trials = 0
  private var moved: [String: LayoutChange.Moved] = [:]
  private var order: [String] = []
  private var added: [String] = []
  private var removed: [String] = []
  private var broken: [String] = []
  private var resolved: [String] = []
  private var count = 0

  /// Compares two documents.
  ///
  /// - Parameters:
  ///   - path: The path of the new document, for messages.
  ///   - layouts: The surroundings for the comparison, with their names.
  /// - Returns: The change.
  /// - Throws: `WorkbenchError` if one of the documents cannot be laid out.
  /// - Complexity: Two layouts and, for each edit that moves views, about 2 log₂(edits) layouts of the scenes that
  ///   contain edits.
  package static func change(
    from old: Element, to new: Element, path: String, options: NibOptions = NibOptions(),
    layouts: [(name: String, surroundings: Surroundings)]
  ) throws(WorkbenchError) -> LayoutChange {
    let edits = ElementDifference(from: old, to: new).edits
    return try change(
      from: old, by: edits, to: new, path: path, options: options, layouts: layouts)
  }

  /// Compares a document with an edited copy; see ``change(from:to:path:options:layouts:)``.
  static func change(
    from old: Element, by edits: [DocumentEdit], to new: Element, path: String,
    options: NibOptions, layouts: [(name: String, surroundings: Surroundings)],
    newLayouts: [Surroundings]? = nil
  ) throws(WorkbenchError) -> LayoutChange {
    var comparison = LayoutComparison(
      path: path, old: old, edits: edits, new: new, options: options,
      scope: newLayouts == nil ? EditScope(edits) : .all)
    for (index, layout) in layouts.enumerated() where !edits.isEmpty || newLayouts != nil {
      try comparison.compare(
        layout.name, layout.surroundings, newLayouts?[index] ?? layout.surroundings)
    }
    let words = EditWords(from: old, to: new, path: path)
    return LayoutChange(
      path: path, count: comparison.count, layouts: layouts.map(\.name),
      edits: edits.map(words.edit), moved: comparison.order.compactMap { comparison.moved[$0] },
      added: comparison.added, removed: comparison.removed, broken: comparison.broken,
      resolved: comparison.resolved)
  }

  private init(
    path: String, old: Element, edits: [DocumentEdit], new: Element, options: NibOptions,
    scope: EditScope
  ) {
    self.path = path
    self.old = old
    self.edits = edits
    self.new = new
    self.options = options
    self.scope = scope
  }

  private mutating func compare(
    _ name: String, _ surroundings: Surroundings, _ newSurroundings: Surroundings
  ) throws(WorkbenchError) {
    let oldLayout = try laidOut(old, surroundings)
    let newLayout = try laidOut(new, newSurroundings)
    let (before, after) = (LayoutSnapshot(oldLayout), LayoutSnapshot(newLayout))
    let (oldBroken, newBroken) = (Self.broken(in: oldLayout), Self.broken(in: newLayout))
    count = max(count, before.order.count { after.views[$0] != nil })
    Self.collect(after.order.filter { before.views[$0] == nil }.map { after.name(of: $0) }, &added)
    Self.collect(
      before.order.filter { after.views[$0] == nil }.map { before.name(of: $0) }, &removed)
    Self.collect(newBroken.filter { !oldBroken.contains($0) }, &broken)
    Self.collect(oldBroken.filter { !newBroken.contains($0) }, &resolved)
    let ids = after.order.filter { before.differs($0, from: after) }
    for id in ids { note(id, name, before, after) }
    guard !ids.isEmpty, !edits.isEmpty, surroundings == newSurroundings else { return }
    findCauses(
      Set(ids), edits.indices, from: State(element: old, frames: before),
      to: State(element: new, frames: after), surroundings)
  }

  /// Returns the broken constraints of a document, as equations.
  private static func broken(in laidOut: LaidOutDocument) -> [String] {
    laidOut.explanations.map(\.broken.text)
  }

  private mutating func note(
    _ id: String, _ layout: String, _ before: LayoutSnapshot, _ after: LayoutSnapshot
  ) {
    guard let old = before.views[id], let new = after.views[id] else { return }
    if moved[id] == nil {
      moved[id] = LayoutChange.Moved(id: id, name: new.name, movements: [], causes: [])
      order.append(id)
    }
    let same = moved[id]?.movements.firstIndex {
      $0.before == old.frame && $0.after == new.frame
    }
    if let same {
      moved[id]?.movements[same].layouts.append(layout)
    } else {
      moved[id]?.movements.append(
        LayoutChange.Moved.Movement(before: old.frame, after: new.frame, layouts: [layout]))
    }
  }

  /// A state of the document, with its frames.
  private struct State {
    let element: Element
    let frames: LayoutSnapshot
  }

  /// Bisects a range of edits to determine the cause of each movement between two states, and records it.
  ///
  /// If the intermediate document cannot be read, or the limit is reached, the range has no cause.
  private mutating func findCauses(
    _ ids: Set<String>, _ range: Range<Int>, from start: State, to end: State,
    _ surroundings: Surroundings
  ) {
    let here = ids.filter { start.frames.differs($0, from: end.frames) }
    guard !here.isEmpty else { return }
    guard range.count > 1 else {
      for id in here { moved[id]?.causes.insert(range.lowerBound) }
      return
    }
    trials += 1
    let half = range.lowerBound + range.count / 2
    let element = edits[range.lowerBound..<half].reduce(start.element) { $0.applying($1) }
    guard trials < Self.trials, let laidOut = try? laidOut(element, surroundings) else { return }
    let middle = State(element: element, frames: LayoutSnapshot(laidOut))
    findCauses(ids, range.lowerBound..<half, from: start, to: middle, surroundings)
    findCauses(ids, half..<range.upperBound, from: middle, to: end, surroundings)
  }

  private func laidOut(
    _ root: Element, _ surroundings: Surroundings
  ) throws(WorkbenchError) -> LaidOutDocument {
    let document: Document
    do throws(DocumentError) {
      document = try Document(element: root, path: path, surroundings: surroundings)
    } catch {
      throw .document(error)
    }
    return try LaidOutDocument.layOut(document, options: options) { [scope] in
      scope.contains($0, in: document)
    }
  }

  private static func collect(_ names: [String], _ list: inout [String]) {
    list += names.filter { !list.contains($0) }
  }
}

extension LayoutSnapshot {
  /// Returns the name of a view with its id, unless the id is its name.
  fileprivate func name(of id: String) -> String {
    let name = views[id]?.name ?? ""
    return name.contains(id) ? name : "\(name) \(id)"
  }
}
