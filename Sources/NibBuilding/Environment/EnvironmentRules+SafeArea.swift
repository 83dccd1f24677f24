import IBDocument

extension EnvironmentRules.Situation {
  /// The safe area insets of the root.
  var safeArea: EnvironmentInsets {
    guard isScreen else { return .zero }
    if document.surroundings.isWholeScreen, isOnDevice, !isFreeSize { return safeAreaOnScreen }
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

  /// The safe area insets of the device, as simulated by the document's version of the tool.
  var deviceInsets: EnvironmentInsets {
    var area = device.safeArea(orientation)
    if device.hasHomeButton, statusBarIsMissing { area.top = 0 }
    return area
  }

  /// Whether the tool simulated no status bar, which is possible only on devices with a home button.
  ///
  /// Xcode 11 to 14.2 had none: 26 of 26 full-size roots lack it, with and without navigation bar and device; before,
  /// 44 of 45 have it, and after, 39 of 39. Roots lower than any screen had none even before: 22 roots up to 375 high
  /// lack it (9 repositories), so do 12 of documents without safe areas (4), and 5 from 496 on have it (2 repositories). A
  /// status bar specified as hidden affects only the guides of documents without safe areas (2 of 2 with safe areas still
  /// show it).
  private var statusBarIsMissing: Bool {
    if document.surroundings.isWholeScreen { return metrics.statusBar == .none }
    return ToolVersion.hidesHomeButtonStatusBar(tools)
      || (metrics.statusBar == .none && !document.usesSafeAreas)
      || (tools < ToolVersion.sheets && frame.height < tall)
  }

  /// The height of the smallest screen.
  private var tall: Double { 480 }

  /// Whether the root includes a phone's insets twice, as in the files (48 → 96, 34 → 68).
  ///
  /// Based on 37 edges of plain views in controllers, and 8 in 3 repositories of the full-size roots of `.xib`
  /// documents. Table and collection views are not affected. Only the canvas does this, so a device specified by the
  /// caller has its insets once.
  private var countsTwice: Bool {
    ToolVersion.doublesInsets(tools) && document.surroundings.device == nil
      && !document.surroundings.isWholeScreen && root.kind == .view && device.idiom == .phone
      && !device.hasHomeButton
  }

  /// Adds the insets of the device in portrait, even in landscape (one document: top 47, bottom 55).
  private func countTwice(_ area: inout EnvironmentInsets) {
    area.top += device.top
    area.bottom += device.bottom
  }

  /// Adjusts the insets to the root's position on the screen.
  ///
  /// Documents also store y = 0 for a root that begins below a bar or is presented as a sheet; the difference between
  /// its height and the screen's reveals the position.
  ///
  /// A root that ends above the tab bar has no bottom inset. Otherwise the difference is at the top: an opaque bar (44,
  /// 64, 92) or a sheet's distance from the top of the screen (54, or 20 with a home button), and the top inset is
  /// reduced by it.
  private func place(_ area: inout EnvironmentInsets, below bar: TopBar?) {
    let screen = device.size(orientation)
    guard frame.width == screen.width else {
      // A root with a size other than the device's begins below the part that its y leaves free.
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
      // No bar has such a height, so the root has a custom size.
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
    // A root that begins lower without being shorter extends below the bottom.
    area.bottom += max(0, frame.y + frame.height - screen.height)
  }

  /// Returns the insets of a root that is shorter than its screen.
  ///
  /// Full-size roots count them twice; this root is at the top of the screen and counts them once (28 edges of 3
  /// repositories). The bar of a sheet, which begins below the status bar, covers 70 (2 edges of one repository).
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
  static var sheetBar: Double { 56 }

  /// Whether the root is a sheet: presented, and shorter by a sheet's distance.
  private func isSheet(lack: Double) -> Bool {
    guard let controller, tools >= ToolVersion.sheets, rules.graph.isPresented(controller) else {
      return false
    }
    return abs(lack - (device.hasHomeButton ? 20 : 54)) < 0.5
  }

  /// Returns the part of the screen's insets that covers a root at the top left corner of the screen.
  ///
  /// A root larger than the screen gets a window of its size, and therefore all insets; it is in portrait.
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

  /// The screen's insets for the plain top-level view of a `.xib`, including its simulated bars.
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
