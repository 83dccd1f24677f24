public import Foundation
internal import ViewCore

/// Something that takes up space at the top or bottom of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How much it takes up, in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// How much of the view the guide takes up.
  public var length: CGFloat { layoutFrame.height }
}

/// Makes a view and is told when it is laid out.
///
/// - SeeAlso: Apple, "UIViewController".
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// What bars say about the controller.
  open var title: String?
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller around.
  open private(set) weak var parent: UIViewController?

  /// Makes a controller without a view.
  public override init() { super.init() }
  /// Makes a controller for an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        loadedView?.viewController = self
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.viewController = self
    }
  }
  /// The view if it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view; a plain one of the screen's size unless overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// The view's turn in the constraint pass; call super last, it asks the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The strip above the content.
  open var topLayoutGuide: any UILayoutSupport {
    UILayoutGuide.of(view.viewNode.stripGuide(.topStrip))
  }
  /// The strip below the content.
  open var bottomLayoutGuide: any UILayoutSupport {
    UILayoutGuide.of(view.viewNode.stripGuide(.bottomStrip))
  }
  /// Puts a controller inside; its view must be added too.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }
  /// Takes the controller out of the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
