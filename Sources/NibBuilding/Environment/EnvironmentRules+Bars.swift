import IBDocument

extension EnvironmentRules.Situation {
  /// The bar above the root, if any.
  struct TopBar {
    /// Its height in points, with a large title and on its side.
    var height: Double
    /// Whether the root starts below it.
    var isOpaque: Bool
  }

  /// The navigation bar above the root: the stated one, else the one of the navigation controller.
  var topBar: TopBar? {
    guard let controller, !rules.graph.isOnlyEmbedded(controller) else { return nil }
    switch rules.metrics.topBar(of: controller) {
    case .none: return nil
    case .navigationBar(let isTranslucent, let isPrompted):
      return TopBar(
        height: barHeight + (isPrompted ? 30 : 0) + largeTitle,
        isOpaque: !isTranslucent && !extendsUnderOpaqueBars)
    case .inferred:
      guard let navigation = rules.graph.navigationController(of: controller),
        !navigation.hidesNavigationBar
      else { return nil }
      let isTranslucent = navigation.navigationBar?.bool("translucent") ?? true
      return TopBar(
        height: barHeight + largeTitle, isOpaque: !isTranslucent && !extendsUnderOpaqueBars)
    default: return TopBar(height: barHeight, isOpaque: false)
    }
  }

  /// 44, 54 in glass; 32 on a phone on its side.
  private var barHeight: Double {
    if orientation == .landscape, device.idiom == .phone { return 32 }
    return ToolVersion.isGlass(tools) ? 54 : 44
  }

  /// A large title is 52 more, when the navigation controller's bar has them and the item does not
  /// refuse.
  private var largeTitle: Double {
    guard let controller, orientation == .portrait || device.idiom == .pad,
      rules.graph.navigationController(of: controller)?.usesLargeTitles == true
    else { return 0 }
    switch controller.navigationItem?.largeTitle {
    case .never?, .inline?: return 0
    default: return 52
    }
  }

  private var extendsUnderOpaqueBars: Bool {
    controller?.element.bool("extendedLayoutIncludesOpaqueBars") ?? false
  }

  /// Whether the bar below the root is a toolbar in glass, which stands 27 above a home indicator
  /// that is then not counted twice.
  ///
  /// One edge shows it.
  var isGlassToolbar: Bool {
    guard let controller, ToolVersion.isGlass(tools), device.bottom > 0,
      case .toolbar = rules.metrics.bottomBar(of: controller)
    else { return false }
    return true
  }

  /// The height of the tab bar or toolbar below the root, 0 for none: 49 for either.
  var bottomBar: Double {
    guard let controller, !rules.graph.isOnlyEmbedded(controller) else { return 0 }
    switch rules.metrics.bottomBar(of: controller) {
    case .none, .navigationBar: return 0
    case .toolbar: return isGlassToolbar ? 27 : 49
    case .tabBar, .other: return 49
    case .inferred:
      if controller.hidesBottomBarWhenPushed { return 0 }
      return rules.graph.tabBarController(of: controller) == nil ? 0 : 49
    }
  }
}

/// Which bars are pretended for a controller: its own word, else that of the controller that pushes
/// it onto the same navigation controller, which "inferred" follows.
struct InferredMetrics: Sendable {
  let graph: ControllerGraph

  func topBar(of controller: ControllerElement) -> SimulatedMetrics.Bar {
    first(from: controller, \.topBar)
  }

  func bottomBar(of controller: ControllerElement) -> SimulatedMetrics.Bar {
    first(from: controller, \.bottomBar)
  }

  private func first(
    from controller: ControllerElement,
    _ bar: KeyPath<SimulatedMetrics, SimulatedMetrics.Bar>
  ) -> SimulatedMetrics.Bar {
    var seen: Set<String> = []
    var current: ControllerElement? = controller
    while let candidate = current, seen.insert(candidate.id).inserted {
      let stated = candidate.simulatedMetrics[keyPath: bar]
      if stated != .inferred { return stated }
      if graph.isRootOfContainer(candidate) || graph.navigationController(of: candidate) == nil {
        break
      }
      current = graph.pushers(of: candidate).first
    }
    return .inferred
  }
}
