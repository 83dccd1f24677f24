/// The third pass, which collects the controllers and the segues of their scenes.
struct ControllerCollector {
  /// The views without a parent view, by element.
  private let rootViews: [ObjectIdentifier: ViewElement]
  private(set) var controllers: [ControllerElement] = []

  init(document: Element, roots: [ViewElement]) {
    rootViews = Dictionary(roots.map { (ObjectIdentifier($0.element), $0) }) { first, _ in first }
    if let scenes = document.child("scenes") {
      for scene in scenes.children(named: "scene") { collect(scene, sceneID: scene["sceneID"]) }
    } else if let objects = document.child("objects") {
      collect(objects, sceneID: nil)
    }
  }

  /// Adds the controllers of a scene, or of the objects of a `.xib`.
  ///
  /// A segue belongs to the controller that contains its source; a segue from another object of the scene belongs to
  /// the first controller.
  private mutating func collect(_ scene: Element, sceneID: String?) {
    var found: [(element: Element, segues: [SegueElement])] = []
    var loose: [SegueElement] = []
    // Elements still to visit, each with its enclosing controller and its parent.
    var stack: [(element: Element, controller: Int?, parent: Element?)] = [(scene, nil, nil)]
    while let (element, around, parent) = stack.popLast() {
      var controller = around
      if Self.isController(element) {
        controller = found.count
        found.append((element, []))
      }
      if element.name == "connections" {
        let segues = element.children.filter { $0.name == "segue" }
          .map { SegueElement($0, source: parent?["id"]) }
        if let controller { found[controller].segues += segues } else { loose += segues }
        continue
      }
      for child in element.children.reversed() { stack.append((child, controller, element)) }
    }
    if !found.isEmpty { found[0].segues += loose }
    controllers += found.map { element, segues in
      ControllerElement(
        element: element, sceneID: sceneID, rootView: rootView(of: element), segues: segues)
    }
  }

  private func rootView(of controller: Element) -> ViewElement? {
    for child in controller.children where child["key"] == "view" {
      if let view = rootViews[ObjectIdentifier(child)] { return view }
    }
    return nil
  }

  private static func isController(_ element: Element) -> Bool {
    element.name.hasSuffix("ViewController") || others.contains(element.name)
  }

  /// The controllers whose element name does not end in `ViewController`.
  private static let others: Set<String> = [
    "viewController", "navigationController", "tabBarController", "hostingController",
    "windowController",
    "pagecontroller", "viewControllerPlaceholder", "controllerPlaceholder",
    "searchDisplayController", "collectionViewItem",
  ]
}
