internal import Checking
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The views of a document in one layout, by id and by name.
@MainActor struct StateViews {
  /// A view.
  struct View {
    let id: String
    /// The name in reports, with the id.
    let label: String
    /// The frame in the root, in points, y down.
    let frame: CGRect
    /// The frame in the superview, as stored in documents.
    let ownFrame: CGRect
  }

  /// The views by id.
  private(set) var views: [String: View] = [:]
  /// The ids in document order.
  private(set) var order: [String] = []
  /// The ids by name.
  private var ids: [String: [String]] = [:]

  /// Creates the views of a document's state; none for a state without the document.
  ///
  /// - Throws: `WorkbenchError` if the document cannot be read or laid out.
  init(
    _ data: Data?, path: String, surroundings: Surroundings, options: NibOptions
  ) throws(WorkbenchError) {
    guard let data else { return }
    let laidOut = try LaidOutDocument.read(
      path: path, data: data, options: options, surroundings: surroundings)
    for root in laidOut.roots {
      for view in laidOut.scene(of: root).views where views[view.id] == nil {
        let label = view.element.map { ElementNames.name(of: $0) } ?? view.name
        views[view.id] = View(
          id: view.id, label: label.contains(view.id) ? label : "\(label) \(view.id)",
          frame: view.frame, ownFrame: view.view.node.nativeFrame)
        order.append(view.id)
        for name in Set(view.element.map(Self.names) ?? []) {
          ids[name, default: []].append(view.id)
        }
      }
    }
  }

  private static func names(_ element: ViewElement) -> [String] {
    [
      element.element["userLabel"], element.attribute("text"), element.attribute("title"),
      element.customClass, ElementNames.givenName(of: element),
    ].compactMap { $0 }
  }

  /// Returns the ids of the views with an id or a name.
  func ids(named name: String) -> [String] {
    views[name] != nil ? [name] : ids[name] ?? []
  }

  /// The names, for suggestions.
  var names: [String] { ids.keys.sorted() }
}
