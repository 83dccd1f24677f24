import IBDocument

/// The simulated bars of a controller: those that it specifies, otherwise those of the controller that pushes it onto
/// the same navigation controller ("inferred").
struct InferredMetrics: Sendable {
  private let graph: ControllerGraph
  private let topBars: [String: SimulatedMetrics.Bar]
  private let bottomBars: [String: SimulatedMetrics.Bar]
  private let largeTitles: [String: NavigationItemElement.LargeTitle]

  /// Creates the metrics of a document's controllers.
  ///
  /// - Complexity: O(controllers).
  init(graph: ControllerGraph) {
    self.graph = graph
    func below(_ controller: ControllerElement) -> ControllerElement? {
      graph.isRootOfContainer(controller) ? nil : graph.pusher(of: controller)
    }
    func pusher(_ controller: ControllerElement) -> ControllerElement? {
      graph.navigationController(of: controller) == nil ? nil : below(controller)
    }
    func bars(_ bar: KeyPath<SimulatedMetrics, SimulatedMetrics.Bar>) -> [String: SimulatedMetrics
      .Bar]
    {
      Self.inherited(graph.controllers, from: pusher, orElse: .inferred) { controller in
        let stated = controller.simulatedMetrics[keyPath: bar]
        return stated == .inferred ? nil : stated
      }
    }
    topBars = bars(\.topBar)
    bottomBars = bars(\.bottomBar)
    largeTitles = Self.inherited(graph.controllers, from: below, orElse: .automatic) { controller in
      controller.navigationItem.flatMap { $0.largeTitle == .automatic ? nil : $0.largeTitle }
    }
  }

  func topBar(of controller: ControllerElement) -> SimulatedMetrics.Bar {
    topBars[controller.id] ?? .inferred
  }

  func bottomBar(of controller: ControllerElement) -> SimulatedMetrics.Bar {
    bottomBars[controller.id] ?? .inferred
  }

  /// Returns the bar that the containers of a controller specify, which applies to their content: 34 views of one
  /// repository.
  func bottomBarOfContainers(of controller: ControllerElement) -> SimulatedMetrics.Bar {
    graph.containers(of: controller).map(\.simulatedMetrics.bottomBar)
      .first { $0 != .inferred } ?? .inferred
  }

  /// Returns the display mode of the title; "automatic" inherits that of the item below on the same navigation
  /// controller.
  ///
  /// Apple documents this for `UINavigationItem.LargeTitleDisplayMode.automatic`.
  func largeTitle(of controller: ControllerElement) -> NavigationItemElement.LargeTitle {
    largeTitles[controller.id] ?? .automatic
  }

  /// Returns the value of each controller: the specified one, otherwise that of the controller from which it inherits,
  /// and so on.
  ///
  /// Each controller is visited once. In a cycle without a specified value, the default applies.
  private static func inherited<Value>(
    _ controllers: [ControllerElement], from next: (ControllerElement) -> ControllerElement?,
    orElse last: Value, stated: (ControllerElement) -> Value?
  ) -> [String: Value] {
    var known: [String: Value] = [:]
    for controller in controllers {
      var path: Set<String> = []
      var current: ControllerElement? = controller
      var value: Value?
      while let candidate = current, value == nil, path.insert(candidate.id).inserted {
        value = known[candidate.id] ?? stated(candidate)
        current = next(candidate)
      }
      for id in path { known[id] = value ?? last }
    }
    return known
  }
}
