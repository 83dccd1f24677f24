internal import Foundation

/// The content of an open menu: its title, and its visible elements in sections.
@MainActor struct MenuContent {
  /// The form in which the elements of a section are shown.
  enum Form: Sendable {
    /// A row for each element.
    case rows
    /// Images beside each other.
    case images
    /// Images above titles, beside each other.
    case titledImages
    /// Images beside each other, without lines; marks are discs.
    case palette
  }
  /// Elements that belong together: those between inline menus, or those of an inline menu.
  struct Section {
    /// The title of the inline menu; empty for none.
    var title: String
    /// The form of the elements.
    var form: Form
    /// The visible elements.
    var elements: [UIMenuElement]
  }

  /// The title of the menu; empty for none.
  let title: String
  /// The sections from the top.
  private(set) var sections: [Section] = []

  /// Creates the content of a menu, and asks its deferred elements for theirs.
  ///
  /// - Parameter changed: Called when a deferred element hands elements over later.
  init(_ menu: UIMenu, changed: @escaping () -> Void) {
    title = menu.title
    add(menu, title: "", changed)
  }

  private mutating func add(_ menu: UIMenu, title: String, _ changed: @escaping () -> Void) {
    var own = Section(title: title, form: menu.form, elements: [])
    for element in menu.visibleElements(changed: changed) {
      guard let inner = element as? UIMenu, inner.isInline else {
        own.elements.append(element)
        continue
      }
      if !own.elements.isEmpty { sections.append(own) }
      own.elements = []
      add(inner, title: inner.title, changed)
    }
    if !own.elements.isEmpty { sections.append(own) }
  }

  /// The content from bottom to top: sections, and the rows of each.
  var reversed: MenuContent {
    var turned = self
    turned.sections = sections.reversed().map { section in
      var section = section
      if section.form == .rows { section.elements.reverse() }
      return section
    }
    return turned
  }

  /// Whether an element is visible.
  func contains(_ element: UIMenuElement) -> Bool {
    sections.contains { $0.elements.contains { $0 === element } }
  }
  /// The elements that are shown as rows.
  var rows: [UIMenuElement] { sections.flatMap { $0.form == .rows ? $0.elements : [] } }
}

extension UIMenu {
  /// The elements without hidden ones, with those of deferred elements in their places.
  fileprivate func visibleElements(changed: @escaping () -> Void) -> [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.resolve(changed: changed) ?? [$0] }
      .filter { !$0.isHidden }
  }

  /// Whether the elements stand in the menu around this one.
  var isInline: Bool { options.contains(.displayInline) || options.contains(.displayAsPalette) }

  fileprivate var form: MenuContent.Form {
    if options.contains(.displayAsPalette) { return .palette }
    return switch preferredElementSize {
    case .small: .images
    case .medium: .titledImages
    case .large, .automatic: .rows
    }
  }

  /// Prepares deferred elements for the opening of the menu.
  func prepare() {
    for child in children {
      (child as? UIDeferredMenuElement)?.prepare()
      (child as? UIMenu)?.prepare()
    }
  }

  /// Turns an element on and all others off, in this menu and in inline ones.
  func selectAlone(_ action: UIAction) {
    for child in children {
      (child as? UIAction)?.state = child === action ? .on : .off
      if let menu = child as? UIMenu, menu.isInline { menu.selectAlone(action) }
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

extension UIMenuElement {
  private var statedAttributes: Attributes { (self as? UIAction)?.attributes ?? [] }
  fileprivate var isHidden: Bool { statedAttributes.contains(.hidden) }
  /// Whether a tap performs the element or opens it.
  var isTappable: Bool { !statedAttributes.contains(.disabled) && !isHidden }
  /// Whether the element is marked.
  var mark: State { (self as? UIAction)?.state ?? .off }

  /// The colour of the title and the image.
  var contentColor: UIColor {
    if !isTappable { return .tertiaryLabel }
    let isDestructive =
      statedAttributes.contains(.destructive)
      || (self as? UIMenu)?.options.contains(.destructive) == true
    return isDestructive ? .systemRed : .label
  }
}
