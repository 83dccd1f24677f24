package import IBDocument

/// How the controllers of a document hang together: who is inside a navigation or tab bar
/// controller, who is presented, who is only embedded.
///
/// Built from the segues. Cycles are allowed in storyboards, so every walk remembers where it was.
package struct ControllerGraph: Sendable {
  /// One way into a controller.
  struct Entry: Sendable {
    let segue: SegueElement
    let from: String
  }

  private let controllers: [String: ControllerElement]
  private let entries: [String: [Entry]]
  private let initial: String?

  /// The graph of a document's controllers.
  package init(_ document: Document) {
    controllers = Dictionary(document.controllers.map { ($0.id, $0) }) { first, _ in first }
    initial = document.initialViewController
    var entries: [String: [Entry]] = [:]
    for controller in document.controllers {
      for segue in controller.segues {
        guard let destination = segue.destination else { continue }
        entries[destination, default: []].append(Entry(segue: segue, from: controller.id))
      }
    }
    self.entries = entries
  }

  /// The navigation controller around a controller: the one it is the root of, else the one of a
  /// controller that pushes it.
  package func navigationController(of controller: ControllerElement) -> ControllerElement? {
    container(of: controller.id, kind: "navigationController", relationship: "rootViewController")
  }

  /// The tab bar controller around a controller or around its navigation controller.
  package func tabBarController(of controller: ControllerElement) -> ControllerElement? {
    container(of: controller.id, kind: "tabBarController", relationship: "viewControllers")
  }

  /// Whether embedding is the only way to the controller.
  package func isOnlyEmbedded(_ controller: ControllerElement) -> Bool {
    guard let ways = entries[controller.id], controller.id != initial else { return false }
    return ways.allSatisfy { $0.segue.kind == "embed" }
  }

  /// Whether a segue presents the controller over others.
  package func isPresented(_ controller: ControllerElement) -> Bool {
    entries[controller.id]?.contains { Self.presentations.contains($0.segue.kind) } ?? false
  }

  /// Whether the controller is the first one.
  package func isInitial(_ controller: ControllerElement) -> Bool { controller.id == initial }

  /// Whether anything leads to the controller.
  package func isReachable(_ controller: ControllerElement) -> Bool {
    isInitial(controller) || entries[controller.id]?.isEmpty == false
  }

  private static let presentations: Set<String> = [
    "modal", "presentation", "popover", "popoverPresentation",
  ]

  /// Segues that keep the container of the controller they start at.
  private static let staying: Set<String> = ["show", "push", "showDetail"]

  /// The nearest container of a kind, going back over relationships and pushes, breadth first.
  private func container(of id: String, kind: String, relationship: String) -> ControllerElement? {
    var seen: Set<String> = [id]
    var queue = [id]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      for entry in entries[current] ?? [] {
        guard let from = controllers[entry.from] else { continue }
        let isRelationship = entry.segue.kind == "relationship"
        if isRelationship, from.kind == kind, entry.segue.relationship == relationship {
          return from
        }
        let passes =
          isRelationship
          ? kind == "tabBarController" && from.kind == "navigationController"
          : Self.staying.contains(entry.segue.kind)
        if passes, seen.insert(from.id).inserted { queue.append(from.id) }
      }
    }
    return nil
  }
}
