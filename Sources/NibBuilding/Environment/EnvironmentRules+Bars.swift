import IBDocument

/// A bar of a screen, which belongs to a container of the controller.
package enum ScreenBar: String, Sendable, CaseIterable {
  case navigationBar = "navigation bar"
  case toolbar
  case tabBar = "tab bar"
}

extension EnvironmentRules.Situation {
  /// The bar above the root, if any.
  struct TopBar {
    /// The height in points, including a large title and considering landscape.
    var height: Double
    /// Whether the root begins below the bar.
    var isOpaque: Bool
  }

  /// The navigation bar above the root: the specified one, otherwise that of the navigation controller.
  var topBar: TopBar? {
    guard let controller, !rules.graph.isOnlyEmbedded(controller) else { return nil }
    switch rules.metrics.topBar(of: controller) {
    case .none: return nil
    case .navigationBar(let isTranslucent, let isPrompted):
      return TopBar(
        height: barHeight + (isPrompted ? 30 : 0) + largeTitle,
        isOpaque: !isTranslucent && !extendsUnderOpaqueBars)
    case .inferred:
      guard let navigation = rules.graph.navigationController(of: controller) else {
        return isPushedElsewhere ? TopBar(height: barHeight + prompt, isOpaque: false) : nil
      }
      guard !navigation.hidesNavigationBar else { return nil }
      let isTranslucent = navigation.navigationBar?.bool("translucent") ?? true
      return TopBar(
        height: barHeight + prompt + largeTitle,
        isOpaque: !isTranslucent && !extendsUnderOpaqueBars)
    default: return TopBar(height: barHeight, isOpaque: false)
    }
  }

  /// The additional height of the item's prompt, 30, on a whole screen; the canvas shows none.
  private var prompt: Double {
    document.surroundings.isWholeScreen && controller?.navigationItem?.prompt?.isEmpty == false
      ? 30 : 0
  }

  /// Whether the controller states what a navigation bar shows for it, although no navigation controller of this
  /// document contains it: then another document or the program pushes it.
  ///
  /// The canvas shows no bar for it, a whole screen does.
  private var isPushedElsewhere: Bool {
    guard document.surroundings.isWholeScreen, let controller,
      let item = controller.navigationItem
    else { return false }
    return (item.title != nil || !item.element.children.isEmpty)
      && rules.graph.presentation(of: controller) == nil
  }

  /// The height of a bar: 44, or 32 on a phone in landscape; 54 in the glass generation (one document shows it in
  /// landscape).
  private var barHeight: Double {
    if ToolVersion.isGlass(tools) { return 54 }
    return orientation == .landscape && device.idiom == .phone ? 32 : 44
  }

  /// The additional height of a large title, 52, if the navigation controller's bar prefers large titles and the item
  /// does not opt out.
  private var largeTitle: Double {
    guard let controller, orientation == .portrait || device.idiom == .pad,
      rules.graph.navigationController(of: controller)?.usesLargeTitles == true
    else { return 0 }
    switch rules.metrics.largeTitle(of: controller) {
    case .never, .inline: return 0
    default: return 52
    }
  }

  private var extendsUnderOpaqueBars: Bool {
    controller?.element.bool("extendedLayoutIncludesOpaqueBars") ?? false
  }

  /// Whether the bar below the root is a toolbar in the glass generation.
  ///
  /// It is 27 above a home indicator, which is then not counted twice.
  ///
  /// Based on one edge.
  var isGlassToolbar: Bool {
    guard let controller, ToolVersion.isGlass(tools), device.bottom > 0,
      case .toolbar = rules.metrics.bottomBar(of: controller)
    else { return false }
    return true
  }

  /// The bars that cover the root, from top to bottom.
  var bars: [ScreenBar] {
    var bars: [ScreenBar] = topBar == nil ? [] : [.navigationBar]
    guard let controller, bottomBar > 0 else { return bars }
    let isTabbed = rules.graph.tabBarController(of: controller) != nil
    switch rules.metrics.bottomBar(of: controller) {
    case .toolbar:
      bars.append(.toolbar)
      if isTabbed, !controller.hidesBottomBarWhenPushed { bars.append(.tabBar) }
    default: bars.append(.tabBar)
    }
    return bars
  }

  /// The height of the tab bar or toolbar below the root, 0 for none.
  ///
  /// 49 for either one; 44 for a toolbar without a home indicator below it before Xcode 11 (5 edges of 4 documents; later 49
  /// in 3 of 2 repositories).
  var bottomBar: Double {
    guard let controller, !rules.graph.isOnlyEmbedded(controller) else { return 0 }
    let isTabbed = rules.graph.tabBarController(of: controller) != nil
    switch rules.metrics.bottomBar(of: controller) {
    case .none, .navigationBar: return 0
    case .toolbar:
      // Both are displayed above a tab bar: 7 edges of one document.
      if isTabbed, !controller.hidesBottomBarWhenPushed { return 98 }
      if isGlassToolbar { return 27 }
      return device.hasHomeButton && tools < ToolVersion.iOS13 ? 44 : 49
    case .tabBar, .other: return 49
    case .inferred:
      if controller.hidesBottomBarWhenPushed { return 0 }
      if case .tabBar = rules.metrics.bottomBarOfContainers(of: controller) { return 49 }
      return isTabbed ? 49 : 0
    }
  }
}
