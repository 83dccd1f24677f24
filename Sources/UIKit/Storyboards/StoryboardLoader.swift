internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import ViewCore

/// Makes the controllers of a storyboard, with those that they contain.
@MainActor struct StoryboardLoader {
  let storyboard: UIStoryboard
  private let reader: NibReader

  /// What documents are built with for programs.
  static var options: NibOptions {
    var options = NibOptions()
    options.purpose = .runTime
    options.usesCustomClasses = true
    return options
  }

  init(_ storyboard: UIStoryboard) {
    self.storyboard = storyboard
    reader = NibReader(NibSource(storyboard.document, options: Self.options))
  }

  /// Makes the controller of an id and those inside it; nil when there is none.
  func controller(id: String) -> UIViewController? {
    controller(id: id, creator: nil as ((NSCoder) -> UIViewController?)?, inside: [])
  }

  /// Makes the controller of an id by a closure, and those inside it.
  func controller<ViewController: UIViewController>(
    id: String, creator: ((NSCoder) -> ViewController?)?
  ) -> UIViewController? {
    controller(id: id, creator: creator, inside: [])
  }

  private func controller<ViewController: UIViewController>(
    id: String, creator: ((NSCoder) -> ViewController?)?, inside: Set<String>
  ) -> UIViewController? {
    guard let element = storyboard.document.controllers.first(where: { $0.id == id }),
      !inside.contains(id)
    else { return nil }
    let made = creator?(NibCoder.shared) ?? make(element)
    let scene = StoryboardScene(storyboard: storyboard, element: element)
    made.scene = scene
    configure(made, element)
    scene.addBarButtons(to: made)
    scene.connectBarButtons(of: made, reader)
    let contained = element.segues.filter { $0.kind == "relationship" }.compactMap { segue in
      segue.destination.flatMap {
        controller(
          id: $0, creator: nil as ((NSCoder) -> UIViewController?)?, inside: inside.union([id]))
      }
    }
    if let navigation = made as? UINavigationController, !contained.isEmpty {
      navigation.setViewControllers(Array(contained.prefix(1)), animated: false)
    } else if let tabs = made as? UITabBarController, !contained.isEmpty {
      tabs.setViewControllers(contained, animated: false)
    }
    made.awakeFromNib()
    return made
  }

  /// A controller of the class that the document names, where the program has it; otherwise of its kind.
  private func make(_ element: ControllerElement) -> UIViewController {
    let plain: UIViewController.Type =
      switch element.kind {
      case "navigationController": UINavigationController.self
      case "tabBarController": UITabBarController.self
      default: UIViewController.self
      }
    guard let name = element.customClass else { return plain.init(coder: NibCoder.shared)! }
    guard let type = NibClasses.find(name, module: element.customModule) as? UIViewController.Type,
      let made = type.init(coder: NibCoder.shared)
    else {
      LayoutSystem.log("Unknown class \(name) in Interface Builder file.")
      return plain.init(coder: NibCoder.shared)!
    }
    return made
  }

  private func configure(_ controller: UIViewController, _ element: ControllerElement) {
    let xml = element.element
    if let title = element.title { controller.title = title }
    if let item = element.navigationItem { apply(item, to: controller.navigationItem) }
    if let item = element.tabBarItem {
      controller.tabBarItem = UITabBarItem(
        title: item["title"], image: item["image"].flatMap { UIImage(named: $0) }, tag: 0)
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
    item.backButtonTitle = element.element.child("barButtonItem", key: "backBarButtonItem")?["title"]
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
