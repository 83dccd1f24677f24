internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// Makes the controllers of a storyboard, with those that they contain.
@MainActor struct StoryboardLoader {
  let storyboard: UIStoryboard
  /// What the controllers to be made will be inside of.
  private let around: Set<String>
  private let reader: NibReader

  /// A loader.
  ///
  /// - Parameter around: The keys of what the controllers to be made will be inside of; none of them is made
  ///   once more.
  init(_ storyboard: UIStoryboard, inside around: Set<String> = []) {
    self.storyboard = storyboard
    self.around = around
    reader = NibReader(NibSource(storyboard.document, options: NibConnector.options))
  }

  /// Makes the controller of an id and those inside it; nil when there is none.
  func controller(id: String) -> UIViewController? {
    controller(id: id, creator: nil as ((NSCoder) -> UIViewController?)?)
  }

  /// Makes the controller of an id by a closure, and those inside it.
  func controller<ViewController: UIViewController>(
    id: String, creator: ((NSCoder) -> ViewController?)?
  ) -> UIViewController? {
    guard let element = storyboard.document.controllers.first(where: { $0.id == id }) else {
      return nil
    }
    let key = "\(storyboard.name)#\(id)"
    guard !around.contains(key) else {
      LayoutProfile.current.log("The controller at \(element.position) is inside itself.")
      return nil
    }
    if element.kind == "viewControllerPlaceholder" { return referenced(element, key) }
    let made = creator?(NibCoder.shared) ?? make(element)
    let path = around.union([key])
    let scene = StoryboardScene(storyboard: storyboard, element: element, path: path)
    made.scene = scene
    configure(made, element)
    scene.addBarButtons(to: made)
    scene.connectBarButtons(of: made, reader)
    let loader = StoryboardLoader(storyboard, inside: path)
    let contained = element.segues.filter { $0.kind == "relationship" }
      .compactMap { $0.destination.flatMap(loader.controller(id:)) }
    if let navigation = made as? UINavigationController, !contained.isEmpty {
      navigation.setViewControllers(Array(contained.prefix(1)), animated: false)
    } else if let tabs = made as? UITabBarController, !contained.isEmpty {
      tabs.setViewControllers(contained, animated: false)
    } else if let split = made as? UISplitViewController, !contained.isEmpty {
      split.viewControllers = contained
    }
    made.awakeFromNib()
    return made
  }

  /// The controller of another storyboard that a reference stands for; nil, and a message, for none.
  private func referenced(_ reference: ControllerElement, _ key: String) -> UIViewController? {
    guard let name = reference.element["storyboardName"] else { return nil }
    do {
      let other = try storyboard.storyboard(named: name)
      let identifier = reference.element["referencedIdentifier"]
      let known = other.document.controllers.first { $0.storyboardIdentifier == identifier }
      guard let id = identifier == nil ? other.document.initialViewController : known?.id else {
        LayoutProfile.current.log(
          "Storyboard (\(name)) doesn't contain a view controller with identifier '"
            + "\(identifier ?? "")'")
        return nil
      }
      return StoryboardLoader(other, inside: around.union([key])).controller(id: id)
    } catch {
      LayoutProfile.current.log("\(error)")
      return nil
    }
  }

  /// A controller of the class that the document names, where the program has it; otherwise of its kind.
  private func make(_ element: ControllerElement) -> UIViewController {
    let plain: UIViewController.Type =
      switch element.kind {
      case "navigationController": UINavigationController.self
      case "tabBarController": UITabBarController.self
      case "tableViewController": UITableViewController.self
      case "collectionViewController": UICollectionViewController.self
      case "pageViewController": UIPageViewController.self
      case "splitViewController": UISplitViewController.self
      default: UIViewController.self
      }
    guard let name = element.customClass else {
      return plain.init(coder: NibCoder.shared) ?? UIViewController()
    }
    guard let type = NibClasses.find(name, module: element.customModule) as? UIViewController.Type,
      let made = type.init(coder: NibCoder.shared)
    else {
      LayoutProfile.current.log("Unknown class \(name) in Interface Builder file.")
      return plain.init(coder: NibCoder.shared) ?? UIViewController()
    }
    return made
  }

  private func configure(_ controller: UIViewController, _ element: ControllerElement) {
    let xml = element.element
    if let title = element.title { controller.title = title }
    if let item = element.navigationItem { apply(item, to: controller.navigationItem) }
    if let item = element.tabBarItem {
      controller.tabBarItem = UITabBarItem(
        title: item["title"], image: item["image"].flatMap { reader.image(named: $0) }, tag: 0)
    }
    controller.hidesBottomBarWhenPushed = element.hidesBottomBarWhenPushed
    if let size = xml.child("size", key: "freeformSize") ?? xml.child("size", key: "contentSize"),
      let width = size.number("width"), let height = size.number("height")
    {
      controller.preferredContentSize = CGSize(width: width, height: height)
    }
    if let style = xml["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(word:)) {
      controller.modalPresentationStyle = style
    }
    if let navigation = controller as? UINavigationController {
      navigation.navigationBar.prefersLargeTitles = element.usesLargeTitles
      navigation.isNavigationBarHidden = element.hidesNavigationBar
      navigation.isToolbarHidden = xml.bool("toolbarHidden") ?? true
    }
    NibConnector(reader).applyAttributes(of: xml, to: controller)
  }

  private func apply(_ element: NavigationItemElement, to item: UINavigationItem) {
    item.title = element.title
    item.prompt = element.prompt
    item.largeTitleDisplayMode =
      switch element.largeTitle {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      case .inline: .inline
      }
    item.backButtonTitle =
      element.element.child("barButtonItem", key: "backBarButtonItem")?["title"]
  }
}

extension UIModalPresentationStyle {
  /// A style by its word in documents.
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
