internal import Foundation
internal import LayoutGeometry
internal import ViewArrangements

/// A clear view over a window that shows an open menu.
@MainActor final class MenuOverlay: UIView {
  /// The visible menu: the one that was opened, or the submenu that was tapped last.
  var menu: UIMenu { didSet { fill() } }
  /// Called before the menu disappears.
  var ended: () -> Void = {}
  /// Called with an action after it was performed.
  var performed: (UIAction) -> Void = { _ in }

  private weak var source: UIView?
  /// The rectangle in the source that the menu belongs to; nil for all of it.
  private let sourceRect: CGRect?
  private let sender: AnyObject?
  private let order: UIContextMenuConfiguration.ElementOrder
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
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    semanticContentAttribute = source.semanticContentAttribute
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
    shown?.removeFromSuperview()
    guard window != nil else { return }
    let elements = menu.shownElements { [weak self] in self?.fill() }
    func view(isReversed: Bool) -> MenuView {
      let view = MenuView(menu, elements, isReversed: isReversed, isGlass: metrics.isGlass)
      view.turn(semanticContentAttribute)
      return view
    }
    let made = view(isReversed: false)
    addSubview(made)
    shown = made
    place(made)
    let isReversed = order != .fixed && arrangement.isAbove(height: fittedHeight(made))
    if isReversed {
      made.removeFromSuperview()
      let turned = view(isReversed: true)
      addSubview(turned)
      shown = turned
      place(turned)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let shown { place(shown) }
  }

  private func fittedHeight(_ view: UIView) -> CGFloat {
    view.fittedFrameSize(CGSize(width: MenuArrangement.width, height: 0), .required).height
  }
  private func place(_ view: UIView) {
    view.frame = arrangement.frame(height: fittedHeight(view))
  }
  private var arrangement: MenuArrangement {
    let place = source.map { convert(sourceRect ?? $0.bounds, from: $0) } ?? .zero
    let safeArea = superview?.safeAreaInsets ?? .zero
    return MenuArrangement(
      container: bounds, safeArea: ViewInsets(safeArea), source: place, covers: metrics.isGlass)
  }

  /// Performs an element of the visible menu, or opens a submenu, and returns whether that was possible.
  func tap(_ element: UIMenuElement) -> Bool {
    guard menu.shownElements(changed: {}).containsElement(element) else { return false }
    if let submenu = element as? UIMenu {
      menu = submenu
      return true
    }
    guard let action = element as? UIAction, !action.attributes.contains(.disabled),
      !action.attributes.contains(.hidden)
    else { return false }
    menu.select(action)
    if !action.attributes.contains(.keepsMenuPresented) { dismiss() }
    action.perform(sender: sender)
    performed(action)
    if window != nil { fill() }
    return true
  }

  func dismiss() {
    guard superview != nil else { return }
    ended()
    removeFromSuperview()
  }
}

extension UIView {
  /// Gives the view, and all in it, a reading direction, which views do not inherit.
  fileprivate func turn(_ direction: UISemanticContentAttribute) {
    semanticContentAttribute = direction
    if let label = self as? UILabel, direction == .forceRightToLeft,
      label.textAlignment == .natural
    {
      label.textAlignment = .right
    }
    for view in subviews { view.turn(direction) }
  }
}

extension UIMenu {
  /// The visible elements, with those of deferred ones in their places.
  ///
  /// - Parameter changed: Called when elements come later.
  func shownElements(changed: @escaping () -> Void) -> [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let deferred = child as? UIDeferredMenuElement {
        return deferred.resolve(changed: changed)
      }
      if (child as? UIAction)?.attributes.contains(.hidden) == true { return [] }
      return [child]
    }
  }

  /// Prepares deferred elements for the opening of the menu.
  fileprivate func prepare() {
    for child in children {
      (child as? UIDeferredMenuElement)?.prepare()
      (child as? UIMenu)?.prepare()
    }
  }

  /// Turns an element on and all others off, in this menu and in inline ones.
  func choose(_ action: UIAction) {
    for child in children {
      (child as? UIAction)?.state = child === action ? .on : .off
      if let menu = child as? UIMenu, menu.isInline { menu.choose(action) }
    }
  }

  /// Turns an element of a menu with a single selection on, and the others off, in this menu or in inline ones.
  func select(_ action: UIAction) {
    for child in children { (child as? UIMenu)?.select(action) }
    guard options.contains(.singleSelection), children.contains(where: { $0 === action }) else {
      return
    }
    for case let other as UIAction in children { other.state = other === action ? .on : .off }
  }
}

extension [UIMenuElement] {
  /// Whether an element is in the list, or in the inline menus in it.
  @MainActor fileprivate func containsElement(_ element: UIMenuElement) -> Bool {
    contains { child in
      if child === element { return true }
      guard let menu = child as? UIMenu, menu.isInline else { return false }
      return menu.shownElements(changed: {}).containsElement(element)
    }
  }
}

extension UIMenu {
  /// Whether the elements stand in the menu around this one.
  var isInline: Bool { options.contains(.displayInline) || options.contains(.displayAsPalette) }
}

extension UIWindow {
  /// The menu that is open in the window: a submenu once it was tapped; nil without one.
  ///
  /// Not in UIKit.
  public var visibleMenu: UIMenu? { menuOverlay?.menu }

  /// Simulates a tap on an element of the open menu: performs an action, and dismisses the menu unless the action keeps
  /// it; shows a submenu.
  ///
  /// Not in UIKit.
  ///
  /// - Returns: Whether the element is in the visible menu and not disabled.
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
