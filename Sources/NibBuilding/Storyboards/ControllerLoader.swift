package import Foundation
internal import IBDocument
internal import LayoutTree

/// Creates the controllers of a storyboard, including those that they contain.
@MainActor package struct ControllerLoader<Front: StoryboardFront> {
  private let front: Front
  /// The keys of the enclosing controllers, which are not created again.
  private let around: Set<String>

  /// Creates a loader of controllers without a container.
  package init(_ front: Front) { self.init(front, inside: []) }

  init(_ front: Front, inside around: Set<String>) {
    (self.front, self.around) = (front, around)
  }

  /// Returns a new controller with an id, created by a closure if one is specified, including the controllers inside
  /// it.
  ///
  /// Nil for an unknown id, and if the controller contains itself, which is logged.
  package func controller(
    id: String, creator: ((NSCoder) -> Front.Controller?)? = nil
  ) -> Front.Controller? {
    let source = front.source
    guard let element = source.document.controllers.first(where: { $0.id == id }) else {
      return nil
    }
    let key = "\(source.name)#\(id)"
    guard !around.contains(key) else {
      LayoutProfile.current.log("The controller at \(element.position) is inside itself.")
      return nil
    }
    let path = around.union([key])
    if [.viewControllerPlaceholder, .controllerPlaceholder].contains(element.kind) {
      return referenced(element, path)
    }
    guard let made = creator?(NibCoder.shared) ?? front.makeController(element) else { return nil }
    let scene = StoryboardScene(front: front, element: element, path: path)
    front.configure(made, scene)
    NibConnector(front.nib).applyAttributes(of: element.element, to: made)
    scene.connectKept(of: made)
    let loader = ControllerLoader(front, inside: path)
    let contained = element.segues.filter { $0.kind == .relationship }.compactMap { segue in
      segue.destination.flatMap { loader.controller(id: $0) }.map { (segue, $0) }
    }
    if !contained.isEmpty { front.contain(contained, in: made, scene) }
    front.nib.awaken(made)
    return made
  }

  /// Returns the controller of another storyboard that a reference names; logs a message and returns nil without one.
  private func referenced(
    _ reference: ControllerElement, _ path: Set<String>
  ) -> Front.Controller? {
    guard let name = reference.element["storyboardName"] else { return nil }
    do {
      let other = try front.source.storyboard(named: name)
      let identifier = reference.element["referencedIdentifier"]
      guard let id = other.controller(identifier: identifier) else {
        LayoutProfile.current.log(
          "Storyboard (\(name)) doesn't contain a view controller with identifier '"
            + "\(identifier ?? "")'")
        return nil
      }
      return ControllerLoader(front.front(for: other), inside: path).controller(id: id)
    } catch {
      LayoutProfile.current.log(error.description)
      return nil
    }
  }
}
