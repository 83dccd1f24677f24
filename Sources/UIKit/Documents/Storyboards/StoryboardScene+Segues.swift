internal import Foundation
internal import FoundationShims
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

extension StoryboardScene {
  /// The segue of an identifier; nil when no segue of the controller has it.
  func segue(identifier: String) -> SegueElement? {
    element.segues.first { $0.identifier == identifier && $0.kind != "embed" }
  }

  /// Starts a segue if the controller agrees.
  func trigger(_ segue: SegueElement, from controller: UIViewController?, sender: Any?) {
    guard let controller,
      controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    perform(segue, from: controller, sender: sender)
  }

  /// Makes the segue's destination, tells the controller, and shows it.
  func perform(_ segue: SegueElement, from controller: UIViewController, sender: Any?) {
    if segue.kind == "unwind" { return unwind(segue, from: controller, sender: sender) }
    guard let id = segue.destination,
      let destination = StoryboardLoader(storyboard).controller(id: id)
    else {
      LayoutProfile.current.log(
        "The segue at \(segue.position) leads to no controller of the storyboard.")
      return
    }
    let made = make(segue, controller, destination)
    controller.prepare(for: made, sender: sender)
    made.perform()
  }

  private func make(
    _ segue: SegueElement, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let (name, module) = (segue.element["customClass"], segue.element["customModule"])
    if let name, let type = NibClasses.find(name, module: module) as? UIStoryboardSegue.Type {
      return type.init(identifier: segue.identifier, source: source, destination: destination)
    }
    return UIStoryboardSegue(identifier: segue.identifier, source: source, destination: destination)
    { [unowned source, unowned destination] in
      switch segue.kind {
      case "push", "show": source.show(destination, sender: source)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
      case "presentation", "modal", "popoverPresentation", "popover":
        if let style = segue.element["modalPresentationStyle"]
          .flatMap(UIModalPresentationStyle.init(word:))
        {
          destination.modalPresentationStyle = style
        }
        source.present(destination, animated: segue.element.bool("animates") ?? true)
      default:
        LayoutProfile.current.log("A segue of kind '\(segue.kind)' needs a class of its own.")
      }
    }
  }

  // MARK: Unwinding

  /// Goes back to the nearest controller that knows the segue's action.
  private func unwind(_ segue: SegueElement, from source: UIViewController, sender: Any?) {
    guard let name = segue.element["unwindAction"] else { return }
    let action = Selector(name)
    let known = Self.controllers(before: source).first {
      $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
    guard let destination = known else { return }
    let made = UIStoryboardSegue(
      identifier: segue.identifier, source: source, destination: destination
    ) { [unowned source, unowned destination] in
      Self.goBack(from: source, to: destination)
    }
    source.prepare(for: made, sender: sender)
    NibConnections.of(destination)?.send(name, to: destination, from: made)
    made.perform()
  }

  /// The controllers from which one may have come, nearest first: those below it on stacks, those around
  /// it, and those that present them.
  private static func controllers(before source: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    var current: UIViewController? = source
    while let controller = current {
      if let navigation = controller.parent as? UINavigationController {
        let below = navigation.viewControllers.prefix { $0 !== controller }
        for former in below.reversed() { result += [former] + descendants(of: former) }
      }
      if let around = controller.parent {
        result.append(around)
        current = around
      } else if let presenting = controller.ownPresenting {
        result += [presenting] + descendants(of: presenting).reversed()
        current = presenting
      } else {
        current = nil
      }
    }
    return result
  }

  private static func descendants(of controller: UIViewController) -> [UIViewController] {
    controller.children.flatMap { [$0] + descendants(of: $0) }
  }

  /// Takes away everything that was shown after a controller.
  private static func goBack(from source: UIViewController, to destination: UIViewController) {
    let around = sequence(first: destination, next: \.parent)
    let lines = Set(around.map(ObjectIdentifier.init))
    let presenter = sequence(first: source, next: { $0.parent ?? $0.ownPresenting })
      .first { $0.ownPresented != nil && lines.contains(ObjectIdentifier($0)) }
    presenter?.dismiss(animated: true)
    for controller in around {
      guard let navigation = controller.parent as? UINavigationController else { continue }
      navigation.popToViewController(controller, animated: true)
    }
  }
}
