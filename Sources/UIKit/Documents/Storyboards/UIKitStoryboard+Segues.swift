internal import Foundation
internal import FoundationShims
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

extension UIKitStoryboard {
  func connect(
    _ segue: SegueElement, to object: AnyObject, start: @escaping @MainActor (Any?) -> Void
  ) {
    switch object {
    case let button as UIBarButtonItem:
      button.primaryAction = UIAction { start($0.sender) }
    case let control as UIControl:
      control.addAction(UIAction { start($0.sender) }, for: .touchUpInside)
    case let cell as UITableViewCell where segue.element["trigger"] == "accessoryAction":
      cell.accessoryTapped = { [weak cell] in start(cell) }
    case let cell as UITableViewCell: cell.tapped = { [weak cell] in start(cell) }
    case let cell as UICollectionViewCell: cell.tapped = { [weak cell] in start(cell) }
    default: break
    }
  }

  func embed(
    _ child: UIViewController, by segue: SegueElement, in container: any ViewHost,
    of controller: UIViewController
  ) {
    guard let view = child.view, let container = container as? UIView else { return }
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

  func shouldPerform(
    _ segue: SegueElement, from controller: UIViewController, sender: Any?
  ) -> Bool {
    controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
  }

  func perform(
    _ segue: SegueElement, from source: UIViewController, to destination: UIViewController,
    sender: Any?
  ) {
    let made = make(segue, source, destination)
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  private func make(
    _ segue: SegueElement, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    if let type = NibClasses.custom(segue.element, as: UIStoryboardSegue.self) {
      return type.init(identifier: segue.identifier, source: source, destination: destination)
    }
    return UIStoryboardSegue(identifier: segue.identifier, source: source, destination: destination)
    { [unowned source, unowned destination] in
      switch segue.kind {
      case .push, .show: source.show(destination, sender: source)
      case .showDetail, .replace: source.showDetailViewController(destination, sender: source)
      case .presentation, .modal, .popoverPresentation, .popover:
        if let style = segue.element["modalPresentationStyle"]
          .flatMap(UIModalPresentationStyle.init(word:))
        {
          destination.modalPresentationStyle = style
        } else if segue.isPopover {
          destination.modalPresentationStyle = .popover
        }
        if segue.isPopover { self.anchor(segue, source, destination) }
        source.present(destination, animated: segue.element.bool("animates") ?? true)
      default:
        LayoutProfile.current.log("A segue of kind '\(segue.kind)' needs a class of its own.")
      }
    }
  }

  /// Makes a popover point at the view or the button that the segue states.
  private func anchor(
    _ segue: SegueElement, _ source: UIViewController, _ destination: UIViewController
  ) {
    guard let popover = destination.popoverPresentationController else { return }
    let anchor = source.scene?.anchor(of: segue)
    popover.barButtonItem = anchor as? UIBarButtonItem
    popover.sourceView = anchor as? UIView
    if let directions = segue.popoverDirections {
      popover.permittedArrowDirections = UIPopoverArrowDirection(words: directions)
    }
  }

  // MARK: Unwinding

  /// Goes back to the nearest controller that knows the segue's action.
  func unwind(_ segue: SegueElement, from source: UIViewController, sender: Any?) {
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
      } else if let presenting = controller.storedPresenting {
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
    let presenter = sequence(first: source, next: { $0.parent ?? $0.storedPresenting })
      .first { $0.storedPresented != nil && lines.contains(ObjectIdentifier($0)) }
    presenter?.dismiss(animated: true)
    for controller in around {
      guard let navigation = controller.parent as? UINavigationController else { continue }
      navigation.popToViewController(controller, animated: true)
    }
  }
}
