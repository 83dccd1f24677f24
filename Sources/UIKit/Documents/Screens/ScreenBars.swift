internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import ViewArrangements

/// The bars of screens, made of the elements of a document's containers and of the items of its controllers.
@MainActor final class ScreenBars {
  private let document: Document
  private let reader: NibReader
  /// Bars of containers, and views in the places of items, by their ids; built once, apart from the document's roots.
  private let views: [String: UIView]

  /// Creates the bars of all containers of a document.
  ///
  /// - Complexity: O(elements).
  init(_ document: Document, reader: NibReader, options: NibOptions) {
    self.document = document
    self.reader = reader
    let builder = NibBuilder(document, toolkit: UIKitToolkit(), options: options)
    let parts = builder.buildRoots { Self.keys.contains($0.key ?? "") }
    views = Dictionary(
      parts.compactMap { part in (part.view as? UIView).map { (part.element.id, $0) } }
    ) { first, _ in first }
  }

  private static let keys: Set<String> = [
    "navigationBar", "toolbar", "tabBar", "titleView", "customView",
  ]

  /// Returns a clear view with the bars of a screen, its status bar and its home indicator.
  func makeView(for screen: SimulatedScreen, around root: BuiltRoot, _ content: UIView) -> UIView {
    let view = UIView(frame: CGRect(screen.bounds))
    view.overrideUserInterfaceStyle = content.overrideUserInterfaceStyle
    view.viewNode.pixelScale = content.viewNode.pixelScale
    view.setSafeArea(UIEdgeInsets(screen.insets))
    let behind = screen.hasClearBars ? content : nil
    if let place = screen.navigationBar {
      let bar = navigationBar(of: screen)
      bar.contentBehind = behind
      add(bar, to: view, in: place)
    }
    if let place = screen.toolbar {
      let bar = toolbar(of: screen)
      bar.contentBehind = behind
      add(bar, to: view, in: place)
    }
    if let place = screen.tabBar {
      let bar = tabBar(of: screen)
      bar.contentBehind = behind
      add(bar, to: view, in: place)
    }
    if let place = screen.statusBar {
      let bar = StatusBarView()
      bar.isTablet = reader.device.idiom == .pad
      bar.isWhite = screen.hasWhiteStatusBar
      add(bar, to: view, in: place)
    }
    if let place = screen.homeIndicator {
      add(.homeIndicator(in: CGRect(place)), to: view, in: place)
    }
    view.layoutIfNeeded()
    return view
  }

  private func add(_ bar: UIView, to view: UIView, in place: Rect) {
    bar.metrics = ControlMetrics(
      generation: IOSGeneration(toolsVersion: document.toolsVersion),
      hasHomeIndicator: !reader.device.hasHomeButton, isDesignTime: true)
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.isHidden = false
    bar.frame = CGRect(place)
    view.addSubview(bar)
  }

  // MARK: Bars

  private func navigationBar(of screen: SimulatedScreen) -> UINavigationBar {
    let stated = screen.navigation?.navigationBar?["id"].flatMap { views[$0] } as? UINavigationBar
    let bar = stated ?? UINavigationBar()
    bar.prefersLargeTitles = screen.navigation?.usesLargeTitles ?? bar.prefersLargeTitles
    bar.items = screen.stack.map(item)
    return bar
  }

  /// The navigation item of a controller; without a title of its own it has the controller's.
  private func item(_ controller: ControllerElement) -> UINavigationItem {
    let item = UINavigationItem(title: "")
    if let element = controller.navigationItem {
      item.configure(with: element)
      item.leftBarButtonItems = buttons(element.element, at: "left")
      item.rightBarButtonItems = buttons(element.element, at: "right")
      item.titleView = element.element.children.first { $0["key"] == "titleView" }
        .flatMap { $0["id"] }.flatMap { views[$0] }
    }
    item.title = item.title ?? controller.title
    return item
  }

  private func buttons(_ item: Element, at end: String) -> [UIBarButtonItem]? {
    NibObjects.barButtonElements(of: item, at: end)?.map(button)
  }

  private func button(_ element: Element) -> UIBarButtonItem {
    let button = NibObjects.barButton(element)
    if let name = element.imageName() { button.image = reader.image(named: name) ?? button.image }
    button.customView = element.children.first { $0["key"] == "customView" }
      .flatMap { $0["id"] }.flatMap { views[$0] }
    return button
  }

  private func toolbar(of screen: SimulatedScreen) -> UIToolbar {
    let owner = screen.navigation?.element.children.first { $0["key"] == "toolbar" }
    let bar = owner?["id"].flatMap { views[$0] } as? UIToolbar ?? UIToolbar()
    let items = screen.stack.last?.element.child("toolbarItems")
    bar.items = items?.children(named: "barButtonItem").map(button)
    return bar
  }

  private func tabBar(of screen: SimulatedScreen) -> UITabBar {
    let element = screen.tabs?.element.children.first { $0["key"] == "tabBar" }
    let bar = element?["id"].flatMap { views[$0] } as? UITabBar ?? UITabBar()
    var items = screen.tabControllers.map(tab)
    if screen.hasMoreTabs { items.append(UITabBarItem(tabBarSystemItem: .more, tag: 0)) }
    bar.items = items
    bar.selectedItem = screen.selectedTab.flatMap { items.indices.contains($0) ? items[$0] : nil }
    return bar
  }

  /// The tab of a controller; a container without one shows that of its first content.
  private func tab(_ controller: ControllerElement) -> UITabBarItem {
    guard let element = controller.tabBarItem else {
      return UITabBarItem(title: controller.title, image: nil, tag: 0)
    }
    func picture(_ name: String?) -> UIImage? { name.flatMap { reader.image(named: $0) } }
    let title = element["title"] ?? element["systemItem"].map(BarWords.systemTitle)
    let tab = UITabBarItem(
      title: title, image: picture(element.imageName()),
      selectedImage: picture(element["selectedImage"]))
    tab.systemSymbol = element["systemItem"].flatMap { BarWords.tabSymbols[$0] }
    return tab
  }
}
