package import IBDocument
internal import LayoutTree

extension StoryboardScene {
  /// The segue with an identifier, if it can be performed; nil if the controller has none.
  package func segue(identifier: String) -> SegueElement? {
    element.segues.first {
      $0.identifier == identifier && ![.embed, .relationship].contains($0.kind)
    }
  }

  /// Starts a segue if the controller allows it.
  func trigger(_ segue: SegueElement, from controller: Front.Controller?, sender: Any?) {
    guard let controller, front.shouldPerform(segue, from: controller, sender: sender) else {
      return
    }
    perform(segue, from: controller, sender: sender)
  }

  /// Performs a segue: creates its destination, prepares the controller, and shows the destination; logs a segue
  /// without a destination.
  package func perform(_ segue: SegueElement, from controller: Front.Controller, sender: Any?) {
    if segue.kind == .unwind {
      return front.unwind(segue, from: controller, sender: sender)
    }
    guard let id = segue.destination,
      let destination = ControllerLoader(front).controller(id: id)
    else {
      LayoutProfile.current.log(
        "The segue at \(segue.position) leads to no controller of the storyboard.")
      return
    }
    front.perform(segue, from: controller, to: destination, sender: sender)
  }
}
