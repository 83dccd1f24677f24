import IBDocument

extension EnvironmentRules.Situation {
  /// What is covered of the root.
  var safeArea: EnvironmentInsets {
    guard isScreen else { return .zero }
    guard controller != nil else { return overlap(xibInsets) }
    if let controller, rules.graph.isOnlyEmbedded(controller) { return overlap(deviceInsets) }
    var area = deviceInsets
    countTwice(&area)
    let bar = topBar
    if let bar { area.top += bar.height }
    if isGlassToolbar {
      area.bottom = device.bottom + bottomBar
    } else {
      area.bottom += bottomBar
    }
    if isFreeSize {
      if bar?.isOpaque == true { area.top = 0 }
      return overlap(area)
    }
    place(&area, below: bar)
    return area
  }

  /// What the device covers, as the tool of the document's version simulated it.
  private var deviceInsets: EnvironmentInsets {
    var area = device.safeArea(orientation)
    if device.hasHomeButton, document.device != nil, statusBarIsMissing { area.top = 0 }
    return area
  }

  /// Whether the tool simulated no status bar, which only home-button devices can be without.
  ///
  /// The tools of Xcode 11 to 14.2 had none: of the roots of full size 21 of 21 lack it, with and
  /// without navigation bar; before them 44 of 45 have it, after them 39 of 39. A free size had none
  /// before them either. A status bar stated to be absent shortens the guides of
  /// documents without safe areas only (2 of 2 with safe areas still show it).
  private var statusBarIsMissing: Bool {
    ToolVersion.hidesHomeButtonStatusBar(tools)
      || (metrics.statusBar == .none && !document.usesSafeAreas)
      || (metrics.size == .freeform && tools < ToolVersion.sheets && isWindow)
  }

  /// Whether the root's insets are a window's; those of a controller without safe areas are guides.
  private var isWindow: Bool { controller == nil || document.usesSafeAreas }

  /// In glass a plain view in a controller on a phone without home button shows its own insets
  /// twice (48 → 96, 34 → 68), which the files carry: 37 edges.
  ///
  /// Table and collection views do not.
  private func countTwice(_ area: inout EnvironmentInsets) {
    guard ToolVersion.isGlass(tools), root.kind == "view", device.idiom == .phone,
      !device.hasHomeButton
    else { return }
    area.top *= 2
    area.bottom *= 2
  }

  /// Moves the root to its place on the screen.
  ///
  /// Documents store y = 0 also for a root that starts below a bar or is shown as a sheet; what its
  /// height lacks to the screen's tells.
  ///
  /// A root that ends above the tab bar has nothing covered there. Otherwise the lack is at the top:
  /// an opaque bar (44, 64, 92) or a sheet's distance from the top of the screen (54, or 20 with a
  /// home button), and that much less is covered.
  private func place(_ area: inout EnvironmentInsets, below bar: TopBar?) {
    let screen = device.size(orientation)
    guard frame.width == screen.width else {
      if bar?.isOpaque == true { area.top = 0 }
      return
    }
    var lack = frame.y > 0 ? 0 : screen.height - frame.height
    for bottom in [bottomBar, area.bottom] where bottom > 0 && lack > 0 {
      if [0, area.top].contains(where: { abs(lack - bottom - $0) < 0.5 }) {
        lack -= bottom
        area.bottom = max(0, area.bottom - bottom)
        break
      }
    }
    guard lack <= area.top + Self.sheetBar + 20 else {
      // No bar explains so much: the root has a size of its own.
      area = overlap(area)
      return
    }
    let y = frame.y > 0 ? frame.y : max(0, lack)
    if isSheet(lack: lack) {
      area.top = bar == nil ? max(0, area.top - y) : Self.sheetBar
    } else if bar?.isOpaque == true {
      area.top = 0
    } else {
      area.top = max(0, area.top - y)
    }
    // A root that starts lower without being shorter hangs over the bottom.
    area.bottom += max(0, frame.y + frame.height - screen.height)
  }

  /// The height of a navigation bar in a sheet.
  private static var sheetBar: Double { 56 }

  /// Whether the root is a sheet: presented, and as much shorter as a sheet is.
  private func isSheet(lack: Double) -> Bool {
    guard let controller, tools >= ToolVersion.sheets, rules.graph.isPresented(controller) else {
      return false
    }
    return abs(lack - (device.hasHomeButton ? 20 : 54)) < 0.5
  }

  /// What insets of the screen cover of a root that lies at the screen's top left corner.
  ///
  /// A root larger than the screen gets a window of its own size, and so all of them; it is
  /// upright.
  private func overlap(_ area: EnvironmentInsets) -> EnvironmentInsets {
    let screen = device.size(orientation)
    if frame.width > screen.width || frame.height > screen.height {
      guard orientation == .landscape, device.idiom == .phone else { return area }
      return EnvironmentInsets(top: area.top, bottom: device.bottom)
    }
    return EnvironmentInsets(
      top: max(0, area.top - frame.y), left: area.left,
      bottom: max(0, frame.maxY - (screen.height - area.bottom)),
      right: max(0, frame.maxX - (screen.width - area.right)))
  }

  /// The insets of the screen around the plain view at the top of a `.xib`, with what bars it states.
  private var xibInsets: EnvironmentInsets {
    var area = deviceInsets
    if case .navigationBar = metrics.topBar { area.top += 44 }
    switch metrics.bottomBar {
    case .tabBar, .toolbar: area.bottom += 49
    default: break
    }
    return area
  }
}
