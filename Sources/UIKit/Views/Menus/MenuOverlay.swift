internal import Foundation
internal import LayoutGeometry
internal import ViewArrangements

/// A clear view over a window that shows an open menu.
@MainActor final class MenuOverlay: UIView {
  /// The visible menu: the one that was opened, or the submenu that was tapped last.
  var menu: UIMenu { didSet { fill() } }
  /// Called before the menu disappears.
  var ended: () -> Void = {}
  /// Called with an action before it is performed.
  var selected: (UIAction) -> Void = { _ in }

  private weak var source: UIView?
  /// The rectangle in the source that the menu belongs to; nil for all of it.
  private let sourceRect: CGRect?
  private let sender: AnyObject?
  private let order: UIContextMenuConfiguration.ElementOrder
  private var content: MenuContent?
  private var shown: MenuView?

  /// Creates an overlay for the menu of a view, or of a part of it.
  ///
  /// - Parameter sender: The sender of actions; nil is the view.
  init(
    _ menu: UIMenu, of source: UIView, _ order: UIContextMenuConfiguration.ElementOrder,
    rect: CGRect? = nil, sender: AnyObject? = nil
  ) {
    (self.menu, self.source, self.order) = (menu, source, order)
    (sourceRect, self.sender) = (rect, sender ?? source)
    super.init(frame: .zero)
    metrics = source.metrics
    semanticContentAttribute = source.direction
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    menu.prepare()
    fill()
  }

  /// Shows the elements of the menu.
  private func fill() {
    guard window != nil else { return }
    let content = MenuContent(menu) { [weak self] in self?.fill() }
    self.content = content
    let height = show(content)
    if order != .fixed, arrangement.isAbove(height: height) { show(content.reversed) }
  }

  /// Shows content in place of the former one, and returns its height.
  @discardableResult private func show(_ content: MenuContent) -> CGFloat {
    shown?.removeFromSuperview()
    let view = MenuView(
      content, MenuLook(isGlass: metrics.isGlass, isRightToLeft: viewNode.isRightToLeft))
    view.follow(self)
    addSubview(view)
    shown = view
    return place(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let shown { place(shown) }
  }

  @discardableResult private func place(_ view: MenuView) -> CGFloat {
    let size = view.fittedFrameSize(CGSize(width: MenuArrangement.width, height: 0), .required)
    view.frame = arrangement.frame(height: size.height)
    return size.height
  }
  private var arrangement: MenuArrangement {
    let place = source.map { convert(sourceRect ?? $0.bounds, from: $0) } ?? .zero
    return MenuArrangement(
      container: bounds, safeArea: ViewInsets(superview?.safeAreaInsets ?? .zero), source: place,
      covers: metrics.isGlass, isRightToLeft: viewNode.isRightToLeft)
  }

  /// Performs the touched element, or dismisses the menu for a touch beside it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let views = sequence(
      first: hitTest(touch.location(in: self), with: event), next: { $0?.superview })
    let path = views.prefix { $0 != nil && $0 !== self }.compactMap { $0 }
    guard !path.isEmpty else { return dismiss() }
    if let row = path.lazy.compactMap({ $0 as? any MenuElementView }).first { _ = tap(row.element) }
  }

  /// Performs an element of the visible menu, or opens a submenu, and returns whether that was possible.
  func tap(_ element: UIMenuElement) -> Bool {
    guard content?.contains(element) == true, element.isTappable else { return false }
    if let submenu = element as? UIMenu {
      submenu.prepare()
      menu = submenu
      return true
    }
    guard let action = element as? UIAction else { return false }
    menu.select(action)
    selected(action)
    if !action.attributes.contains(.keepsMenuPresented) { dismiss() }
    action.perform(sender: sender)
    fill()
    return true
  }

  /// Removes the menu from the window.
  func dismiss() {
    guard superview != nil else { return }
    ended()
    removeFromSuperview()
  }
}

extension UIView {
  /// The direction of the view as an attribute.
  fileprivate var direction: UISemanticContentAttribute {
    viewNode.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }
  /// Takes generation and direction from another view, with all subviews.
  fileprivate func follow(_ other: UIView) {
    metrics = other.metrics
    semanticContentAttribute = other.semanticContentAttribute
    for view in subviews { view.follow(other) }
  }
}

extension UIWindow {
  /// The menu that is open in the window: a submenu once it was tapped; nil without one.
  ///
  /// Not in UIKit.
  public var visibleMenu: UIMenu? { menuOverlay?.menu }

  /// Simulates a tap on an element of the open menu: performs an action, or shows a submenu in place of its menu.
  ///
  /// An action of a menu with a single selection is turned on, and the others off. The menu is dismissed unless the action
  /// has the attribute `keepsMenuPresented`; then the action's closure is called.
  ///
  /// Not in UIKit.
  ///
  /// - Returns: Whether the element is in the visible menu, and neither disabled nor hidden.
  @discardableResult public func tapMenuElement(_ element: UIMenuElement) -> Bool {
    menuOverlay?.tap(element) ?? false
  }

  /// Simulates a tap beside the open menu: dismisses it.
  ///
  /// Not in UIKit.
  public func dismissMenu() { menuOverlay?.dismiss() }

  private var menuOverlay: MenuOverlay? {
    subviews.lazy.compactMap { $0 as? MenuOverlay }.first
  }

  /// Opens a menu in place of the one that is open.
  func open(_ overlay: MenuOverlay) {
    dismissMenu()
    overlay.frame = bounds
    addSubview(overlay)
  }
}
