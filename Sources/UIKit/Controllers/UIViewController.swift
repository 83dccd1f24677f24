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
        viewDidLoad()
      }
      return loadedView
    }
    set {
      if let old = loadedView, old !== newValue { release(old) }
      loadedView = newValue
      if let newValue { adopt(newValue) }
    }
  }
  /// The view if it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view: the document's where the controller comes from one, or a plain one of the screen's size.
  open func loadView() {
    if let documentView { return documentView(self) }
    view = UIView(frame: UIScreen.main.bounds)
  }
  /// Makes the view from the document that the controller comes from.
  package var documentView: ((UIViewController) -> Void)?
  /// Called after a document was loaded and all outlets of it are connected.
  open func awakeFromNib() {}
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
  /// What the controller adds to the safe area of its view, in points; for bars of its own.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      viewIfLoaded?.viewNode.margins.additionalSafeArea = ViewInsets(additionalSafeAreaInsets)
    }
  }
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true unless set.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      viewIfLoaded?.viewNode.margins.respectsSystemMinimum = viewRespectsSystemMinimumLayoutMargins
    }
  }
  /// The margins that the system asks for around the content of the view, in points: 16 at the sides, 20
  /// where the view is at least 414 wide, nothing above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let minimum = view.viewNode.margins.systemMinimum ?? .zero
    return NSDirectionalEdgeInsets(UIEdgeInsets(minimum), isRightToLeft: false)
  }
  private func adopt(_ view: UIView) {
    view.viewController = self
    let margins = view.viewNode.margins
    margins.isControllerRoot = true
    margins.respectsSystemMinimum = viewRespectsSystemMinimumLayoutMargins
    margins.additionalSafeArea = ViewInsets(additionalSafeAreaInsets)
  }
  private func release(_ view: UIView) {
    view.viewController = nil
    view.viewNode.margins.isControllerRoot = false
    view.viewNode.margins.additionalSafeArea = .zero
  }
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
