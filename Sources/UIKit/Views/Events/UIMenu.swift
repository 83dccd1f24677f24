internal import Foundation

/// Several things to do, in a list.
///
/// A menu is data: nobody opens it here. ``UIMenuElement`` says what it may hold; actions are done by
/// ``UIControl/sendAction(_:)``.
///
/// - SeeAlso: Apple, "UIMenu".
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// A name by which a menu is found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// How a menu inside another one is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As a part of the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away for good.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is on at a time.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name by which the menu is found; unique unless given.
  public let identifier: Identifier
  /// How it is shown inside another one.
  public let options: Options
  /// What it holds.
  public let children: [UIMenuElement]
  /// The elements that are on, at any depth of menus shown as parts of this one.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Makes a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    super.init(title: title, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
