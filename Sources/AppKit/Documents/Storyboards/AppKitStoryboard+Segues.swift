internal import Foundation
internal import FoundationShims
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

extension AppKitStoryboard {
  func connect(
    _ segue: SegueElement, to object: AnyObject, start: @escaping @MainActor (Any?) -> Void
  ) {
    guard let control = object as? NSControl else {
      LayoutProfile.current.log(
        "The segue at \(segue.position) starts at an object without action.")
      return
    }
    let template = SegueTemplate(start)
    control.retainedTarget = template
    (control.target, control.action) = (template, "perform:")
  }

  func embed(
    _ child: NSResponder, by segue: SegueElement, in container: any ViewHost,
    of controller: NSResponder
  ) {
    guard let child = child as? NSViewController, let controller = controller as? NSViewController,
      let container = container as? NSView
    else { return }
    let made = NSStoryboardSegue(
      identifier: segue.identifier ?? "", source: controller, destination: child)
    made.identifier = segue.identifier
    controller.prepare(for: made, sender: container)
    controller.addChild(child)
    let view = child.view
    view.frame = container.bounds
    view.autoresizingMask = [.width, .height]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
  }

  func shouldPerform(
    _ segue: SegueElement, from controller: NSResponder, sender: Any?
  ) -> Bool {
    (controller as? any NSSeguePerforming)?.shouldPerformSegue(
      withIdentifier: segue.identifier ?? "", sender: sender) ?? false
  }

  func perform(
    _ segue: SegueElement, from source: NSResponder, to destination: NSResponder, sender: Any?
  ) {
    let made = make(segue, source, destination, sender)
    made.identifier = segue.identifier
    (source as? any NSSeguePerforming)?.prepare(for: made, sender: sender)
    made.perform()
  }

  private func make(
    _ segue: SegueElement, _ source: NSResponder, _ destination: NSResponder, _ sender: Any?
  ) -> NSStoryboardSegue {
    let name = segue.identifier ?? ""
    if let type = NibClasses.custom(segue.element, as: NSStoryboardSegue.self) {
      return type.init(identifier: name, source: source, destination: destination)
    }
    return NSStoryboardSegue(identifier: name, source: source, destination: destination) {
      switch segue.kind {
      case .show, .modal: Self.show(destination)
      case .sheet:
        guard let presenter = Self.viewController(source),
          let child = Self.viewController(destination)
        else { return Self.show(destination) }
        presenter.presentAsSheet(child)
      case .popover:
        guard let presenter = Self.viewController(source),
          let child = Self.viewController(destination)
        else { return Self.show(destination) }
        Self.popover(child, from: presenter, at: sender as? NSView ?? presenter.view, segue)
      case .custom:
        LayoutProfile.current.log("A segue of kind 'custom' needs a class of its own.")
      default:
        LayoutProfile.current.log(
          "The segue at \(segue.position) shows nothing: AppKit has no \(segue.kind) here.")
      }
    }
  }

  /// The controller of a view: itself, or the one of a window's content.
  private static func viewController(_ responder: NSResponder) -> NSViewController? {
    responder as? NSViewController ?? (responder as? NSWindowController)?.contentViewController
  }
  /// Shows a controller in a popover beside a view, on the side that the segue states.
  private static func popover(
    _ child: NSViewController, from presenter: NSViewController, at view: NSView,
    _ segue: SegueElement
  ) {
    guard view.window != nil else { return }
    let edge: NSRectEdge =
      switch segue.element["preferredEdge"] {
      case "minX": .minX
      case "minY": .minY
      case "maxX": .maxX
      default: .maxY
      }
    let behavior: NSPopover.Behavior =
      switch segue.element["popoverBehavior"] {
      case "t": .transient
      case "s": .semitransient
      default: .applicationDefined
      }
    presenter.present(
      child, asPopoverRelativeTo: .zero, of: view, preferredEdge: edge, behavior: behavior)
  }

  /// Shows a controller in its window, or in a new window whose content view controller it becomes.
  private static func show(_ destination: NSResponder) {
    let controller: NSWindowController
    switch destination {
    case let destination as NSWindowController: controller = destination
    case let destination as NSViewController:
      controller = NSWindowController(window: NSWindow(contentViewController: destination))
    default: return
    }
    controller.showWindow(nil)
    NSApplication.shared.retainController(controller)
  }

  /// Logs an unwind segue, which AppKit does not have.
  func unwind(_ segue: SegueElement, from source: NSResponder, sender: Any?) {
    LayoutProfile.current.log("The segue at \(segue.position) unwinds, which AppKit has not.")
  }
}

/// The target of a control's action that triggers a segue.
@MainActor final class SegueTemplate: NSObject, ActionResponder {
  private let start: @MainActor (Any?) -> Void

  init(_ start: @escaping @MainActor (Any?) -> Void) { self.start = start }

  func respond(to action: Selector, sender: Any?) -> Bool {
    guard action == "perform:" else { return false }
    start(sender)
    return true
  }
}
