public import Foundation
internal import ViewArrangements

/// A controller's view in a box with an arrow that points at a view.
///
/// - SeeAlso: Apple, "NSPopover".
@preconcurrency @MainActor open class NSPopover: NSResponder, NSAppearanceCustomization {
  /// The occasions on which a popover closes; raw values are Apple's.
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  /// The reason for which a popover closes.
  public struct CloseReason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a reason from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It was closed.
    public static let standard = CloseReason(rawValue: "NSPopoverCloseReasonStandard")
    /// It became a window.
    public static let detachToWindow = CloseReason(rawValue: "NSPopoverCloseReasonDetachToWindow")
  }

  /// The object that decides about the popover and is notified of it; not retained.
  open weak var delegate: (any NSPopoverDelegate)?
  /// The appearance; nil for that of the view that the arrow points at.
  open var appearance: NSAppearance?
  /// The appearance, or else that of the view that the arrow points at.
  open var effectiveAppearance: NSAppearance {
    appearance ?? positioningView?.effectiveAppearance ?? NSApplication.shared.effectiveAppearance
  }
  /// The occasions on which the popover closes; stored only.
  open var behavior = Behavior.applicationDefined
  /// Whether the popover opens and closes with an animation; stored only.
  open var animates = true
  /// Whether the content fills the arrow too; stored only.
  open var hasFullSizeContent = false
  /// Whether the popover became a window.
  open private(set) var isDetached = false
  /// The controller of the content.
  open var contentViewController: NSViewController?
  /// The size of the content; zero for that of the controller.
  open var contentSize = NSSize.zero { didSet { if isShown, contentSize != oldValue { place() } } }
  /// Whether the popover is open.
  open var isShown: Bool { frameView != nil }
  /// The rectangle of the view that the arrow points at; zero for its bounds.
  open var positioningRect = NSRect.zero { didSet { if isShown { place() } } }
  private weak var positioningView: NSView?
  private var edge = NSRectEdge.maxY
  private var panel: PopoverPanel?
  private var frameView: PopoverFrameView?

  /// Creates a popover.
  public override init() { super.init() }
  /// Creates a popover from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Opens the popover with an arrow at a rectangle of a view, on a side if there is room, else on another one.
  ///
  /// A view outside of a window ends the program, as on Apple's systems.
  open func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {
    guard let window = positioningView.window else {
      fatalError("view has no window. You must supply a view in a window.")
    }
    guard let controller = contentViewController else {
      fatalError("contentViewController must be set before a popover is shown.")
    }
    let wasShown = isShown
    (self.positioningView, edge) = (positioningView, preferredEdge)
    if !wasShown { report(Self.willShowNotification) { $0.popoverWillShow($1) } }
    let frameView = self.frameView ?? PopoverFrameView()
    self.frameView = frameView
    frameView.appearance = appearance
    self.positioningRect = positioningRect
    let panel = self.panel ?? PopoverPanel()
    panel.contentView = frameView
    frameView.show(controller.view)
    self.panel = panel
    place()
    window.addChildWindow(panel, ordered: .above)
    panel.orderFront(nil)
    controller.presentedPopover = self
    if !wasShown { report(Self.didShowNotification) { $0.popoverDidShow($1) } }
  }
  /// Opens the popover at an item of a toolbar, whose window it points into.
  open func show(relativeTo toolbarItem: NSToolbarItem) {
    guard let view = toolbarItem.view ?? toolbarItem.toolbar?.window?.contentView else { return }
    show(relativeTo: .zero, of: view, preferredEdge: .minY)
  }
  private func place() {
    guard let frameView, let panel, let view = positioningView,
      let controller = contentViewController
    else { return }
    let size = contentSize == .zero ? controller.contentSizeForPopover : contentSize
    let rect = positioningRect == .zero ? view.bounds : positioningRect
    panel.setFrame(frameView.place(size, at: rect, of: view, edge), display: true)
  }
  /// Closes the popover if the delegate agrees.
  open func performClose(_ sender: Any?) {
    guard isShown, delegate?.popoverShouldClose(self) ?? true else { return }
    close()
  }
  /// Closes the popover.
  open func close() {
    guard isShown else { return }
    let info = [Self.closeReasonUserInfoKey: CloseReason.standard.rawValue]
    report(Self.willCloseNotification, info) { $0.popoverWillClose($1) }
    if let panel { panel.parent?.removeChildWindow(panel) }
    panel?.orderOut(nil)
    contentViewController?.viewIfLoaded?.removeFromSuperview()
    contentViewController?.presentedPopover = nil
    (panel, frameView) = (nil, nil)
    report(Self.didCloseNotification, info) { $0.popoverDidClose($1) }
  }
  private func report(
    _ name: Notification.Name, _ info: [String: String]? = nil,
    _ call: (any NSPopoverDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: info)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  /// The key of the reason in the user info of the notifications of closing.
  public nonisolated static let closeReasonUserInfoKey = "NSPopoverCloseReasonKey"
  /// Posted before the popover opens.
  public nonisolated static let willShowNotification = Notification.Name(
    "NSPopoverWillShowNotification")
  /// Posted after the popover opened.
  public nonisolated static let didShowNotification = Notification.Name(
    "NSPopoverDidShowNotification")
  /// Posted before the popover closes.
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSPopoverWillCloseNotification")
  /// Posted after the popover closed.
  public nonisolated static let didCloseNotification = Notification.Name(
    "NSPopoverDidCloseNotification")
}

/// Decides about a popover and is notified of it.
///
/// - SeeAlso: Apple, "NSPopoverDelegate".
@preconcurrency @MainActor public protocol NSPopoverDelegate: AnyObject {
  /// Whether the popover may close; asked by ``NSPopover/performClose(_:)``.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  // Default: false
  /// Whether the popover may become a window; never asked here.
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  /// Called after the popover became a window; never here.
  func popoverDidDetach(_ popover: NSPopover)
  /// The window that the popover becomes; nil for one of its own.
  func detachableWindow(for popover: NSPopover) -> NSWindow?
  /// Called before the popover opens.
  func popoverWillShow(_ notification: Notification)
  /// Called after the popover opened.
  func popoverDidShow(_ notification: Notification)
  /// Called before the popover closes.
  func popoverWillClose(_ notification: Notification)
  /// Called after the popover closed.
  func popoverDidClose(_ notification: Notification)
}

/// The window of a popover.
final class PopoverPanel: NSPanel {
  override var canBecomeKey: Bool { true }
}
