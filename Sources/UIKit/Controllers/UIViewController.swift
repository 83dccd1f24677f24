public import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import LayoutTree
internal import NibBuilding

/// Makes a view and is told when it comes, goes and is laid out.
///
/// Nothing is animated. How the device may be held and what its edges show is data that nobody asks for, but for
/// ``prefersStatusBarHidden``, which makes room where a status bar took it.
///
/// - SeeAlso: Apple, "UIViewController".
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// Light or dark, where somebody said so.
  var ownStyle = UIUserInterfaceStyle.unspecified

  /// Makes a controller without a view.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The document whose owner the controller is; see ``loadView()``.
  ///   - nibBundleOrNil: Where the document is; the main bundle for nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  /// Makes a controller without a view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Makes a controller for an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name of the document that the controller was made for.
  open private(set) var nibName: String?
  /// Where that document is; nil for the main bundle.
  open private(set) var nibBundle: Bundle?
  /// What bars say about the controller.
  open var title: String? {
    didSet {
      madeNavigationItem?.title = title
      madeTabBarItem?.title = title
    }
  }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? ownPresenting }

  // MARK: The view

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
  /// Makes the view: that of the storyboard which the controller comes from, or of the document it was made
  /// for, or a plain one of the screen's size.
  ///
  /// Without a name, a document of the main bundle counts that is named as the class, with or without
  /// `Controller` at its end. A named one that is not there ends the program, as on Apple's systems.
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
  /// Called after a document was loaded and all outlets of it are connected.
  open func awakeFromNib() {}
  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() { _ = view }
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view is shown in a window that is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its place and about to be shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view went.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view's turn in the constraint pass; call super last, it asks the view.
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

  /// What the controller adds to the safe area of its view, in points; for bars of its own.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded.map(addSafeArea) }
  }
  /// What the bars of the controller around it cover of the view, in points.
  var barInsets = ViewInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded.map(addSafeArea) } }
  }
  private func addSafeArea(to view: UIView) {
    view.viewNode.margins.additionalSafeArea = ViewInsets(additionalSafeAreaInsets) + barInsets
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
  /// The strip above the content.
  open var topLayoutGuide: any UILayoutSupport {
    UILayoutGuide.of(view.viewNode.stripGuide(.topStrip))
  }
  /// The strip below the content.
  open var bottomLayoutGuide: any UILayoutSupport {
    UILayoutGuide.of(view.viewNode.stripGuide(.bottomStrip))
  }
  /// Behind which bars of a container the view goes on; behind a bar that is opaque only where
  /// ``extendedLayoutIncludesOpaqueBars`` says so.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { barContainer?.arrange() } }
  /// Whether the view goes on behind bars that are opaque.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { barContainer?.arrange() } }
  /// Whether scroll views of the controller whose behaviour is automatic make room for bars above and below.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The size that the controller would like to have in its container; nobody here reads it but clients.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(self) }
    }
  }
  /// Called after ``preferredContentSize`` of a controller inside changed.
  open func preferredContentSizeDidChange(_ child: UIViewController) {}

  // MARK: Controllers inside controllers

  /// The controllers inside.
  open internal(set) var children: [UIViewController] = []
  /// The controller around.
  open internal(set) weak var parent: UIViewController?

  /// Puts a controller inside; its view must be added too, and then it must be told that it moved.
  ///
  /// It leaves the one it was in first, and is told that it is about to move.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    require(
      !sequence(first: self, next: \.parent).contains { $0 === childController },
      "A controller cannot be inside itself.")
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    childController.isMovingToParent = true
  }
  /// Takes the controller out of the one around it, and tells it that it moved.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    barInsets = .zero
    didMove(toParent: nil)
    isMovingFromParent = false
  }
  /// Called before the controller around changes; to be called with nil before ``removeFromParent()``.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { isMovingFromParent = true }
  }
  /// Called after the controller around changed; to be called after ``addChild(_:)``.
  open func didMove(toParent parent: UIViewController?) { isMovingToParent = false }
  /// Whether the controller is on its way into the one around it, while it is told that it appears.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is on its way out of the one around it, while it is told that it disappears.
  open internal(set) var isMovingFromParent = false
  /// Exchanges the view of one controller inside for that of another one, at once.
  ///
  /// - Parameters:
  ///   - fromViewController: Whose view goes; both must be inside this controller.
  ///   - toViewController: Whose view comes, into what the other one stood in.
  ///   - duration: Ignored: nothing moves here.
  ///   - options: Ignored likewise.
  ///   - animations: Done once the new view is there.
  ///   - completion: Called with true after that.
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
  /// Called before the size of the view changes because that of the window does; call super, which hands it
  /// on to the controllers inside.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    ownPresented?.viewWillTransition(to: size, with: coordinator)
  }

  private var overrides: [ObjectIdentifier: UITraitCollection]?
  /// Gives a controller inside other traits than this one's; nil takes that back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let below = childViewController.viewIfLoaded.map { [$0] } ?? []
    TraitInheritance.changing(below: below) {
      overrides = overrides ?? [:]
      overrides?[ObjectIdentifier(childViewController)] = collection
    }
  }
  /// The traits that a controller inside has other than this one's.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    overrides?[ObjectIdentifier(childViewController)]
  }
  /// The traits: those of the controller around, with what that one overrides.
  open var traitCollection: UITraitCollection { TraitInheritance.traits(of: self) }
  /// Called before the traits of the controller change; call super, which hands it on to the controllers inside.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    ownPresented?.willTransition(to: newCollection, with: coordinator)
  }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The device

  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar, and so no room for it on devices where nothing else covers its place.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar would come and go.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller inside that is asked for the look of the status bar in place of this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller inside that is asked whether there is a status bar in place of this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Says that there are other answers to these; the window asks anew.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.screenDidChange() }
  /// Whether the home indicator goes while nobody touches the screen.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller inside that is asked that in place of this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that there is another answer to that.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// At which edges gestures of the program come before those of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller inside that is asked that in place of this one.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that there is another answer to that.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// How the device may be held: on phones not upside down, unless overridden.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Says that there is another answer to that.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether what is shown turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How the controller would like to stand when it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// How what is shown stands, as ``UIScreen/isLandscape`` says.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// Called when there is little memory; nobody calls it here.
  open func didReceiveMemoryWarning() {}

  // MARK: Editing

  /// Whether what the controller shows is being edited.
  ///
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Says that what the controller shows is edited, or no longer is.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    madeEditButton?.title = editing ? "Done" : "Edit"
  }
  private var madeEditButton: UIBarButtonItem?
  /// A button that begins and ends editing; the same one each time.
  open var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let action = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    }
    let made = UIBarButtonItem(primaryAction: action)
    madeEditButton = made
    return made
  }

  // MARK: Bars

  private var madeNavigationItem: UINavigationItem?
  private var madeTabBarItem: UITabBarItem?
  /// What the bar of a navigation controller shows for the controller; made when first asked for.
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    madeNavigationItem = item
    return item
  }
  /// What the bar of a tab controller shows for the controller; made when first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let madeTabBarItem { return madeTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      madeTabBarItem = item
      return item
    }
    set { madeTabBarItem = newValue }
  }
  /// What the toolbar of a navigation controller shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { ownToolbarItems = newValue }
  }
  private var ownToolbarItems: [UIBarButtonItem]? { didSet { barContainer?.arrange() } }
  /// Sets the buttons of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = toolbarItems
  }
  /// Whether the bar of a tab controller goes when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The navigation controller around.
  open var navigationController: UINavigationController? { ancestor() }
  /// The tab controller around.
  open var tabBarController: UITabBarController? { ancestor() }

  /// The split controller around.
  open var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
  private var barContainer: (any BarContainer)? { parent as? any BarContainer }

  // MARK: Coming and going

  let appearance = Appearance()
  /// Whether the controllers inside hear that they appear when this one does; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells the controller that it is about to appear or disappear; for containers.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.begin(self, isAppearing: isAppearing, animated: animated)
    for child in visibleChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }
  /// Tells the controller that it appeared or disappeared; for containers.
  open func endAppearanceTransition() {
    appearance.end(self)
    for child in visibleChildren { child.endAppearanceTransition() }
  }
  private var visibleChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
  /// Whether the controller is on its way to being shown by another one.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is on its way out of another one that showed it.
  open internal(set) var isBeingDismissed = false

  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  /// How the controller covers others when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { madePresentation = nil } }
  }
  private var madePresentation: UIPresentationController?
  /// What knows where the view stands while the controller is presented; made when first asked for, of a kind
  /// that ``modalPresentationStyle`` asks for.
  open var presentationController: UIPresentationController? {
    if let madePresentation { return madePresentation }
    let made: UIPresentationController =
      modalPresentationStyle == .popover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: ownPresenting)
      : Presentation.isSheet(self)
        ? UISheetPresentationController(presentedViewController: self, presenting: ownPresenting)
        : UIPresentationController(presentedViewController: self, presenting: ownPresenting)
    madePresentation = made
    return made
  }
  /// The same where the controller is presented as a sheet; nil otherwise.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The same where the controller is presented as a popover; nil otherwise.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// What darkens the rest while the controller covers only a part.
  var dimming: UIView?
  /// How it would move while it is presented; nothing moves here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether what is presented over a part of the screen covers this controller, not one around it; kept, since
  /// what is presented here fills the window.
  open var definesPresentationContext = false
  /// Whether this controller says how what is presented over it would move.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the controller decides about the status bar while it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether people cannot dismiss the controller; nobody does here.
  open var isModalInPresentation = false
  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }
  /// Shows a controller over everything, at once.
  ///
  /// Sheets stand where ``UISheetPresentationController`` says, questions where ``UIAlertController`` does, all
  /// others, popovers too, fill the window. Without a window the controller is presented and not shown. Who
  /// presents already logs that and does nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.present(viewControllerToPresent, over: self, animated: flag)
    completion?()
  }
  /// Takes away what this controller presents, or else this controller, at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(self, animated: flag)
    completion?()
  }
  /// Shows a controller the way the container around likes: pushed, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller beside this one where the container around can; here nobody can, and it is shown
  /// like others.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  // MARK: Storyboards

  /// What the controller knows of the storyboard that it comes from.
  var scene: StoryboardScene<UIKitStoryboard>?
  /// The storyboard that the controller comes from.
  open var storyboard: UIStoryboard? { scene?.front.storyboard }
  /// Makes the destination of a segue that starts here, tells ``prepare(for:sender:)``, and shows it.
  ///
  /// A segue that the storyboard does not have ends the program, as on Apple's systems.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let scene, let segue = scene.segue(identifier: identifier) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(segue, from: self, sender: sender)
  }
  /// Whether a segue that a control starts goes on.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue that starts here shows its destination, or embeds it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether the controller is where an unwind segue ends: it must know the action, by `NibConnectable`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    NibConnections.of(self)?.knows(action.description) ?? false
  }
}
