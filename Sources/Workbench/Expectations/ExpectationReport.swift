internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
package import NibBuilding
internal import ReportFormats

/// The answer to the question whether a change of documents does what was meant.
@MainActor package struct ExpectationReport {
  /// The difference up to which a length is as expected, in points: a pixel of the finest displays.
  private static let tolerance = 0.34
  /// The maximum number of views named in an answer.
  private static let namedViews = 8

  /// The lines of the report, an answer for each statement.
  package private(set) var lines: [String] = []
  /// Whether all expectations are met.
  package private(set) var isMet = true

  /// The two states of a document in one layout.
  private struct States {
    let path: String
    let layout: String
    let before: StateViews
    let after: StateViews
  }
  private var states: [States] = []

  /// Creates a report about a change of documents.
  ///
  /// - Parameters:
  ///   - statements: The expectations with their texts.
  ///   - newFindings: The number of findings that come with the change.
  /// - Throws: `WorkbenchError` if a document cannot be read or laid out, and for a name that no view, or several,
  ///   have.
  /// - Complexity: Two layouts of each document for each of the compared layouts.
  package init(
    _ statements: [(text: String, change: ExpectedChange)], about pairs: [ComparedPair],
    layouts: ComparedLayouts, options: NibOptions, newFindings: Int
  ) throws(WorkbenchError) {
    for pair in pairs where pair.old != pair.new {
      guard let data = pair.new ?? pair.old else { continue }
      let document: Document
      do throws(DocumentError) {
        document = try Document(data: data, path: pair.path)
      } catch {
        throw .document(error)
      }
      for layout in layouts.layouts(of: document) {
        states.append(
          States(
            path: pair.path, layout: layout.name,
            before: try StateViews(
              pair.old, path: pair.path, surroundings: layout.surroundings, options: options),
            after: try StateViews(
              pair.new, path: pair.path, surroundings: layout.surroundings, options: options)))
      }
    }
    var subjects: Set<String> = []
    for case .view(let name, _) in statements.map(\.change) {
      subjects.formUnion(try Self.ids(of: name, in: states))
    }
    for (text, change) in statements {
      let faults: [String]
      switch change {
      case .view(let name, let effect):
        let ids = try Self.ids(of: name, in: states)
        faults = states.flatMap { states in
          ids.compactMap { id in
            Self.fault(of: effect, on: id, in: states).map {
              self.states.count > 1 ? "\($0) [\(states.path), \(states.layout)]" : $0
            }
          }
        }
      case .nothingElse: faults = Self.others(than: subjects, in: states)
      case .noNewFindings:
        faults = newFindings == 0 ? [] : [CountText.text(newFindings, "new finding")]
      }
      isMet = isMet && faults.isEmpty
      let named = faults.prefix(Self.namedViews).joined(separator: "; ")
      let rest = faults.count - Self.namedViews
      lines.append(
        Printable.text(
          "expected: \(text): " + (faults.isEmpty ? "yes" : "no: \(named)")
            + (rest > 0 ? " and \(rest) more" : "")))
    }
  }

  /// Returns the ids of the view with a name in the first document that has it.
  private static func ids(
    of name: String, in states: [States]
  ) throws(WorkbenchError) -> [String] {
    for state in states {
      let ids = state.after.ids(named: name)
      let found = ids.isEmpty ? state.before.ids(named: name) : ids
      if found.count == 1 { return found }
      if found.count > 1 {
        let shown = found.prefix(namedViews).joined(separator: ", ")
        throw .notFound("\(state.path): \(found.count) views are named '\(name)': \(shown).")
      }
    }
    let names = states.flatMap { $0.after.names + $0.before.names }
    let near = Spelling.nearest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? "."
    throw .notFound("No view of the documents that changed is named '\(name)'\(near)")
  }

  /// Returns the difference between an effect and what happens to a view; nil without a difference.
  private static func fault(
    of effect: ExpectedChange.Effect, on id: String, in states: States
  ) -> String? {
    switch (states.before.views[id], states.after.views[id]) {
    case (nil, nil): return nil
    case (nil, let new?):
      if case .equals(let number, let value) = effect { return fault(number, value, new.frame) }
      return effect == .appears ? nil : "it is new"
    case (_?, nil): return effect == .disappears ? nil : "it is gone"
    case (let old?, let new?):
      let change = "\(FrameTree.text(old.frame)) → \(FrameTree.text(new.frame))"
      let isSame = old.frame.distance(to: new.frame) <= tolerance
      let words = isSame ? "it stays at \(FrameTree.text(new.frame))" : change
      switch effect {
      case .appears, .disappears: return "it is there before and after"
      case .stays: return isSame ? nil : change
      case .equals(let number, let value): return fault(number, value, new.frame)
      case .moves(let direction, let amount):
        return moves(old.frame, new.frame, direction, amount) ? nil : words
      case .gets(let growth, let amount):
        return gets(old.frame, new.frame, growth, amount) ? nil : words
      }
    }
  }

  private static func fault(
    _ number: ExpectedChange.Number, _ value: Double, _ frame: CGRect
  ) -> String? {
    let found =
      switch number {
      case .x: frame.minX
      case .y: frame.minY
      case .width: frame.width
      case .height: frame.height
      }
    guard abs(Double(found) - value) > tolerance else { return nil }
    return "\(number.rawValue) is \(NumberText.significant(Double(found)))"
  }

  private static func moves(
    _ old: CGRect, _ new: CGRect, _ direction: ExpectedChange.Direction?, _ amount: Double?
  ) -> Bool {
    let (x, y) = (Double(new.minX - old.minX), Double(new.minY - old.minY))
    let distance =
      switch direction {
      case .up: -y
      case .down: y
      case .left: -x
      case .right: x
      case nil: max(abs(x), abs(y))
      }
    return isLength(distance, amount)
  }

  private static func gets(
    _ old: CGRect, _ new: CGRect, _ growth: ExpectedChange.Growth, _ amount: Double?
  ) -> Bool {
    let (width, height) = (Double(new.width - old.width), Double(new.height - old.height))
    let length =
      switch growth {
      case .wider: width
      case .narrower: -width
      case .taller: height
      case .shorter: -height
      }
    return isLength(length, amount)
  }

  private static func isLength(_ length: Double, _ amount: Double?) -> Bool {
    amount.map { abs(length - $0) <= tolerance } ?? (length > tolerance)
  }

  /// Returns the views that change without being subjects, each once; what only moves with its superview is not listed.
  private static func others(than subjects: Set<String>, in states: [States]) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for state in states {
      for id in state.after.order where !subjects.contains(id) {
        guard let new = state.after.views[id] else { continue }
        guard let old = state.before.views[id] else {
          if seen.insert(id).inserted { result.append("\(new.label) is new") }
          continue
        }
        guard old.ownFrame.distance(to: new.ownFrame) > tolerance, seen.insert(id).inserted else {
          continue
        }
        result.append(
          "\(new.label) \(FrameTree.text(old.frame)) → \(FrameTree.text(new.frame))")
      }
      for id in state.before.order
      where !subjects.contains(id) && state.after.views[id] == nil && seen.insert(id).inserted {
        result.append("\(state.before.views[id]?.label ?? id) is gone")
      }
    }
    return result
  }
}

extension CGRect {
  /// The largest difference of origin and size from another rectangle.
  fileprivate func distance(to other: CGRect) -> Double {
    Double(
      max(
        abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
        abs(height - other.height)))
  }
}
