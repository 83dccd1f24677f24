internal import Foundation

/// A menu.
///
/// Menus are opened by ``UIControl/performPrimaryAction()``, ``UIBarButtonItem/openMenu()`` and
/// ``UIContextMenuInteraction/openMenu(at:)``, and ``UIWindow/tapMenuElement(_:)`` performs an element.
///
/// - SeeAlso: Apple, "UIMenu".
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shows the elements in a section of the parent menu, below the title.
    public static let displayInline = Options(rawValue: 1)
    /// The menu is destructive.
    public static let destructive = Options(rawValue: 2)
    /// At most one element is on at a time.
    public static let singleSelection = Options(rawValue: 32)
    /// Shows the elements as images beside each other.
    public static let displayAsPalette = Options(rawValue: 128)
  }
  /// The size of elements.
  public enum ElementSize: Int, Sendable {
    /// Images beside each other.
    case small
    /// Images above titles, beside each other.
    case medium
    /// Rows.
    case large
    /// The system's choice: rows.
    case automatic = -1
  }

  /// The identifier; unique by default.
  public let identifier: Identifier
  /// The options.
  public let options: Options
  /// The elements.
  public let children: [UIMenuElement]
  /// The size of the elements.
  open var preferredElementSize: ElementSize
  /// The elements that are on, including those of inline submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
