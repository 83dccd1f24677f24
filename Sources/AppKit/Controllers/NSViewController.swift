public import Foundation
internal import LayoutTree
internal import NibBuilding

/// Makes a view and is notified when the view is laid out and shown.
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
/// - Units: Points; ``preferredContentSize`` is that of the view, without a window's title bar.
/// - Errors: A `loadView` that sets no view ends the program with a text; a document without a view is
///   logged, and an empty view is made.
/// - Complexity: ``view`` is loaded once, on first access, at the cost of ``loadView()``; later
///   accesses are O(1).
/// - SeeAlso: Apple, "NSViewController".
@preconcurrency @MainActor open class NSViewController: NSResponder, NSSeguePerforming {
  private var loadedView: NSView?
  private var isShown = false
  /// The title that a window or a tab shows.
  open var title: String?
  /// The object that the view presents; stored only.
  open var representedObject: Any?
  /// The controllers inside.
  open private(set) var children: [NSViewController] = []
  /// The controller around.
  open private(set) weak var parent: NSViewController?
  private var documentName: NSNib.Name?
  private var documentBundle: Bundle?
  /// The document that the view comes from; nil for the one named after the class.
  open var nibName: NSNib.Name? { documentName }
  /// The bundle of that document; nil for the main bundle.
  open var nibBundle: Bundle? { documentBundle }
  /// The top-level objects of the document, which live as long as the controller.
  private var documentObjects: [AnyObject] = []

  /// Creates a controller without a view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller for the view of a document.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The document whose owner the controller is; see ``loadView()``.
  ///   - nibBundleOrNil: Where the document is; the main bundle for nil.
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    documentName = nibNameOrNil
    documentBundle = nibBundleOrNil
    super.init()
  }
  /// Creates a controller for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Names the document of a controller that was made for an archive.
  func takeDocument(named name: NSNib.Name?) { documentName = name }

  /// The view, loaded on first use.
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
  /// The view if it was made.
  open var viewIfLoaded: NSView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view if it was not made yet.
  open func loadViewIfNeeded() { _ = view }
  /// Loads the view: the storyboard's, or the document's, or a plain one without size.
  ///
  /// Without a name, a document of the main bundle counts that is named as the class. One that is not there
  /// or brings no view is logged, and the view is a plain one.
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
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view becomes visible: it moves to a window on the screen, or its window appears.
  open func viewWillAppear() {}
  /// Called after the view became visible.
  open func viewDidAppear() {}
  /// Called before the view is not seen any more.
  open func viewWillDisappear() {}
  /// Called after the view went out of sight.
  open func viewDidDisappear() {}
  /// Updates the view's constraints in the constraint pass; call super last, it asks the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayout() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayout() {}

  private var isLayingOut = false

  /// Lays the view out and notifies before and after; once, however many calls of `layout()` are nested.
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
  /// A window whose content controller this is resizes to it; the parent controller is notified.
  open var preferredContentSize = NSSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      viewIfLoaded?.contentWindow?.preferredContentSizeDidChange(of: self)
      parent?.preferredContentSizeDidChange(for: self)
    }
  }
  /// Called after the preferred size of a child controller changed.
  open func preferredContentSizeDidChange(for viewController: NSViewController) {}

  /// Puts a controller inside; its view must be added too.
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: children.count)
  }
  /// Inserts a child controller at an index; its view must be added too.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    childViewController.removeFromParent()
    children.insert(childViewController, at: min(max(0, index), children.count))
    childViewController.parent = self
  }
  /// Removes the child controller at an index; its view must be removed too.
  open func removeChild(at index: Int) {
    guard children.indices.contains(index) else { return }
    children.remove(at: index).parent = nil
  }
  /// Takes the controller out of the one around it.
  open func removeFromParent() {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else {
      return
    }
    parent.removeChild(at: index)
  }

  /// The responder after this one: what was set, else what is around the view.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? loadedView?.superview ?? loadedView?.contentWindow }
    set { super.nextResponder = newValue }
  }

  /// Tells the controller whether its view is on the screen, if that changed.
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

  // MARK: Storyboards

  /// The scene of the storyboard that it comes from.
  var scene: StoryboardScene<AppKitStoryboard>?
  /// The storyboard that the controller comes from.
  open var storyboard: NSStoryboard? { scene?.front.storyboard }
  /// Makes the destination of a segue that starts here, calls ``prepare(for:sender:)``, and shows it.
  ///
  /// A segue that the storyboard does not have ends the program, as on Apple's systems.
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    guard let scene, let segue = scene.segue(identifier: identifier) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(segue, from: self, sender: sender)
  }
  /// Whether a segue that a control starts is performed.
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
  /// Called before a segue that starts here shows its destination, or embeds it.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}
