internal import Foundation
internal import IBDocument
internal import NibBuilding

/// What a controller that a storyboard made knows of it: its view, its connections and its segues.
@MainActor final class StoryboardScene {
  let storyboard: UIStoryboard
  let element: ControllerElement
  /// The keys of the controller and of those that it was made inside of.
  private let path: Set<String>
  /// The objects that were made with the controller, before its view.
  private var early: [(id: String, object: AnyObject, element: Element)] = []

  init(storyboard: UIStoryboard, element: ControllerElement, path: Set<String>) {
    self.storyboard = storyboard
    self.path = path
    self.element = element
  }

  /// The views that were made with the controller, for its bars.
  private var barViews: [BuiltRoot] = []

  /// Makes a view that stands in a bar: a title or what stands in the place of a button.
  private func barView(_ key: String, of parent: Element) -> UIView? {
    let root = storyboard.document.roots.first { root in
      root.element["key"] == key && !root.isExcluded
        && parent.children.contains { $0 === root.element }
    }
    guard let root else { return nil }
    let builder = NibBuilder(
      storyboard.document, toolkit: UIKitToolkit(), options: NibConnector.options)
    let built = builder.build(root)
    barViews.append(built)
    return built.view as? UIView
  }

  /// Makes the buttons that the controller puts into the bars, and the view in the title's place.
  func addBarButtons(to controller: UIViewController) {
    defer {
      for (_, object, element) in early {
        (object as? UIBarButtonItem)?.customView = barView("customView", of: element)
      }
    }
    if let buttons = element.element.child("toolbarItems")?.children(named: "barButtonItem") {
      let made = buttons.map { (NibObjects.barButton($0), $0) }
      controller.toolbarItems = made.map(\.0)
      early += made.map { ($1["id"] ?? "", $0, $1) }
    }
    guard let item = element.navigationItem?.element else { return }
    if let title = barView("titleView", of: item) { controller.navigationItem.titleView = title }
    if let left = NibObjects.barButtons(of: item, at: "left") {
      controller.navigationItem.leftBarButtonItems = left.map(\.button)
      early += left.map { ($1["id"] ?? "", $0, $1) }
    }
    if let right = NibObjects.barButtons(of: item, at: "right") {
      controller.navigationItem.rightBarButtonItems = right.map(\.button)
      early += right.map { ($1["id"] ?? "", $0, $1) }
    }
  }

  /// Connects what was made with the controller, before its view.
  func connectBarButtons(of controller: UIViewController, _ reader: NibReader) {
    var connector = NibConnector(reader)
    connector.add(controller, id: element.id)
    connector.firstResponder = firstResponder
    for (id, object, _) in early { connector.add(object, id: id) }
    for built in barViews { connector.add(built) }
    for (_, object, element) in early { connector.connect(object, element.connections) }
    for built in barViews {
      connector.connectViews(of: built)
      NibConnector.awake(built)
    }
    for segue in element.segues {
      guard let button = early.first(where: { $0.id == segue.source })?.object as? UIBarButtonItem
      else { continue }
      button.primaryAction = UIAction { [weak controller] action in
        controller?.scene?.trigger(segue, from: controller, sender: action.sender)
      }
    }
  }

  /// Makes the controller's view with everything in it; whether the document has one.
  func loadView(of controller: UIViewController) -> Bool {
    guard let root = element.rootView, !root.isExcluded else { return false }
    let document = storyboard.document
    let options = NibConnector.options
    let builder = NibBuilder(document, toolkit: UIKitToolkit(), options: options)
    let reader = NibReader(NibSource(document, options: options))
    var connector = NibConnector(reader)
    connector.add(controller, id: element.id)
    connector.firstResponder = firstResponder
    for (id, object, _) in early { connector.add(object, id: id) }
    for built in barViews { connector.add(built) }
    let others = scene?.child("objects")?.children ?? []
    let recognizers = others.compactMap { other in
      NibObjects.recognizer(other).map { ($0, other) }
    }
    for (recognizer, other) in recognizers {
      if let id = other["id"] { connector.add(recognizer, id: id) }
    }
    let roots = document.roots.filter { candidate in
      candidate === root || others.contains { $0 === candidate.element }
    }.filter { !$0.isExcluded }.map(builder.build)
    for built in roots { connector.add(built) }
    for built in roots where built.element === root { controller.view = built.view as? UIView }
    roots.forEach(connector.connectViews)
    for (recognizer, other) in recognizers { connector.connect(recognizer, other.connections) }
    connector.connect(controller, element.connections)
    addSegues(of: controller, connector.objects)
    let cells = PrototypeCells(
      builder: builder, reader: reader, ownerID: element.id, owner: controller,
      firstResponder: firstResponder
    ) { [weak controller] objects in
      if let controller { controller.scene?.addSegues(of: controller, objects) }
    }
    roots.forEach(cells.register)
    roots.forEach(NibConnector.awake)
    return true
  }

  /// The scene's element.
  private var scene: Element? {
    storyboard.document.element.child("scenes")?.children(named: "scene")
      .first { $0["sceneID"] == element.sceneID }
  }

  /// The id of the scene's first responder.
  private var firstResponder: String? {
    scene?.child("objects")?.children(named: "placeholder")
      .first { $0["placeholderIdentifier"] == "IBFirstResponder" }?["id"]
  }

  /// Embeds what is embedded, and lets controls and cells start the segues that start at them.
  func addSegues(of controller: UIViewController, _ objects: [String: AnyObject]) {
    for segue in element.segues {
      guard let source = segue.source, let object = objects[source] else { continue }
      switch object {
      case let container as UIView where segue.kind == "embed":
        embed(segue, in: container, of: controller)
      case let control as UIControl:
        control.addAction(
          UIAction { [weak controller] action in
            controller?.scene?.trigger(segue, from: controller, sender: action.sender)
          }, for: .touchUpInside)
      case let cell as UITableViewCell:
        let start = start(segue, of: controller, at: cell)
        if segue.element["trigger"] == "accessoryAction" {
          cell.accessoryTapped = start
        } else {
          cell.tapped = start
        }
      case let cell as UICollectionViewCell:
        cell.tapped = start(segue, of: controller, at: cell)
      default: break
      }
    }
  }

  /// What a tap on a cell does that has a segue; the cell is its sender.
  private func start(
    _ segue: SegueElement, of controller: UIViewController, at cell: UIView
  ) -> () -> Void {
    { [weak controller, weak cell] in
      controller?.scene?.trigger(segue, from: controller, sender: cell)
    }
  }

  /// Puts a controller inside another one, its view filling the container.
  private func embed(
    _ segue: SegueElement, in container: UIView, of controller: UIViewController
  ) {
    guard let id = segue.destination,
      let child = StoryboardLoader(storyboard, inside: path).controller(id: id),
      let view = child.view
    else { return }
    let made = UIStoryboardSegue(
      identifier: segue.identifier, source: controller, destination: child)
    controller.prepare(for: made, sender: container)
    controller.addChild(child)
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    child.didMove(toParent: controller)
  }
}
