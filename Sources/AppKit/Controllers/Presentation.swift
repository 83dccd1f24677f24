internal import Foundation

extension NSViewController {
  /// The animation of a change of views, which is made at once; raw values are Apple's.
  public struct TransitionOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fades.
    public static let crossfade = TransitionOptions(rawValue: 0x1)
    /// Slides up.
    public static let slideUp = TransitionOptions(rawValue: 0x10)
    /// Slides down.
    public static let slideDown = TransitionOptions(rawValue: 0x20)
    /// Slides left.
    public static let slideLeft = TransitionOptions(rawValue: 0x40)
    /// Slides right.
    public static let slideRight = TransitionOptions(rawValue: 0x80)
    /// Slides forward.
    public static let slideForward = TransitionOptions(rawValue: 0x140)
    /// Slides backward.
    public static let slideBackward = TransitionOptions(rawValue: 0x180)
    /// Lets the user go on during the animation.
    public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
  }
}

/// Shows and hides the view of a controller that another one presents.
///
/// - SeeAlso: Apple, "NSViewControllerPresentationAnimator".
@preconcurrency @MainActor public protocol NSViewControllerPresentationAnimator: AnyObject {
  /// Shows the view of a controller.
  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController)
  /// Hides the view of a controller.
  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController)
}

/// Shows a controller in a window.
final class WindowAnimator: NSViewControllerPresentationAnimator {
  /// The kind of window.
  enum Kind { case sheet, modal }
  private let kind: Kind
  private var window: NSWindow?

  init(_ kind: Kind) { self.kind = kind }

  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    let window = NSWindow(contentViewController: viewController)
    window.setContentSize(viewController.contentSizeForPopover)
    self.window = window
    if kind == .sheet, let parent = fromViewController.view.window {
      parent.beginSheet(window)
    } else {
      window.styleMask.remove([.miniaturizable, .resizable])
      window.center()
      window.makeKeyAndOrderFront(nil)
    }
  }
  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    if let parent = window?.sheetParent, let window {
      parent.endSheet(window)
    } else {
      window?.close()
    }
    window?.contentViewController = nil
    window = nil
  }
}

/// Shows a controller in a popover.
final class PopoverAnimator: NSViewControllerPresentationAnimator {
  /// The popover.
  let popover = NSPopover()
  private let rect: NSRect
  private let view: NSView
  private let edge: NSRectEdge

  init(_ rect: NSRect, _ view: NSView, _ edge: NSRectEdge, _ behavior: NSPopover.Behavior) {
    (self.rect, self.view, self.edge) = (rect, view, edge)
    popover.behavior = behavior
  }

  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    popover.contentViewController = viewController
    popover.show(relativeTo: rect, of: view, preferredEdge: edge)
  }
  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) { popover.close() }
}
