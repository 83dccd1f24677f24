public import Foundation

/// Makes a view and is told when it is laid out.
///
/// - SeeAlso: Apple, "NSViewController".
@preconcurrency @MainActor open class NSViewController: NSResponder {
  private var loadedView: NSView?
  /// What a window or a tab says about the controller.
  open var title: String?
  /// The controllers inside.
  open private(set) var children: [NSViewController] = []
  /// The controller around.
  open private(set) weak var parent: NSViewController?

  /// Makes a controller without a view.
  public override init() { super.init() }
  /// Makes a controller for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view, made when it is first asked for.
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
  /// Makes the view; a plain one without size unless overridden.
  open func loadView() { view = NSView(frame: .zero) }
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// The view's turn in the constraint pass; call super last, it asks the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayout() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayout() {}
  /// Puts a controller inside; its view must be added too.
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }
  /// Takes the controller out of the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
