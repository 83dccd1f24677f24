public import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import LayoutTree
internal import NibBuilding

/// Manages a view: loads it and is notified when it appears, disappears and is laid out.
///
/// Nothing is animated. Orientation and screen edge preferences are stored only, except
/// ``prefersStatusBarHidden``, which changes the safe area.
///
/// ```swift
/// let controller = UIViewController()
/// print(controller.isViewLoaded)  // false
/// controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
/// controller.additionalSafeAreaInsets.top = 44
/// controller.view.layoutIfNeeded()
/// let safe = controller.view.safeAreaLayoutGuide.layoutFrame
/// print(NSStringFromCGRect(safe))  // {{0, 44}, {320, 436}}
/// ```
///
/// - Units: Points, y down; insets and preferred sizes are those of ``view``.
/// - Errors: A named document that is missing or invalid ends the program with a text; one without a
///   view outlet is logged, and an empty view is made.
/// - Complexity: ``view`` is loaded once, on first access, at the cost of ``loadView()``; later
///   accesses are O(1).
/// - SeeAlso: Apple, "UIViewController"; `Rules/Guides.md#safe-areas-are-clamped-edge-by-edge`.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  private var loadedView: UIView?
  /// The overridden appearance; unspecified without an override.
  var storedStyle = UIUserInterfaceStyle.unspecified

  /// Creates a controller whose view is not loaded.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The document whose owner the controller is; see ``loadView()``.
  ///   - nibBundleOrNil: Where the document is; the main bundle for nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  /// Creates a controller whose view is not loaded.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name of the controller's document.
  open private(set) var nibName: String?
  /// The bundle of that document; nil for the main bundle.
  open private(set) var nibBundle: Bundle?
  /// The title that bars show.
  open var title: String? {
    didSet {
      existingNavigationItem?.title = title
      existingTabBarItem?.title = title
    }
  }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? storedPresenting }

  // MARK: The view

  /// The view, loaded on first access.
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
  /// The view if it is loaded, else nil.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view from the controller's storyboard or document, or creates a plain view of the screen's
  /// size.
  ///
  /// Without a name, it looks in the main bundle for a document with the name of the class, with or without
  /// the suffix `Controller`. A missing document ends the program if it was named, as on Apple's systems.
  open func loadView() {
    if scene?.loadView(of: self) == true { return }
    if let name = documentName {
      UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
      if isViewLoaded { return }
      LayoutProfile.current.log("The document \(name) was loaded but the view outlet was not set.")
    }
    view = UIView(frame: UIScreen.main.bounds)
  }
  /// The document that the controller's view comes from: the one it was made for, or the class's own.
  var documentName: String? {
    if let nibName { return nibName }
    let type = type(of: self)
    return type == UIViewController.self ? nil : NibFile.name(for: type, without: "Controller")
  }
  /// Called after a document was loaded and all its outlets are connected.
  open func awakeFromNib() {}
  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { _ = view }
  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view is added to a visible window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy and about to appear.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the view's constraints in the constraint pass.
  ///
  /// Call super last; it calls the view's method.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  private func adopt(_ view: UIView) {
    view.viewController = self
    let margins = view.viewNode.margins
    margins.isControllerRoot = true
    margins.respectsSystemMinimum = viewRespectsSystemMinimumLayoutMargins
    addSafeArea(to: view)
  }
  private func release(_ view: UIView) {
    view.viewController = nil
    view.viewNode.margins.isControllerRoot = false
    view.viewNode.margins.additionalSafeArea = .zero
  }

  // MARK: Margins and safe area

  /// Insets that the controller adds to the safe area of its view, in points, for example for its own bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded.map(addSafeArea) }
  }
  /// The insets that the container's bars cover of the view, in points.
  var barInsets = ViewInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded.map(addSafeArea) } }
  }
  private func addSafeArea(to view: UIView) {
    view.viewNode.margins.additionalSafeArea = ViewInsets(additionalSafeAreaInsets) + barInsets
  }
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``; default: true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      viewIfLoaded?.viewNode.margins.respectsSystemMinimum = viewRespectsSystemMinimumLayoutMargins
    }
  }
  /// The system's minimum margins of the view, in points: 16 at the sides, 20 if the view is at least 400
  /// wide without a safe area beside it, 0 at top and bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let minimum = view.viewNode.margins.systemMinimum ?? .zero
    return NSDirectionalEdgeInsets(UIEdgeInsets(minimum), isRightToLeft: false)
  }
  /// The guide of the strip above the content.
  open var topLayoutGuide: any UILayoutSupport {
    UILayoutGuide.of(view.viewNode.stripGuide(.topStrip))
  }
  /// The guide of the strip below the content.
  open var bottomLayoutGuide: any UILayoutSupport {
    UILayoutGuide.of(view.viewNode.stripGuide(.bottomStrip))
  }
  /// The edges at which the view extends behind the container's bars.
  ///
  /// It extends behind opaque bars only with ``extendedLayoutIncludesOpaqueBars``.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { barContainer?.arrange() } }
  /// Whether the view extends behind opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { barContainer?.arrange() } }
  /// Whether scroll views with automatic behaviour adjust their insets for bars above and below.
  open var automaticallyAdjustsScrollViewInsets = true
  private var contentScrollViews = ContentScrollViews()
  /// Sets the scroll view that bars at some edges observe, in place of the first one in the view.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge] = scrollView
  }
  /// The scroll view that was set for an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge]
  }
  /// The preferred size of the view in its container; containers of the program read it.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      existingPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called after ``preferredContentSize`` of a child changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called after the fitting size of a child changed; never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a child in a container of a size: that size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Controllers inside controllers

  /// The child controllers.
  open internal(set) var children: [UIViewController] = []
  /// The parent controller.
  open internal(set) weak var parent: UIViewController?

  /// Adds a child; the caller also adds the child's view and then calls ``didMove(toParent:)``.
  ///
  /// Removes the child from its former parent first, and calls ``willMove(toParent:)``.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    require(
      !sequence(first: self, next: \.parent).contains { $0 === childController },
      "A controller cannot be inside itself.")
    childController.removeFromParent()
    childController.willMove(toParent: self)
    let link = {
      self.children.append(childController)
      childController.parent = self
    }
    // A parent may state traits for its children.
    if let view = childController.viewIfLoaded {
      TraitInheritance.moving(view, link)
    } else {
      link()
    }
    childController.isMovingToParent = true
  }
  /// Removes the controller from its parent and calls ``didMove(toParent:)`` with nil.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    barInsets = .zero
    didMove(toParent: nil)
    isMovingFromParent = false
  }
  /// Called before the parent changes; call it with nil before ``removeFromParent()``.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { isMovingFromParent = true }
  }
  /// Called after the parent changed; call it after ``addChild(_:)``.
  open func didMove(toParent parent: UIViewController?) { isMovingToParent = false }
  /// Whether the controller appears because it moves to a parent; valid in appearance callbacks.
  open internal(set) var isMovingToParent = false
  /// Whether the controller disappears because it leaves its parent; valid in appearance callbacks.
  open internal(set) var isMovingFromParent = false
  /// Replaces the view of one child with that of another, without animation.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed. Both must be children of this controller.
  ///   - toViewController: The child whose view is added to the same superview.
  ///   - duration: Ignored.
  ///   - options: Ignored.
  ///   - animations: Runs after the new view was added.
  ///   - completion: Called with true at the end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    require(
      fromViewController.parent === self && toViewController.parent === self,
      "Children view controllers must have a common parent view controller when calling "
        + "transition(from:to:duration:options:animations:completion:)")
    if let old = fromViewController.viewIfLoaded, let around = old.superview,
      let new = toViewController.view
    {
      around.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
    animations?()
    completion?(true)
  }
  /// Called before the view's size changes because the window's size does.
  ///
  /// Call super, which forwards to the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    storedPresented?.viewWillTransition(to: size, with: coordinator)
  }

  private var overrides: [ObjectIdentifier: UITraitCollection]?
  /// Overrides traits for a child; nil removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let below = childViewController.viewIfLoaded.map { [$0] } ?? []
    TraitInheritance.state(collection)
    TraitInheritance.changing(below: below) {
      overrides = overrides ?? [:]
      overrides?[ObjectIdentifier(childViewController)] = collection
    }
  }
  /// The overridden traits of a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    overrides?[ObjectIdentifier(childViewController)]
  }
  /// The traits, inherited from the parent with its overrides.
  open var traitCollection: UITraitCollection { TraitInheritance.traits(of: self) }
  /// Called before the traits change; call super, which forwards to the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    storedPresented?.willTransition(to: newCollection, with: coordinator)
  }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The device

  /// Rotates windows to the device's orientation; has no effect.
  open class func attemptRotationToDeviceOrientation() {}
  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; on devices without a notch, hiding it shrinks the safe area insets.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of the status bar; has no effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the status bar's style instead of this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden instead of this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Updates the status bar after the preferences changed.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.screenDidChange() }
  /// Whether the home indicator hides automatically; has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines this instead of this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Updates the preference after it changed; has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges where the program's gestures take precedence over the system's; has no effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines this instead of this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Updates the preference after it changed; has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The supported orientations; default: all on tablets, all but upside down on phones.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Updates the preference after it changed; has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is presented, the screen's unless overridden; never asked here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .ofScreen }
  /// The interface orientation, from ``UIScreen/isLandscape``.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// Called when the system is low on memory; never called here.
  open func didReceiveMemoryWarning() {}

  // MARK: Editing

  /// Whether the content is being edited.
  ///
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Sets whether the content is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    existingEditButton?.title = editing ? "Done" : "Edit"
  }
  private var existingEditButton: UIBarButtonItem?
  /// A button that begins and ends editing; every call returns the same button.
  open var editButtonItem: UIBarButtonItem {
    if let existingEditButton { return existingEditButton }
    let action = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    }
    let made = UIBarButtonItem(primaryAction: action)
    existingEditButton = made
    return made
  }

  // MARK: Bars

  private var existingNavigationItem: UINavigationItem?
  private var existingTabBarItem: UITabBarItem?
  /// The item in the navigation bar, created on first access.
  open var navigationItem: UINavigationItem {
    if let existingNavigationItem { return existingNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    existingNavigationItem = item
    return item
  }
  /// The item in the tab bar, created on first access.
  open var tabBarItem: UITabBarItem! {
    get {
      if let existingTabBarItem { return existingTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      existingTabBarItem = item
      return item
    }
    set { existingTabBarItem = newValue }
  }
  /// The items in the navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { ownToolbarItems = newValue }
  }
  private var ownToolbarItems: [UIBarButtonItem]? { didSet { barContainer?.arrange() } }
  /// Sets the items in the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = toolbarItems
  }
  /// Whether pushing the controller hides the tab bar.
  open var hidesBottomBarWhenPushed = false
  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { ancestor() }

  /// The nearest split view controller among the ancestors.
  open var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
  private var barContainer: (any BarContainer)? { parent as? any BarContainer }

  // MARK: Coming and going

  let appearance = Appearance()
  /// Whether appearance callbacks are forwarded to the children; default: true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins an appearance transition of a child; for containers.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.begin(self, isAppearing: isAppearing, animated: animated)
    for child in visibleChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }
  /// Ends an appearance transition of a child; for containers.
  open func endAppearanceTransition() {
    appearance.end(self)
    for child in visibleChildren { child.endAppearanceTransition() }
  }
  private var visibleChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
  /// Whether the controller is being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  /// The presentation style.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { existingPresentation = nil } }
  }
  var existingPresentation: UIPresentationController?
  /// The object that places the view while the controller is presented.
  ///
  /// Created on first access; its class depends on ``modalPresentationStyle``. For the style `custom` the
  /// ``transitioningDelegate`` provides it.
  open var presentationController: UIPresentationController? {
    makePresentation(by: storedPresenting, source: self)
  }
  /// Provides the objects that the controller is presented and dismissed with.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var transition: PresentationTransition?
  /// Coordinates closures with the transition that the controller or an ancestor takes part in; nil without one.
  ///
  /// Only presentations and dismissals with a ``transitioningDelegate`` or of the style `custom` have one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition.flatMap { $0.isAnimated ? $0.coordinator : nil } ?? parent?.transitionCoordinator
  }
  /// The presentation controller if the style is a sheet, else nil.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller if the style is a popover, else nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The view that dims the content behind a partial presentation.
  var dimming: UIView?
  /// The transition of a presentation; nothing is animated.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether presentations over the current context cover this controller; stored only: they fill the window.
  open var definesPresentationContext = false
  /// Whether this controller provides the transition of presentations in its context; stored only.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the controller determines the status bar while it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user is prevented from dismissing the controller; stored only.
  open var isModalInPresentation = false
  /// The controller that this one or an ancestor presents.
  open var presentedViewController: UIViewController? {
    storedPresented ?? parent?.presentedViewController
  }
  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? {
    storedPresenting ?? parent?.presentingViewController
  }
  /// Presents a controller, without animation.
  ///
  /// ``UISheetPresentationController`` places sheets, ``UIPopoverPresentationController`` popovers, and
  /// ``UIAlertController`` places itself; all others fill the window. Without a window the controller is presented but not visible. A
  /// controller that already presents another logs an error and does nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.present(
      viewControllerToPresent, over: self, animated: flag, completion: completion)
  }
  /// Dismisses the presented controller, else this controller, without animation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(self, animated: flag, completion: completion)
  }
  /// Shows a controller in the nearest container: a navigation controller pushes it; otherwise it is
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller as the detail in the nearest container that supports it; otherwise as
  /// ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: Storyboards

  /// The controller's scene in its storyboard.
  var scene: StoryboardScene<UIKitStoryboard>?
  /// The controller's storyboard.
  open var storyboard: UIStoryboard? { scene?.front.storyboard }
  /// Performs a segue: creates its destination, calls ``prepare(for:sender:)`` and shows the destination.
  ///
  /// An unknown segue ends the program, as on Apple's systems.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let scene, let segue = scene.segue(identifier: identifier) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(segue, from: self, sender: sender)
  }
  /// Whether a segue triggered by a control is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue shows or embeds its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwind segue may end at the controller.
  ///
  /// It must implement the action through `NibConnectable`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    NibConnections.of(self)?.declares(action.description, of: self) ?? false
  }
}
