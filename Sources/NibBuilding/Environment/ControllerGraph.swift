package import IBDocument

/// How the controllers of a document hang together: who is inside a navigation or tab bar
/// controller, who is presented, who is only embedded.
///
/// Built from the segues. Storyboards may be cyclic, so every walk remembers where it was.
package struct ControllerGraph: Sendable {
  private let controllers: [String: ControllerElement]
  /// The ways into a controller, in document order.
  private let entries: [String: [Entry]]
  private let initial: String?

  /// One way into a controller.
  private struct Entry: Sendable {
    let segue: SegueElement
    let from: ControllerElement
  }

  /// The graph of a document's controllers.
  package init(_ document: Document) {
    controllers = Dictionary(document.controllers.map { ($0.id, $0) }) { first, _ in first }
    initial = document.initialViewController
    var entries: [String: [Entry]] = [:]
    for controller in document.controllers {
      for segue in controller.segues {
        guard let destination = segue.destination else { continue }
        entries[destination, default: []].append(Entry(segue: segue, from: controller))
      }
    }
    self.entries = entries
  }

  /// The containers around a controller, innermost first.
  ///
  /// A controller's container is the one that names it as its root or as one of its tabs; a pushed
  /// controller is in the innermost navigation controller of the one that pushes it. So a tab bar
  /// inside that navigation controller is not around the pushed controller.
  package func containers(of controller: ControllerElement) -> [ControllerElement] {
    var seen: Set<String> = [controller.id]
    var result: [ControllerElement] = []
    var current = controller
    while let next = container(of: current, seen: &seen) {
      result.append(next)
      current = next
    }
    return result
  }

  /// The innermost navigation controller around a controller.
  package func navigationController(of controller: ControllerElement) -> ControllerElement? {
    containers(of: controller).first { $0.kind == "navigationController" }
  }

  /// The innermost tab bar controller around a controller.
  package func tabBarController(of controller: ControllerElement) -> ControllerElement? {
    containers(of: controller).first { $0.kind == "tabBarController" }
  }

  /// The controllers that lead to this one by pushing it, in document order.
  func pushers(of controller: ControllerElement) -> [ControllerElement] {
    (entries[controller.id] ?? []).filter { Self.pushes.contains($0.segue.kind) }.map(\.from)
  }

  /// Whether the controller is named as the root, or as a tab, of a container.
  func isRootOfContainer(_ controller: ControllerElement) -> Bool {
    (entries[controller.id] ?? []).contains { $0.segue.kind == "relationship" }
  }

  /// Whether embedding is the only way to the controller.
  package func isOnlyEmbedded(_ controller: ControllerElement) -> Bool {
    guard let ways = entries[controller.id], controller.id != initial else { return false }
    return ways.allSatisfy { $0.segue.kind == "embed" }
  }

  /// Whether the controller, or a container around it, is presented over others: by a segue that
  /// says so, or by a push from where there is nothing to push onto.
  package func isPresented(_ controller: ControllerElement) -> Bool {
    for candidate in [controller] + containers(of: controller) {
      for entry in entries[candidate.id] ?? [] {
        if Self.presentations.contains(entry.segue.kind) { return true }
        if Self.pushes.contains(entry.segue.kind), navigationController(of: candidate) == nil {
          return true
        }
      }
    }
    return false
  }

  private static let presentations: Set<String> = [
    "modal", "presentation", "popover", "popoverPresentation",
  ]
  private static let pushes: Set<String> = ["show", "push", "showDetail"]
  private static let containerKinds: Set<String> = [
    "navigationController", "tabBarController", "splitViewController",
  ]

  /// The next container outwards.
  ///
  /// Relationships come before pushes.
  private func container(
    of controller: ControllerElement, seen: inout Set<String>
  ) -> ControllerElement? {
    let ways = entries[controller.id] ?? []
    for entry in ways where entry.segue.kind == "relationship" {
      if Self.containerKinds.contains(entry.from.kind), seen.insert(entry.from.id).inserted {
        return entry.from
      }
    }
    for entry in ways where Self.pushes.contains(entry.segue.kind) {
      guard seen.insert(entry.from.id).inserted else { continue }
      var around: ControllerElement? = entry.from
      while let candidate = around {
        if candidate.kind == "navigationController" { return candidate }
        around = container(of: candidate, seen: &seen)
      }
    }
    return nil
  }
}
