internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// UIKit's part in the controllers that a program loads from a storyboard.
@MainActor struct UIKitStoryboard: StoryboardFront {
  /// The storyboard as programs see it.
  let storyboard: UIStoryboard
  private let knowledge: UIKitNib

  init(_ storyboard: UIStoryboard) {
    self.storyboard = storyboard
    knowledge = UIKitNib(storyboard.source.document)
  }

  var source: StoryboardSource { storyboard.source }
  var nib: any NibFront { knowledge }
  func front(for other: StoryboardSource) -> UIKitStoryboard {
    UIKitStoryboard(UIStoryboard(other))
  }

  /// The classes of controllers by the elements that name them.
  private static let kinds: [ElementKind: UIViewController.Type] = [
    .navigationController: UINavigationController.self,
    .tabBarController: UITabBarController.self,
    .tableViewController: UITableViewController.self,
    .collectionViewController: UICollectionViewController.self,
    .pageViewController: UIPageViewController.self,
    .splitViewController: UISplitViewController.self,
  ]

  func makeController(_ element: ControllerElement) -> UIViewController? {
    let custom = NibClasses.custom(element.element, as: UIViewController.self)
    if let made = custom?.init(coder: NibCoder.shared) { return made }
    let plain = Self.kinds[element.kind] ?? UIViewController.self
    return plain.init(coder: NibCoder.shared) ?? UIViewController()
  }

  func configure(_ controller: UIViewController, _ scene: StoryboardScene<UIKitStoryboard>) {
    controller.scene = scene
    let element = scene.element
    let xml = element.element
    if let title = element.title { controller.title = title }
    if let item = element.navigationItem { controller.navigationItem.configure(with: item) }
    if let item = element.tabBarItem {
      controller.tabBarItem = UITabBarItem(
        title: item["title"],
        image: item.imageName().flatMap { nib.image(named: $0) } as? UIImage, tag: 0)
    }
    controller.hidesBottomBarWhenPushed = element.hidesBottomBarWhenPushed
    if let size = element.preferredContentSize { controller.preferredContentSize = CGSize(size) }
    if let style = xml["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(word:)) {
      controller.modalPresentationStyle = style
    }
    if let navigation = controller as? UINavigationController {
      navigation.navigationBar.prefersLargeTitles = element.usesLargeTitles
      navigation.isNavigationBarHidden = element.hidesNavigationBar
      navigation.isToolbarHidden = xml.bool("toolbarHidden") ?? true
    }
    addBarButtons(to: controller, scene)
  }

  /// Adds the buttons that the controller puts into the bars, and the title view.
  private func addBarButtons(
    to controller: UIViewController, _ scene: StoryboardScene<UIKitStoryboard>
  ) {
    var made: [(button: UIBarButtonItem, element: Element)] = []
    if let elements = scene.element.element.child("toolbarItems")?.children(named: "barButtonItem")
    {
      let buttons = elements.map { (button: NibObjects.barButton($0), element: $0) }
      controller.toolbarItems = buttons.map(\.button)
      made += buttons
    }
    if let item = scene.element.navigationItem?.element {
      let title = scene.makeView("titleView", of: item)
      if let title = title as? UIView { controller.navigationItem.titleView = title }
      if let left = NibObjects.barButtons(of: item, at: "left") {
        controller.navigationItem.leftBarButtonItems = left.map(\.button)
        made += left
      }
      if let right = NibObjects.barButtons(of: item, at: "right") {
        controller.navigationItem.rightBarButtonItems = right.map(\.button)
        made += right
      }
    }
    for (button, element) in made {
      button.customView = scene.makeView("customView", of: element) as? UIView
      scene.retain(button, element)
    }
  }

  func contain(
    _ contained: [(segue: SegueElement, controller: UIViewController)],
    in controller: UIViewController, _ scene: StoryboardScene<UIKitStoryboard>
  ) {
    let controllers = contained.map(\.controller)
    switch controller {
    case let navigation as UINavigationController:
      navigation.setViewControllers(Array(controllers.prefix(1)), animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(controllers, animated: false)
    case let split as UISplitViewController: split.viewControllers = controllers
    default: break
    }
  }

  func setView(_ view: any ViewHost, of controller: UIViewController) {
    controller.view = view as? UIView
  }
}

extension UIModalPresentationStyle {
  /// Creates a style by its word in documents.
  init?(word: String) {
    switch word {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "automatic": self = .automatic
    default: return nil
    }
  }
}
