package import IBDocument
package import LayoutTree

/// The scene of a controller that a storyboard created: its view, its connections and its segues.
@MainActor package final class StoryboardScene<Front: StoryboardFront> {
  /// The front for the storyboard.
  package let front: Front
  /// The controller's element.
  package let element: ControllerElement
  /// The keys of the controller and of its enclosing controllers.
  private let path: Set<String>
  /// The objects created with the controller, before its view, and those created with the view.
  private var retainedObjects: [(object: AnyObject, element: Element)] = []
  /// The views created with the controller.
  private var retainedRoots: [BuiltRoot] = []
  /// The objects that popovers point at, by their ids.
  private var anchors: [String: () -> AnyObject?] = [:]

  init(front: Front, element: ControllerElement, path: Set<String>) {
    (self.front, self.element, self.path) = (front, element, path)
  }

  // MARK: Objects created with the controller

  /// Retains an object created with the controller; its connections are established with the controller's.
  package func retain(_ object: AnyObject, _ element: Element) {
    retainedObjects.append((object, element))
  }

  /// Returns the object that a segue of the controller makes a popover point at; nil while it is not loaded.
  package func anchor(of segue: SegueElement) -> AnyObject? {
    segue.anchor.flatMap { anchors[$0]?() }
  }

  /// Remembers the objects that popovers point at, without retaining them.
  private func addAnchors(_ objects: [String: AnyObject]) {
    for segue in element.segues {
      guard let id = segue.anchor, let object = objects[id] else { continue }
      anchors[id] = { [weak object] in object }
    }
  }

  /// Returns a view that is part of another object of the controller, such as a title or a window's content.
  ///
  /// - Parameters:
  ///   - key: The view's role in the object.
  ///   - parent: The object's element.
  package func makeView(_ key: String, of parent: Element) -> (any ViewHost)? {
    let root = front.source.document.roots.first { root in
      root.element["key"] == key && !root.isExcluded
        && parent.children.contains { $0 === root.element }
    }
    guard let root else { return nil }
    let built = builder.build(root)
    retainedRoots.append(built)
    return built.view
  }

  /// Connects the objects created with the controller, before its view; if it has no view, all objects of the scene.
  func connectKept(of controller: Front.Controller) {
    if element.rootView == nil { retainedObjects += makeObjects() }
    let connector = connector(of: controller)
    for (object, element) in retainedObjects {
      connector.applyAttributes(of: element, to: object)
      connector.connect(object, element.connections)
    }
    for built in retainedRoots {
      connector.connectViews(of: built)
      connector.awaken(built)
    }
    for (object, _) in retainedObjects { front.nib.awaken(object) }
    if element.rootView == nil { connector.connect(controller, element.connections) }
    addAnchors(connector.objects)
    for segue in element.segues {
      guard let object = retainedObjects.first(where: { $0.element["id"] == segue.source })?.object
      else { continue }
      connect(segue, to: object, of: controller)
    }
  }

  /// Returns a connector with the controller and the objects created with it.
  private func connector(of controller: Front.Controller) -> NibConnector {
    var connector = NibConnector(front.nib)
    connector.add(controller, id: element.id)
    connector.firstResponder = NibPlaceholder.firstResponder(among: others)
    for (object, element) in retainedObjects {
      if let id = element["id"] { connector.add(object, id: id) }
    }
    for built in retainedRoots { connector.add(built) }
    return connector
  }

  private var builder: NibBuilder {
    NibBuilder(front.source.document, toolkit: front.nib.toolkit, options: .program)
  }

  /// The elements of the scene: the controller's and its siblings.
  private var others: [Element] {
    let scene = front.source.document.element.child("scenes")?.children(named: "scene")
      .first { $0["sceneID"] == element.sceneID }
    return scene?.child("objects")?.children ?? []
  }

  // MARK: The view

  /// Creates the objects of the scene that are neither views nor controllers nor placeholders.
  private func makeObjects() -> [(object: AnyObject, element: Element)] {
    let roots = front.source.document.roots
    return others.compactMap { other in
      guard other !== element.element, NibPlaceholder(other) == nil,
        !roots.contains(where: { $0.element === other })
      else { return nil }
      return front.nib.makeObject(other).map { ($0, other) }
    }
  }

  /// Loads the controller's view with its contents, and returns whether the document contains one.
  package func loadView(of controller: Front.Controller) -> Bool {
    guard let root = element.rootView, !root.isExcluded else { return false }
    let started = Set(retainedObjects.compactMap { $0.element["id"] })
    var connector = connector(of: controller)
    let objects = makeObjects()
    for (object, element) in objects {
      if let id = element["id"] { connector.add(object, id: id) }
    }
    let builder = builder
    let others = others
    let roots = front.source.document.roots.filter { candidate in
      candidate === root || others.contains { $0 === candidate.element }
    }.filter { !$0.isExcluded }.map(builder.build)
    for built in roots { connector.add(built) }
    for built in roots where built.element === root { front.setView(built.view, of: controller) }
    for (object, element) in objects { connector.applyAttributes(of: element, to: object) }
    roots.forEach(connector.connectViews)
    for (object, element) in objects { connector.connect(object, element.connections) }
    connector.connect(controller, element.connections)
    retainedObjects += objects
    addSegues(of: controller, connector.objects.filter { !started.contains($0.key) })
    let cells = PrototypeCells(
      builder: builder, front: front.nib, ownerID: element.id, owner: controller,
      firstResponder: connector.firstResponder
    ) { [weak self, weak controller] objects in
      if let controller { self?.addSegues(of: controller, objects) }
    }
    roots.forEach(cells.register)
    roots.forEach(connector.awaken)
    for (object, _) in objects { front.nib.awaken(object) }
    return true
  }

  /// Embeds the embedded controllers, and connects segues to the objects that trigger them.
  private func addSegues(of controller: Front.Controller, _ objects: [String: AnyObject]) {
    addAnchors(objects)
    for segue in element.segues {
      guard let source = segue.source, let object = objects[source] else { continue }
      if segue.kind == .embed {
        embed(segue, in: object, of: controller)
      } else if object !== controller {
        connect(segue, to: object, of: controller)
      }
    }
  }

  private func connect(
    _ segue: SegueElement, to object: AnyObject, of controller: Front.Controller
  ) {
    front.connect(segue, to: object) { [weak self, weak controller] sender in
      self?.trigger(segue, from: controller, sender: sender)
    }
  }

  private func embed(
    _ segue: SegueElement, in object: AnyObject, of controller: Front.Controller
  ) {
    guard let container = object as? any ViewHost, let id = segue.destination,
      let child = ControllerLoader(front, inside: path).controller(id: id)
    else { return }
    front.embed(child, by: segue, in: container, of: controller)
  }
}
