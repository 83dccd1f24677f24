internal import Checking
package import Diagnostics
package import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The views of a laid-out document that findings refer to.
@MainActor package struct NamedViews {
  /// A view in a root.
  package struct Place: Hashable {
    /// The number of the root in the document.
    package let root: Int
    /// The frame in points in the root's bounds, with y down.
    package let frame: CGRect
  }

  private var places: [String: Place] = [:]
  /// The nearest ancestor view of each element that is not a view, by identifier.
  private var holders: [String: String] = [:]
  /// The identifiers of a constraint's items, by the constraint's identifier.
  private var sides: [String: [String]] = [:]

  /// Creates the names of the views of a document.
  ///
  /// - Complexity: O(elements · depth).
  package init(_ laidOut: LaidOutDocument) {
    for (number, root) in laidOut.roots.enumerated() {
      for view in CheckedScene(laidOut.document, root).views where places[view.id] == nil {
        places[view.id] = Place(root: number, frame: view.frame)
      }
      for entry in root.constraints {
        let element = entry.element
        sides[element.id] = [element.first.id, element.second?.id].compactMap { $0 }
      }
    }
    var open: [(element: Element, holder: String?)] = [(laidOut.document.element, nil)]
    while let (element, holder) = open.popLast() {
      let id = element["id"]
      let inner = id.flatMap { places[$0] == nil ? nil : $0 } ?? holder
      if let id, let holder, places[id] == nil { holders[id] = holder }
      for child in element.children { open.append((child, inner)) }
    }
  }

  /// Returns the location of a view; nil if the id does not belong to a view.
  func place(of id: String) -> Place? { places[id] }

  /// Returns the views for a location: the view itself, the view that contains an element, or both views of a
  /// constraint; empty without any.
  package func places(at location: Location?) -> [Place] {
    guard let subject = location?.subject else { return [] }
    for id in Self.identifiers(in: subject) {
      let found = (sides[id] ?? [id]).compactMap { places[$0] ?? places[holders[$0] ?? ""] }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the identifiers in a subject, innermost first: its own, or those in the brackets of a path.
  nonisolated static func identifiers(in subject: String) -> [String] {
    guard subject.contains("[") else { return [subject] }
    return subject.matches(of: /\[([^\[\]]+)\]/).map { String($0.1) }.reversed()
  }
}
