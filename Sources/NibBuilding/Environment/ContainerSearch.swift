internal import Diagnostics
import IBDocument

/// A non-recursive search for the containers of controllers: the connected scenes of a storyboard may exceed the stack.
struct ContainerSearch {
  /// The kind of controllers onto which others are pushed.
  static let navigation = ElementKind.navigationController
  /// The kind of controllers that show others side by side.
  static let splitView = ElementKind.splitViewController
  /// The kinds of segues that push.
  static let pushes: Set<SegueKind> = [.show, .push, .showDetail]
  private static let kinds: Set<ElementKind> = [
    navigation, .tabBarController, splitView,
  ]

  /// The containers of each controller, from relationship segues.
  private let holders: [String: [ControllerElement]]
  /// The controllers that push each controller.
  private let pushers: [String: [ControllerElement]]
  /// The remaining steps of all searches; when they are used up, each search is cut short.
  private var patience = DocumentLimits.containerSteps

  /// Creates a search from the segues that lead to each controller.
  init(_ entries: [String: [ControllerGraph.Entry]]) {
    holders = entries.mapValues { ways in
      ways.filter { $0.segue.kind == .relationship && Self.kinds.contains($0.from.kind) }
        .map(\.from)
    }
    pushers = entries.mapValues { ways in
      ways.filter { Self.pushes.contains($0.segue.kind) }.map(\.from)
    }
  }

  /// The containers around a controller, innermost first.
  mutating func containers(of controller: ControllerElement) -> [ControllerElement] {
    var seen: Set<String> = [controller.id]
    var result: [ControllerElement] = []
    var current = controller
    while result.count < DocumentLimits.containers, let next = container(of: current, seen: &seen) {
      result.append(next)
      current = next
    }
    return result
  }

  /// A controller whose pushers are being examined.
  private struct Visit {
    let pushers: [ControllerElement]
    var next = 0
  }

  /// Returns the next container outwards; relationships take precedence over pushes.
  ///
  /// A pushed controller is in the innermost navigation controller of a controller that pushes it.
  private mutating func container(
    of controller: ControllerElement, seen: inout Set<String>
  ) -> ControllerElement? {
    var steps = patience > 0 ? patience : Self.shortSearch
    let available = steps
    defer { patience = max(0, patience - (available - steps)) }
    var visits: [Visit] = []
    /// The controller whose container is searched; nil once it is determined.
    var asked: ControllerElement? = controller
    var answer: ControllerElement?
    while steps > 0 {
      steps -= 1
      if let current = asked {
        asked = nil
        answer = holders[current.id]?.first { seen.insert($0.id).inserted }
        if answer == nil {
          visits.append(Visit(pushers: pushers[current.id] ?? []))
        } else if visits.isEmpty {
          return answer
        }
      }
      if let found = answer {
        // The pusher's container also contains the pushed controller if it is a navigation controller.
        if found.kind == Self.navigation { return found }
        (asked, answer) = (found, nil)
        continue
      }
      guard var visit = visits.popLast() else { return nil }
      while visit.next < visit.pushers.count, steps > 0, asked == nil {
        let pusher = visit.pushers[visit.next]
        visit.next += 1
        steps -= 1
        guard seen.insert(pusher.id).inserted else { continue }
        if pusher.kind == Self.navigation { return pusher }
        asked = pusher
      }
      if asked != nil { visits.append(visit) }
    }
    return nil
  }

  /// The maximum steps of a search after the budget is used up.
  private static let shortSearch = 16
}
