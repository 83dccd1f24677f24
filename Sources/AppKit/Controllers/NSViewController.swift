public import Foundation
public import FoundationShims
internal import LayoutTree
internal import NibBuilding

/// A controller that creates a view and is notified when the view is laid out and shown.
///
/// ```swift
/// let controller = NSViewController()
/// controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
/// controller.title = "Settings"
/// let window = NSWindow(contentViewController: controller)
/// print(window.title, window.contentView === controller.view)  // Settings true
/// controller.preferredContentSize = NSSize(width: 400, height: 240)
/// print(controller.view.frame.width, controller.view.frame.height)  // 400.0 240.0
/// ```
///
/// - Units: Points; ``preferredContentSize`` is the view's size, without a window's title bar.
/// - Errors: A `loadView` that sets no view ends the program with a message; a document without a view is
///   logged, and an empty view is created.
/// - Complexity: ``view`` is loaded once, on first access, at the cost of ``loadView()``; later accesses are
///   O(1).
/// - SeeAlso: Apple, "NSViewController".
@preconcurrency @MainActor open class NSViewController: NSResponder, NSSeguePerforming {
  private var loadedView: NSView?
  private var isShown = false
  /// The controller's title, shown by its window or tab.
  open var title: String?
  /// The object that the view shows; stored only.
  open var representedObject: Any?
  /// The child controllers.
  open private(set) var children: [NSViewController] = []
  /// The parent controller.
  open private(set) weak var parent: NSViewController?
  private var documentName: NSNib.Name?
  private var documentBundle: Bundle?
  /// The name of the document that contains the view; nil for the default name, that of the class.
  open var nibName: NSNib.Name? { documentName }
  /// The bundle that contains the document; nil for the main bundle.
  open var nibBundle: Bundle? { documentBundle }
  /// The document's top-level objects, which live as long as the controller.
  private var documentObjects: [AnyObject] = []

  /// Creates a controller whose view comes from no named document.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller for the view of a document.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a document whose owner is the controller; see ``loadView()``.
  ///   - nibBundleOrNil: The bundle that contains the document; the main bundle for nil.
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    documentName = nibNameOrNil
    documentBundle = nibBundleOrNil
    super.init()
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Sets the document of a controller that was created from an archive.
  func setDocumentName(named name: NSNib.Name?) { documentName = name }

  /// The view, created on first access.
  open var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      guard let view = loadedView else {
        fatalError("\(type(of: self)).loadView() must set the view.")
      }
      viewDidLoad()
      return view
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue.viewController = self
    }
  }
  /// The view if it was created, else nil.
  open var viewIfLoaded: NSView? { loadedView }
  /// Whether the view was created.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Creates the view unless it already exists.
  open func loadViewIfNeeded() { _ = view }
  /// Creates the view: from the controller's storyboard, from its document, or as a plain view without size.
  ///
  /// Without a name, a document of the main bundle that is named like the class is loaded. A document that is
  /// missing or contains no view is logged, and the view is a plain one.
  open func loadView() {
    if scene?.loadView(of: self) == true { return }
    let type = type(of: self)
    let own = type == NSViewController.self ? nil : NibFile.name(for: type)
    if let name = nibName ?? own {
      documentObjects = NSNib(nibNamed: name, bundle: nibBundle)?.load(owner: self) ?? []
      if isViewLoaded { return }
      LayoutProfile.current.log(
        "-[\(ObjectName.className(of: type)) loadView] loaded the \"\(name)\" nib but no view was set."
      )
    }
    view = NSView(frame: .zero)
  }
  /// Called after the view was created.
  open func viewDidLoad() {}
  /// Called before the view becomes visible, because it or its window is added to the screen.
  open func viewWillAppear() {}
  /// Called after the view became visible.
  open func viewDidAppear() {}
  /// Called before the view stops being visible.
  open func viewWillDisappear() {}
  /// Called after the view stopped being visible.
  open func viewDidDisappear() {}
  /// Updates the view's constraints during the constraint pass; overrides call super last, which updates the
  /// view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayout() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayout() {}

  private var isLayingOut = false

  /// Lays out the view and notifies the controller before and after, once even for nested calls of `layout()`.
  func layingOut(_ place: () -> Void) {
    guard !isLayingOut else { return place() }
    isLayingOut = true
    defer { isLayingOut = false }
    viewWillLayout()
    place()
    viewDidLayout()
  }

  /// The preferred size of the view, in points; zero for no preference.
  ///
  /// A window with this content view controller resizes to it; the parent controller is notified.
  open var preferredContentSize = NSSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      viewIfLoaded?.contentWindow?.preferredContentSizeDidChange(of: self)
      parent?.preferredContentSizeDidChange(for: self)
    }
  }
  /// Called after the preferred content size of a child controller changed.
  open func preferredContentSizeDidChange(for viewController: NSViewController) {}

  /// Adds a child controller; its view must be added separately.
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: children.count)
  }
  /// Inserts a child controller at an index; its view must be added separately.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    childViewController.removeFromParent()
    children.insert(childViewController, at: min(max(0, index), children.count))
    childViewController.parent = self
  }
  /// Removes the child controller at an index; its view must be removed separately.
  open func removeChild(at index: Int) {
    guard children.indices.contains(index) else { return }
    children.remove(at: index).parent = nil
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else {
      return
    }
    parent.removeChild(at: index)
  }

  /// The next responder: the one that was set, else the view's superview or window.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? loadedView?.superview ?? loadedView?.contentWindow }
    set { super.nextResponder = newValue }
  }

  /// Sets whether the controller's view is on the screen and notifies the controller of a change.
  func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown {
      viewWillAppear()
      viewDidAppear()
    } else {
      viewWillDisappear()
      viewDidDisappear()
    }
  }

  // MARK: Presentation

  /// The controllers that this one presents.
  open internal(set) var presentedViewControllers: [NSViewController]?
  /// The controller that presents this one.
  open internal(set) weak var presentingViewController: NSViewController?
  /// The way in which this controller is presented.
  var animator: (any NSViewControllerPresentationAnimator)?
  /// The popover that shows this controller.
  weak var presentedPopover: NSPopover?
  /// The view at which the controller appears; not retained.
  open weak var sourceItemView: NSView?
  /// The context of an extension; always nil.
  open var extensionContext: NSObject? { nil }
  /// The smallest size of the view of an extension.
  open var preferredMinimumSize: NSSize { .zero }
  /// The largest size of the view of an extension.
  open var preferredMaximumSize: NSSize { .zero }
  /// The origin on the screen of the view of an extension.
  open var preferredScreenOrigin = NSPoint.zero
  /// Presents a controller with an animator.
  open func present(
    _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) {
    viewController.presentingViewController?.dismiss(viewController)
    presentedViewControllers = (presentedViewControllers ?? []) + [viewController]
    viewController.presentingViewController = self
    viewController.animator = animator
    animator.animatePresentation(of: viewController, from: self)
  }
  /// Presents a controller as a sheet of the view's window.
  open func presentAsSheet(_ viewController: NSViewController) {
    present(viewController, animator: WindowAnimator(.sheet))
  }
  /// Presents a controller in a window of its own that is modal.
  open func presentAsModalWindow(_ viewController: NSViewController) {
    present(viewController, animator: WindowAnimator(.modal))
  }
  /// Presents a controller in a popover that points at a rectangle of a view.
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {
    present(
      viewController,
      animator: PopoverAnimator(positioningRect, positioningView, preferredEdge, behavior))
  }
  /// Presents a controller in a popover that points at a rectangle of a view.
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior,
    hasFullSizeContent: Bool
  ) {
    let animator = PopoverAnimator(positioningRect, positioningView, preferredEdge, behavior)
    animator.popover.hasFullSizeContent = hasFullSizeContent
    present(viewController, animator: animator)
  }
  /// Dismisses a controller that this one presents.
  open func dismiss(_ viewController: NSViewController) {
    guard viewController.presentingViewController === self else { return }
    let animator = viewController.animator
    viewController.animator = nil
    viewController.presentingViewController = nil
    presentedViewControllers?.removeAll { $0 === viewController }
    if presentedViewControllers?.isEmpty == true { presentedViewControllers = nil }
    animator?.animateDismissal(of: viewController, from: self)
  }
  /// Dismisses this controller, or closes the window whose content it is.
  open func dismiss(_ sender: Any?) {
    if let presentingViewController {
      presentingViewController.dismiss(self)
    } else if let presentedPopover {
      presentedPopover.performClose(sender)
    } else {
      viewIfLoaded?.window?.performClose(sender)
    }
  }
  /// The size of the view in a popover or sheet: the preferred one, or else the smallest that its constraints allow.
  var contentSizeForPopover: NSSize {
    if preferredContentSize != .zero { return preferredContentSize }
    let size = view.frame.size
    return size == .zero || !view.constraints.isEmpty ? view.fittingSize : size
  }
  /// Replaces the view of a child by that of another child, without animation.
  ///
  /// Both must be children; if not the program ends, as on Apple's systems.
  open func transition(
    from fromViewController: NSViewController, to toViewController: NSViewController,
    options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
  ) {
    for child in [fromViewController, toViewController] where child.parent !== self {
      fatalError("Children view controllers \(child) must have a common parent view controller.")
    }
    let (old, new) = (fromViewController.view, toViewController.view)
    if old !== new, let container = old.superview {
      new.frame = old.frame
      new.autoresizingMask = old.autoresizingMask
      container.replaceSubview(old, with: new)
    }
    completion?()
  }
  /// Called before the view is resized by a change of the window that it is in.
  open func viewWillTransition(to newSize: NSSize) {}
  /// Ends editing; returns whether all values could be stored: true unless overridden.
  open func commitEditing() -> Bool { true }
  /// Ends editing and drops the edited values.
  open func discardEditing() {}
  /// Ends editing and sends a message with the result: `editor:didCommit:contextInfo:`.
  open func commitEditing(
    withDelegate delegate: Any?, didCommit didCommitSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    guard let didCommitSelector, let object = delegate as? NSObject else { return }
    _ = ObjectiveCNames.perform(didCommitSelector, on: object, [self, commitEditing(), nil])
  }

  // MARK: Storyboards

  /// The storyboard scene that the controller was created from.
  var scene: StoryboardScene<AppKitStoryboard>?
  /// The storyboard that the controller was created from.
  open var storyboard: NSStoryboard? { scene?.front.storyboard }
  /// Creates the destination of a segue of this controller, calls ``prepare(for:sender:)``, and shows the
  /// destination.
  ///
  /// A segue that the storyboard does not have ends the program, as on Apple's systems.
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    guard let scene, let segue = scene.segue(identifier: identifier) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(segue, from: self, sender: sender)
  }
  /// Whether a segue that a control triggers is performed.
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
  /// Called before a segue of this controller shows or embeds its destination.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}
