internal import Foundation
internal import IBDocument
internal import LayoutTree
package import NibBuilding

/// The selection of a document's root by name.
@MainActor package enum RootSelection {
  /// Returns the root of a scene, window, controller or view; without a name, the initial one.
  ///
  /// - Parameter name: The id of a scene, the id or storyboard identifier of a controller, the id, identifier or title
  ///   of a window, or the id of a view without a parent. A controller without a view represents the first controller
  ///   that it contains.
  /// - Throws: `WorkbenchError.notFound`, with the valid names.
  package static func root(
    named name: String?, in laidOut: LaidOutDocument
  ) throws(WorkbenchError) -> BuiltRoot {
    let path = laidOut.document.path
    guard let name else {
      // The bars of containers are also roots, but usually without area.
      let drawable = laidOut.roots.filter { $0.view.node.frame.hasArea }
      if let root = starting(in: laidOut) { return root }
      if let root = drawable.first(where: { $0.controller != nil }) ?? drawable.first {
        return root
      }
      throw .notFound("\(path): The document does not contain a view that can be drawn.")
    }
    let windows = WindowTitles(laidOut.document)
    let found = laidOut.roots.first { root in
      root.element.id == name || root.controller?.names.contains(name) == true
        || windows.names(of: root).contains(name)
    }
    if let found { return found }
    if let controller = laidOut.document.controllers.first(where: { $0.names.contains(name) }),
      let root = mainRoot(from: controller.id, in: laidOut)
    {
      return root
    }
    let known = laidOut.roots.map { root in
      root.controller?.storyboardIdentifier ?? root.controller?.sceneID
        ?? windows.names(of: root).last ?? root.element.id
    }
    let shown = known.prefix(20).joined(separator: ", ") + (known.count > 20 ? ", …" : "")
    throw .notFound("\(path): Unknown scene '\(name)'; choose from \(shown).")
  }

  /// The initial controller's view.
  private static func starting(in laidOut: LaidOutDocument) -> BuiltRoot? {
    mainRoot(from: laidOut.document.initialViewController, in: laidOut)
  }

  /// Returns the view of a controller, or of the first controller with a view that it contains.
  private static func mainRoot(from start: String?, in laidOut: LaidOutDocument) -> BuiltRoot? {
    let drawable = laidOut.roots.filter { $0.controller != nil && $0.view.node.frame.hasArea }
    let roots = Dictionary(drawable.map { ($0.controller?.id ?? "", $0) }) { first, _ in first }
    return first(from: start, in: laidOut.document) { roots[$0.id] }
  }

  /// Returns the first value of a controller, or of those that it contains.
  ///
  /// Storyboards may be cyclic, so no controller is asked twice.
  ///
  /// - Parameters:
  ///   - start: The id of the controller; nil for none.
  ///   - value: Returns the value of a controller, such as its view.
  nonisolated static func first<Value>(
    from start: String?, in document: Document, _ value: (ControllerElement) -> Value?
  ) -> Value? {
    let controllers = Dictionary(document.controllers.map { ($0.id, $0) }) { first, _ in first }
    var seen: Set<String> = []
    var id = start
    while let current = id.flatMap({ controllers[$0] }), seen.insert(current.id).inserted {
      if let value = value(current) { return value }
      id = current.segues.first { $0.kind == .relationship }?.destination
    }
    return nil
  }
}

extension ControllerElement {
  /// The names that select the controller.
  var names: [String] {
    [id, sceneID, storyboardIdentifier].compactMap { $0 }
  }
}

extension CGRect {
  /// Whether the width and the height are positive.
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
