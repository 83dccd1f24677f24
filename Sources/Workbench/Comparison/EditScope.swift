internal import IBDocument

/// The roots that edits can affect.
enum EditScope {
  /// All roots.
  case all
  /// The roots of scenes or controllers, by id.
  case scenes(Set<String>)

  /// Creates the scope of edits; edits inside a controller's view do not affect other scenes.
  init(_ edits: [DocumentEdit]) {
    var scenes: Set<String> = []
    for step in edits.flatMap(\.steps) {
      guard let scene = Self.scene(step.path) else {
        self = .all
        return
      }
      scenes.insert(scene)
    }
    self = .scenes(scenes)
  }

  /// Returns the scene for a path into a controller's view; nil for any other path.
  private static func scene(_ path: [ElementStep]) -> String? {
    guard let place = path.firstIndex(of: .part(name: "scenes", key: nil, place: 0)),
      path.indices.contains(place + 1), case .object(let scene) = path[place + 1]
    else { return nil }
    // A scene's objects are the controller and its parts, which include its view.
    let isInView = path.dropFirst(place + 2).contains { step in
      if case .part("subviews", _, _) = step { true } else { false }
    }
    return isInView ? scene : nil
  }

  /// Whether edits can affect a root.
  func contains(_ root: ViewElement, in document: Document) -> Bool {
    guard case .scenes(let scenes) = self else { return true }
    guard let scene = document.controller(of: root)?.sceneID else { return true }
    return scenes.contains(scene)
  }
}
