internal import Checking
package import Diagnostics
package import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The views of a laid-out document that findings name.
@MainActor package struct NamedViews {
  /// A view of a root.
  package struct Place: Hashable {
    /// The number of its root in the document.
    package let root: Int
    /// Its frame in points in the root's bounds, y down.
    package let frame: CGRect
  }

  private var places: [String: Place] = [:]
  /// The nearest view around each element that is not a view, by their identifiers.
  private var holders: [String: String] = [:]
  /// The identifiers of what a constraint is about, by the constraint's.
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

  /// Returns the location of a view; nil for an id of no view.
  func place(of id: String) -> Place? { places[id] }

  /// The views that a location names: the view itself, the view around an element, or both views of a constraint;
  /// empty where there is not one.
  package func places(at location: Location?) -> [Place] {
    guard let subject = location?.subject else { return [] }
    for id in Self.identifiers(in: subject) {
      let found = (sides[id] ?? [id]).compactMap { places[$0] ?? places[holders[$0] ?? ""] }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the identifiers of a subject, the innermost first: its own, or those between the brackets of a
  /// path.
  private static func identifiers(in subject: String) -> [String] {
    guard subject.contains("[") else { return [subject] }
    return subject.matches(of: /\[([^\[\]]+)\]/).map { String($0.1) }.reversed()
  }
}
