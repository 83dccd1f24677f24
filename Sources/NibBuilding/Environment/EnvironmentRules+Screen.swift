internal import Foundation
import IBDocument
internal import LayoutGeometry
internal import ViewArrangements

/// Roots as their device shows them, with whole bars and without the effects of the canvas.
extension EnvironmentRules.Situation {
  /// The screen that displays the root; nil for a root that has no screen of its own.
  var screen: SimulatedScreen? {
    guard document.platform == .iOS, hasScreen else { return nil }
    let isWhole = isOnDevice && !isFreeSize
    let bar = topBar
    let top = isWhole && sheet == nil ? statusBarHeight : isFreeSize ? deviceInsets.top : 0
    var content = isWhole ? placeOnScreen : frame
    var size = isWhole ? deviceSize : Size(width: frame.width, height: frame.height)
    if !isWhole {
      (content.x, content.y) = (0, 0)
      if bar?.isOpaque == true, controller != nil {
        // The stored size is that of the root alone, which begins below the bar.
        content.y = top + (bar?.height ?? 0)
        size.height += content.y
      }
    }
    var screen = SimulatedScreen(size: size, insets: deviceInsets, content: content)
    if isWhole {
      screen.sheet = sheet
      screen.outline = device.outline
      screen.popover = popover?.segue
      screen.column = screen.sheet == nil ? column : nil
    }
    addBars(to: &screen, bar, top: screen.sheet?.y ?? deviceInsets.top)
    addSystemParts(to: &screen)
    addOwners(to: &screen)
    screen.hasClearBars = tools >= ToolVersion.clearBars
    return screen
  }

  /// Whether the root has a screen: a controller's view unless it is only embedded, or a view of a `.xib` that is as
  /// large as the screen or has simulated bars.
  private var hasScreen: Bool {
    if let controller { return !rules.graph.isOnlyEmbedded(controller) }
    guard root.kind == .view, root.via == "objects", metrics.size != .freeform else { return false }
    let size = deviceSize
    return frame.width == size.width && (frame.height == size.height || !bars.isEmpty)
  }

  private var deviceSize: Size {
    let size = device.size(orientation)
    return Size(width: size.width, height: size.height)
  }
  private var statusBarHeight: Double { deviceInsets.top }

  // MARK: Places

  /// The rectangle of the root on its device: the screen, or its sheet, without opaque bars above it.
  var placeOnScreen: Rect {
    let size = deviceSize
    var place = sheet ?? column?.place ?? Rect(width: size.width, height: size.height)
    if let bar = topBar, bar.isOpaque {
      let covered = sheet == nil ? deviceInsets.top + bar.height : sheetBarHeight(bar)
      place.y += covered
      place.height = max(0, place.height - covered)
    }
    return place
  }

  /// The safe area insets of the root on its device.
  var safeAreaOnScreen: EnvironmentInsets {
    var area = deviceInsets
    let bar = topBar
    if sheet != nil {
      area = EnvironmentInsets(bottom: device.idiom == .phone ? area.bottom : 0)
      if let bar { area.top = sheetBarHeight(bar) }
    } else if let bar {
      area.top += bar.height
    }
    if bar?.isOpaque == true { area.top = 0 }
    area.bottom += bottomBar
    return area
  }

  /// The height of a navigation bar in a sheet.
  private func sheetBarHeight(_ bar: TopBar) -> Double {
    max(bar.height, bar.height - 44 + Self.sheetBar)
  }

  /// The rectangle of the sheet that contains the root; nil for a root that covers the screen.
  ///
  /// - SeeAlso: Apple, "UIModalPresentationStyle.automatic", which is a sheet since iOS 13.
  private var sheet: Rect? {
    guard let controller, let way = rules.graph.presentation(of: controller) else { return nil }
    if let popover { return popover.box }
    let style =
      way.segue.element["modalPresentationStyle"]
      ?? ([controller] + rules.graph.containers(of: controller))
      .compactMap { $0.element["modalPresentationStyle"] }.first ?? "automatic"
    let isStated = style == "formSheet" || style == "pageSheet"
    let isPad = device.idiom == .pad
    guard
      isStated && isPad
        || tools >= ToolVersion.sheets && (isStated || Self.adaptiveStyles.contains(style)),
      isPad || orientation == .portrait
    else { return nil }
    let insets = device.safeArea(orientation)
    var arrangement = SheetArrangement(
      container: CGRect(x: 0, y: 0, width: deviceSize.width, height: deviceSize.height),
      safeArea: ViewInsets(insets), isCompact: !isPad)
    arrangement.isPage = style != "formSheet"
    let frame = arrangement.frame
    return Rect(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height))
  }

  /// The segue that presents the root in a popover on a tablet, and the popover's box in the middle of the screen: what
  /// it points at is known once the presenting controller is laid out.
  private var popover: (segue: SegueElement, box: Rect)? {
    guard device.idiom == .pad, let controller,
      let segue = rules.graph.presentation(of: controller)?.segue, segue.isPopover,
      ["popover", nil].contains(segue.element["modalPresentationStyle"])
    else { return nil }
    let container = CGRect(x: 0, y: 0, width: deviceSize.width, height: deviceSize.height)
    let arrangement = PopoverArrangement(
      container: container, safeArea: ViewInsets(device.safeArea(orientation)),
      source: PopoverArrangement.middle(of: container),
      size: popoverSize(of: controller), directions: [])
    return (segue, Rect(arrangement.frame))
  }

  /// The size that a controller prefers in a popover; that of a navigation controller's content has its bar above it.
  private func popoverSize(of controller: ControllerElement) -> CGSize {
    let stated = ([controller] + rules.graph.containers(of: controller))
      .lazy.compactMap { owner in owner.preferredContentSize.map { (owner, $0) } }.first
    var size = PopoverArrangement.standardSize
    guard let (owner, own) = stated else { return size }
    if own.width > 0 { size.width = own.width }
    if own.height > 0 {
      size.height = own.height + (owner.id == controller.id ? topBar.map(sheetBarHeight) ?? 0 : 0)
    }
    return size
  }

  /// The styles that are sheets on a phone.
  private static let adaptiveStyles: Set<String> = ["automatic", "popover"]

  // MARK: Bars

  private func addBars(to screen: inout SimulatedScreen, _ bar: TopBar?, top: Double) {
    let area = screen.sheet ?? screen.column?.place ?? screen.bounds
    let bottom = area.y + area.height - screen.insets.bottom
    if let bar {
      let height = screen.sheet == nil ? bar.height : sheetBarHeight(bar)
      screen.navigationBar = Rect(x: area.x, y: top, width: area.width, height: height)
    }
    for name in bars where name != .navigationBar {
      // A glass toolbar floats above the home indicator, whose inset its height contains.
      let height = isGlassToolbar ? 44 : name == .toolbar && bars.contains(.tabBar) ? 49 : lowBar
      let isLifted = name == .toolbar && bars.contains(.tabBar)
      let y = bottom - height - (isLifted ? lowBar : 0)
      let rect = Rect(x: area.x, y: y, width: area.width, height: height)
      if name == .toolbar { screen.toolbar = rect } else { screen.tabBar = rect }
    }
  }

  /// The height of a single bar at the bottom.
  private var lowBar: Double { bottomBar > 49 ? 49 : bottomBar }

  private func addSystemParts(to screen: inout SimulatedScreen) {
    let whole = ScreenArrangement(
      size: CGSize(width: screen.size.width, height: screen.size.height))
    let isLow = device.idiom == .phone && orientation == .landscape
    let height = device.safeArea(orientation).top
    if !isLow, height > 0, metrics.statusBar != .none || !device.hasHomeButton {
      screen.statusBar = Rect(whole.statusBar(height: CGFloat(height)))
    }
    if device.bottom > 0 { screen.homeIndicator = Rect(whole.homeIndicator) }
    let containers = controller.map(rules.graph.containers(of:)) ?? []
    screen.hasWhiteStatusBar =
      screen.sheet != nil && device.idiom == .phone
      || ([controller].compactMap { $0 } + containers).contains { owner in
        owner.element.children.contains {
          $0.name == "simulatedStatusBarMetrics" && $0["statusBarStyle"] == "lightContent"
        }
      }
  }

  /// The most tabs that a bar shows; the last one stands for more.
  private static let (tabsOfPhones, tabsOfTablets) = (5, 8)

  private func addOwners(to screen: inout SimulatedScreen) {
    guard let controller else { return }
    let graph = rules.graph
    screen.navigation = graph.navigationController(of: controller)
    screen.stack = [controller]
    if !graph.isRootOfContainer(controller), let navigation = screen.navigation,
      let before = graph.pusher(of: controller), before.id != controller.id,
      graph.navigationController(of: before)?.id == navigation.id
    {
      screen.stack.insert(before, at: 0)
    }
    if let tabs = graph.tabBarController(of: controller) {
      screen.tabs = tabs
      let all = graph.contents(of: tabs)
      let most = device.idiom == .pad ? Self.tabsOfTablets : Self.tabsOfPhones
      screen.hasMoreTabs = all.count > most
      screen.tabControllers = Array(all.prefix(screen.hasMoreTabs ? most - 1 : most))
      let around = Set(([controller] + graph.containers(of: controller)).map(\.id))
      screen.selectedTab =
        screen.tabControllers.firstIndex { around.contains($0.id) }
        ?? (screen.hasMoreTabs ? most - 1 : nil)
    }
    if screen.sheet != nil { screen.presenter = graph.presentation(of: controller)?.from }
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
