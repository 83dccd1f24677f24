internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The storyboard loader's interface to AppKit's view controllers and window controllers.
@MainActor struct AppKitStoryboard: StoryboardFront {
  /// The storyboard object that programs use.
  let storyboard: NSStoryboard
  private let knowledge: AppKitNib

  init(_ storyboard: NSStoryboard) {
    self.storyboard = storyboard
    knowledge = AppKitNib(storyboard.source.document)
  }

  var source: StoryboardSource { storyboard.source }
  var nib: any NibFront { knowledge }
  func front(for other: StoryboardSource) -> AppKitStoryboard {
    AppKitStoryboard(NSStoryboard(other))
  }

  /// The view controller classes by element name.
  private static let kinds: [ElementKind: NSViewController.Type] = [
    .viewController: NSViewController.self, .splitViewController: NSSplitViewController.self,
    .tabViewController: NSTabViewController.self, .pageController: NSPageController.self,
  ]

  func makeController(_ element: ControllerElement) -> NSResponder? {
    if element.kind == .windowController {
      let custom = NibClasses.custom(element.element, as: NSWindowController.self)
      return custom?.init(coder: NibCoder.shared) ?? NSWindowController(window: nil)
    }
    let custom = NibClasses.custom(element.element, as: NSViewController.self)
    if let made = custom?.init(coder: NibCoder.shared) { return made }
    if Self.kinds[element.kind] == nil {
      LayoutProfile.current.log(
        "The \(element.kind) at \(element.position) is a plain controller: "
          + "AppKit has no class for it here.")
    }
    return (Self.kinds[element.kind] ?? NSViewController.self).init(coder: NibCoder.shared)
  }

  func configure(_ controller: NSResponder, _ scene: StoryboardScene<AppKitStoryboard>) {
    let element = scene.element.element
    switch controller {
    case let controller as NSWindowController:
      controller.scene = scene
      guard let window = element.children.first(where: { $0["key"] == "window" }) else { return }
      let made = NibObjects.window(window)
      if let content = scene.makeView("contentView", of: window) as? NSView {
        made.contentView = content
      }
      scene.retain(made, window)
      controller.sceneWindow = made
    case let controller as NSViewController:
      controller.scene = scene
      controller.title = scene.element.title
      if let split = controller as? NSSplitViewController,
        let view = scene.makeView("splitView", of: element) as? NSSplitView
      {
        split.splitView = view
      }
    default: break
    }
  }

  func contain(
    _ contained: [(segue: SegueElement, controller: NSResponder)], in controller: NSResponder,
    _ scene: StoryboardScene<AppKitStoryboard>
  ) {
    let children = contained.compactMap { $0.controller as? NSViewController }
    switch controller {
    case let controller as NSWindowController:
      guard let content = children.first else { return }
      controller.sceneWindow?.contentViewController = content
    case let split as NSSplitViewController:
      let elements = scene.element.element.child("splitViewItems")?.children ?? []
      for (index, child) in children.enumerated() {
        let item = NSSplitViewItem(viewController: child)
        if elements.indices.contains(index) { Self.apply(elements[index], to: item) }
        split.addSplitViewItem(item)
      }
    case let tabs as NSTabViewController:
      let elements = scene.element.element.child("tabViewItems")?.children ?? []
      for (index, child) in children.enumerated() {
        let item = NSTabViewItem(viewController: child)
        if elements.indices.contains(index) {
          if let label = elements[index]["label"] { item.label = label }
          item.identifier = elements[index]["identifier"]
        }
        tabs.addTabViewItem(item)
      }
      switch scene.element.element["tabStyle"] {
      case "toolbar": tabs.tabStyle = .toolbar
      case "segmentedControlOnBottom": tabs.tabStyle = .segmentedControlOnBottom
      case "unspecified": tabs.tabStyle = .unspecified
      default: break
      }
    default: break
    }
  }

  private static func apply(_ element: Element, to item: NSSplitViewItem) {
    switch element["behavior"] {
    case "sidebar": item.configure(.sidebar)
    case "contentList": item.configure(.contentList)
    case "inspector": item.configure(.inspector)
    default: break
    }
    if let canCollapse = element.bool("canCollapse") { item.canCollapse = canCollapse }
    if let isCollapsed = element.bool("collapsed") { item.isCollapsed = isCollapsed }
    if let priority = element.number("holdingPriority"), priority > 0 {
      item.holdingPriority = NSLayoutConstraint.Priority(Element.priority(priority))
    }
    if let minimum = element.number("minimumThickness") { item.minimumThickness = minimum }
    if let maximum = element.number("maximumThickness") { item.maximumThickness = maximum }
  }

  func setView(_ view: any ViewHost, of controller: NSResponder) {
    guard let controller = controller as? NSViewController, let view = view as? NSView else {
      return
    }
    controller.view = view
  }
}
