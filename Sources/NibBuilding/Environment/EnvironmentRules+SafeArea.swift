import IBDocument

extension EnvironmentRules.Situation {
  /// What is covered of the root.
  var safeArea: EnvironmentInsets {
    if controller != nil { return controllerSafeArea }
    return root.kind == "view" && root.via == "objects" ? xibSafeArea : .zero
  }

  /// The adjustments for the root of a controller, in order.
  private var controllerSafeArea: EnvironmentInsets {
    var area = device.safeArea(orientation)
    let home = area.bottom
    countTwice(&area)
    let hasBar = addNavigationBar(&area)
    if hasBar { addLargeTitle(&area) }
    addBottomBar(&area, home: home)
    forgetBarsOfEmbedded(&area)
    forgetStatusBarOfPresented(&area)
    forgetStatusBarOfHomeButton(&area, hasBar: hasBar)
    forgetStatusBarStatedAbsent(&area)
    moveBelowOpaqueBar(&area)
    return area
  }

  /// From 24127 on a plain view in a controller on a phone shows its own insets twice (48 → 96,
  /// 34 → 68), which the files carry: 37 edges. Table and collection views do not.
  private func countTwice(_ area: inout EnvironmentInsets) {
    guard Generation.isGlass(tools), root.kind == "view", device.idiom == .phone else { return }
    area.top *= 2
    area.bottom *= 2
  }

  /// A navigation bar, by relationship or pretended, unless stated absent: 44, 54 in glass, 32 on a
  /// phone on its side. Tells whether there is one.
  private func addNavigationBar(_ area: inout EnvironmentInsets) -> Bool {
    guard let controller else { return false }
    let isThere: Bool
    switch metrics.topBar {
    case .none: isThere = false
    case .inferred:
      isThere = rules.graph.navigationController(of: controller)?.hidesNavigationBar == false
    default: isThere = true
    }
    guard isThere else { return false }
    if orientation == .landscape, device.idiom == .phone {
      area.top += 32
    } else {
      area.top += Generation.isGlass(tools) ? 54 : 44
    }
    return true
  }

  /// A large title: 52 more, when the navigation controller's bar has them and the item does not
  /// refuse.
  private func addLargeTitle(_ area: inout EnvironmentInsets) {
    guard let controller, orientation == .portrait || device.idiom == .pad,
      let navigation = rules.graph.navigationController(of: controller),
      navigation.usesLargeTitles
    else { return }
    switch controller.navigationItem?.largeTitle {
    case .never?, .inline?: break
    default: area.top += 52
    }
  }

  /// A tab bar (49) or a pretended toolbar (44) above the home indicator, which is then not counted
  /// twice.
  private func addBottomBar(_ area: inout EnvironmentInsets, home: Double) {
    guard let controller else { return }
    switch metrics.bottomBar {
    case .none: break
    case .toolbar: area.bottom = home + 44
    case .inferred:
      if controller.hidesBottomBarWhenPushed { break }
      if rules.graph.tabBarController(of: controller) != nil { area.bottom = home + 49 }
    default: area.bottom = home + 49
    }
  }

  /// A controller that is only embedded has no bars of its own: 7 of 7.
  private func forgetBarsOfEmbedded(_ area: inout EnvironmentInsets) {
    guard let controller, rules.graph.isOnlyEmbedded(controller) else { return }
    area = .zero
  }

  /// Presented through a navigation controller on a home-button phone: no top at all, 8 of 9.
  private func forgetStatusBarOfPresented(_ area: inout EnvironmentInsets) {
    guard let controller, isHomeButtonPhone,
      let navigation = rules.graph.navigationController(of: controller),
      rules.graph.isPresented(navigation)
    else { return }
    area.top = 0
  }

  /// Tools from Xcode 11 to 13 show no status bar on a home-button phone when the document uses safe
  /// areas and no navigation bar is there: 12 of 12; before them 24 of 25 show it, after them 2 of 2.
  private func forgetStatusBarOfHomeButton(_ area: inout EnvironmentInsets, hasBar: Bool) {
    guard isHomeButtonPhone, !hasBar, document.usesSafeAreas,
      (Generation.sheets..<Generation.afterSheets).contains(tools)
    else { return }
    area.top = 0
  }

  /// A status bar stated to be absent.
  private func forgetStatusBarStatedAbsent(_ area: inout EnvironmentInsets) {
    guard metrics.statusBar == .none else { return }
    area.top = max(0, area.top - device.safeArea(orientation).top)
  }

  /// A root that starts below an opaque bar has that much less covered, and hangs over the bottom by
  /// as much: 10 roots.
  private func moveBelowOpaqueBar(_ area: inout EnvironmentInsets) {
    guard root.frame.y > 0 else { return }
    area.top = max(0, area.top - root.frame.y)
    area.bottom += root.frame.y
  }

  /// The safe area of the plain view at the top of a `.xib`: the device's, without the status bar
  /// when it is stated absent or the size is free, with what bars are pretended.
  private var xibSafeArea: EnvironmentInsets {
    var area = device.safeArea(orientation)
    if metrics.statusBar == .none || metrics.size == .freeform { area.top = 0 }
    if case .navigationBar = metrics.topBar { area.top += 44 }
    switch metrics.bottomBar {
    case .tabBar, .toolbar: area.bottom += 49
    default: break
    }
    return area
  }
}
