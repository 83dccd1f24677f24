public import Foundation

/// A controller that shows one of several objects, as pages of a book or a history.
///
/// Changes are made at once, without animation.
///
/// - SeeAlso: Apple, "NSPageController".
@preconcurrency @MainActor open class NSPageController: NSViewController {
  /// The name of an object.
  public typealias ObjectIdentifier = String
  /// The animation between pages, which is stored only; raw values are Apple's.
  public enum TransitionStyle: Int, Sendable { case stackHistory, stackBook, horizontalStrip }

  /// The object that provides the pages; not retained.
  open weak var delegate: (any NSPageControllerDelegate)?
  /// The controller of the page that is shown.
  open private(set) var selectedViewController: NSViewController?
  /// The animation between pages; stored only.
  open var transitionStyle = TransitionStyle.stackHistory
  /// The objects of the pages.
  open var arrangedObjects: [Any] = [] { didSet { show() } }
  /// The index of the page that is shown.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { show() } } }
  private var controllers: [ObjectIdentifier: NSViewController] = [:]

  private func show() {
    guard let delegate, isViewLoaded, arrangedObjects.indices.contains(selectedIndex) else {
      return
    }
    let object = arrangedObjects[selectedIndex]
    let name = delegate.pageController(self, identifierFor: object)
    let controller =
      controllers[name] ?? delegate.pageController(self, viewControllerForIdentifier: name)
    controllers[name] = controller
    delegate.pageController(self, prepare: controller, with: object)
    if controller !== selectedViewController {
      selectedViewController?.viewIfLoaded?.removeFromSuperview()
      selectedViewController?.removeFromParent()
      addChild(controller)
      controller.view.frame = view.bounds
      controller.view.autoresizingMask = [.width, .height]
      view.addSubview(controller.view)
      selectedViewController = controller
    }
    delegate.pageController(self, didTransitionTo: object)
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }
  /// Shows an object behind the present one; those behind that are gone.
  open func navigateForward(to object: Any) {
    arrangedObjects = Array(arrangedObjects.prefix(selectedIndex + 1)) + [object]
    takeSelectedIndex(arrangedObjects.count - 1)
  }
  private func takeSelectedIndex(_ index: Int) {
    if arrangedObjects.indices.contains(index) { selectedIndex = index }
  }
  /// Ends a change; call it after the new page was laid out.
  open func completeTransition() {}
  /// Shows the page before the present one.
  open func navigateBack(_ sender: Any?) { takeSelectedIndex(selectedIndex - 1) }
  /// Shows the page behind the present one.
  open func navigateForward(_ sender: Any?) { takeSelectedIndex(selectedIndex + 1) }
  /// Shows the page with the index that a control has.
  open func takeSelectedIndexFrom(_ sender: Any?) {
    if let control = sender as? NSControl { takeSelectedIndex(control.integerValue) }
  }
}

/// Provides the pages of a page controller.
///
/// - SeeAlso: Apple, "NSPageControllerDelegate".
@preconcurrency @MainActor public protocol NSPageControllerDelegate: AnyObject {
  /// The name of the page of an object.
  func pageController(_ pageController: NSPageController, identifierFor object: Any)
    -> NSPageController.ObjectIdentifier
  /// The controller of a page with a name.
  func pageController(
    _ pageController: NSPageController,
    viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController
  /// The frame of an object's page; the controller's bounds unless implemented.
  func pageController(_ pageController: NSPageController, frameFor object: Any?) -> NSRect
  /// Gives a controller an object to show.
  func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController, with object: Any?)
  /// Called after an object was shown.
  func pageController(_ pageController: NSPageController, didTransitionTo object: Any)
  /// Called before the user changes the page; never here.
  func pageControllerWillStartLiveTransition(_ pageController: NSPageController)
  /// Called after the user changed the page; never here.
  func pageControllerDidEndLiveTransition(_ pageController: NSPageController)
}

extension NSPageControllerDelegate {
  /// Returns an empty name.
  public func pageController(_ pageController: NSPageController, identifierFor object: Any)
    -> NSPageController.ObjectIdentifier
  { "" }
  /// Returns an empty controller.
  public func pageController(
    _ pageController: NSPageController,
    viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController { NSViewController() }
  /// Returns the bounds of the controller's view.
  public func pageController(_ pageController: NSPageController, frameFor object: Any?) -> NSRect {
    pageController.view.bounds
  }
  /// Sets the object that the controller represents.
  public func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController, with object: Any?
  ) { viewController.representedObject = object }
  /// Does nothing.
  public func pageController(_ pageController: NSPageController, didTransitionTo object: Any) {}
  /// Does nothing.
  public func pageControllerWillStartLiveTransition(_ pageController: NSPageController) {}
  /// Does nothing.
  public func pageControllerDidEndLiveTransition(_ pageController: NSPageController) {}
}
