internal import AppKit
package import Diagnostics
internal import Foundation
internal import IBDocument
package import LayoutTree
internal import UIKit

/// Scenes of views that are not part of a document.
extension CheckedScene {
  /// Creates a scene from a laid-out tree.
  ///
  /// The scene excludes parts of the system's controls and bars, but includes those of a program's classes.
  ///
  /// - Parameters:
  ///   - root: The displayed root, with its frame at run time.
  ///   - source: The location of its findings, such as a line of a test.
  ///   - conflicts: The contradictions detected during its layout.
  /// - Complexity: O((views + members of conflicts) · depth).
  package init(
    _ root: any ViewHost, at source: Location, conflicts: [ConflictDescription] = []
  ) {
    var views: [(id: String, view: any ViewHost, facts: any ViewFacts, element: ViewElement?)] = []
    var ids: [ObjectIdentifier: String] = [:]
    var open: [(view: any ViewHost, id: String)] = [(root, "0")]
    while let (view, id) = open.popLast() {
      let facts = CodeFacts(view)
      ids[ObjectIdentifier(view.node)] = id
      views.append((id, view, facts, nil))
      guard !Self.isSealed(view, facts) else { continue }
      for (number, child) in view.node.children.enumerated().reversed() {
        open.append((child, "\(id).\(number)"))
      }
    }
    let names = Dictionary(views.map { ($0.id, $0.facts) }) { first, _ in first }
    let constraints = views.flatMap { entry in
      entry.view.node.constraints.compactMap {
        CheckedConstraint($0, heldBy: entry.id, ids, names, at: source)
      }
    }
    self.init(
      Parts(
        source: source, root: root, platform: root is NSView ? .macOS : .iOS, views: views,
        constraints: constraints, hasRunTimeSize: true, conflicts: conflicts))
  }

  /// Whether the content of a view belongs to the system.
  private static func isSealed(_ view: any ViewHost, _ facts: CodeFacts) -> Bool {
    guard !facts.hasOwnClass else { return false }
    if view is UINavigationBar || view is UITabBar || view is UIToolbar { return true }
    return facts.role != .container || facts.kind == .textView
  }
}

extension CheckedConstraint {
  /// Creates a constraint of a program; nil if its views are not in the scene or were deallocated.
  init?(
    _ constraint: NSLayoutConstraint, heldBy owner: String, _ ids: [ObjectIdentifier: String],
    _ names: [String: any ViewFacts], at source: Location
  ) {
    func side(_ item: ConstraintSide?) -> Side? {
      guard let item, !item.isDistance, let node = item.node else { return nil }
      let own = ids[ObjectIdentifier(node)]
      // A guide is represented by its view.
      let id = own ?? node.parentView.flatMap { ids[ObjectIdentifier($0)] }.map { "guide of \($0)" }
      return id.map { Side(id: $0, attribute: "\(item.attribute)") }
    }
    guard let first = side(constraint.first) else { return nil }
    let second = side(constraint.second)
    guard (second == nil) == (constraint.second == nil) else { return nil }
    func word(_ side: Side) -> String { "\(names[side.id]?.name ?? side.id).\(side.attribute)" }
    self.init(
      name: "the constraint of \(word(first))" + (second.map { " and \(word($0))" } ?? ""),
      location: source, owner: owner, first: first,
      relation: constraint.relation == .equal
        ? .equal : constraint.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual,
      second: second, multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
      isExcluded: false, isPlaceholder: false, varies: false)
  }
}
