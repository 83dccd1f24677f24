import IBDocument

extension EnvironmentRules.Situation {
  /// The insets of the covered part of the root.
  var safeArea: EnvironmentInsets {
    guard isScreen else { return .zero }
    guard controller != nil else { return overlap(xibInsets) }
    // The bars around an embedded root belong to its container, which this document does not place.
    if let controller, rules.graph.isOnlyEmbedded(controller) { return overlap(deviceInsets) }
    var area = deviceInsets
    if countsTwice, !isFreeSize { countTwice(&area) }
    let bar = topBar
    if let bar { area.top += bar.height }
    if isGlassToolbar {
      // A glass toolbar floats above the home indicator, whose inset counts once even where the canvas doubles it.
      area.bottom = device.bottom + bottomBar
    } else {
      area.bottom += bottomBar
    }
    if isFreeSize {
      // A root of free size has no screen whose height it could lack.
      if bar?.isOpaque == true { area.top = 0 }
      return overlap(area)
    }
    place(&area, below: bar)
    return area
  }

  /// The insets that the device covers, as the tool of the document's version simulated it.
  private var deviceInsets: EnvironmentInsets {
    var area = device.safeArea(orientation)
    if device.hasHomeButton, statusBarIsMissing { area.top = 0 }
    return area
  }

  /// Whether the tool simulated no status bar, which only home-button devices can be without.
  ///
  /// The tools of Xcode 11 to 14.2 had none: of the roots of full size 26 of 26 lack it, with and without
  /// navigation bar and device; before them 44 of 45 have it, after them 39 of 39. Roots lower than any
  /// screen had none before them either: 22 roots up to 375 high lack it (9 repositories), 5 from 496 on
  /// have it (2 repositories). A status bar stated to be absent shortens the guides of documents without
  /// safe areas only (2 of 2 with safe areas still show it).
  private var statusBarIsMissing: Bool {
    ToolVersion.hidesHomeButtonStatusBar(tools)
      || (metrics.statusBar == .none && !document.usesSafeAreas)
      || (tools < ToolVersion.sheets && isWindow && frame.height < tall)
  }

  /// Whether the root's insets are a window's; those of a controller without safe areas are guides.
  private var isWindow: Bool { controller == nil || document.usesSafeAreas }

  /// The height of the smallest screen.
  private var tall: Double { 480 }

  /// Whether the root shows a phone's insets twice, which the files carry (48 → 96, 34 → 68).
  ///
  /// Of plain views in controllers 37 edges, of the full-size roots of `.xib` documents 8 in 3
  /// repositories. Table and collection views do not. Only the canvas does, so that a device of the caller's choice
  /// has its insets once.
  private var countsTwice: Bool {
    ToolVersion.doublesInsets(tools) && document.surroundings.device == nil && root.kind == .view
      && device.idiom == .phone
      && !device.hasHomeButton
  }

  /// Adds the insets of the device in portrait; in landscape as well (one document: top 47, bottom 55).
  private func countTwice(_ area: inout EnvironmentInsets) {
    area.top += device.top
    area.bottom += device.bottom
  }

  /// Moves the root to its position on the screen.
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
      // A root of another size than the device's starts below what its own y leaves free.
      area.top = bar?.isOpaque == true ? 0 : max(0, area.top - frame.y)
      return
    }
    var lack = frame.y > 0 ? 0 : screen.height - frame.height
    // A bar at the bottom explains the lack alone or together with the inset at the top; what remains of it is at
    // the top.
    for bottom in [bottomBar, area.bottom] where bottom > 0 && lack > 0 {
      if [0, area.top].contains(where: { abs(lack - bottom - $0) < 0.5 }) {
        lack -= bottom
        area.bottom = max(0, area.bottom - bottom)
        break
      }
    }
    // Doubled insets are those of a root of full size; a shorter one has them once.
    if countsTwice, lack > 0, bar?.isOpaque != true || abs(lack - area.top) > 0.5 {
      area = shortInsets(bar, lack: lack)
      return
    }
    guard lack <= area.top + Self.sheetBar + 20 else {
      // No bar explains so much: the root has a size of its own.
      area = overlap(area)
      return
    }
    // A stored position is believed; without one the root starts as far down as its height lacks.
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

  /// The insets of a root that is shorter than its screen.
  ///
  /// Those of full size are counted twice: it lies at the top of the screen and they are counted once (28 edges
  /// of 3 repositories). The bar of a sheet, which begins below the status bar, covers 70 (2 edges of one
  /// repository).
  private func shortInsets(_ bar: TopBar?, lack: Double) -> EnvironmentInsets {
    var area = deviceInsets
    area.bottom += bottomBar
    area = overlap(area)
    guard let bar else { return area }
    let isSheet = controller.map(rules.graph.isPresented) == true && abs(lack - device.top) < 0.5
    area.top = bar.isOpaque ? 0 : isSheet ? 70 : area.top + bar.height
    return area
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

  /// Returns the part of the screen's insets that covers a root at the screen's top left corner.
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
    let screen = device.size(orientation)
    if countsTwice, frame.width == screen.width, frame.height == screen.height {
      countTwice(&area)
    }
    if case .navigationBar = metrics.topBar { area.top += 44 }
    switch metrics.bottomBar {
    case .tabBar, .toolbar: area.bottom += 49
    default: break
    }
    return area
  }
}
