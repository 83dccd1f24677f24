public import Foundation

/// A small view at an edge of a list's cell.
///
/// - SeeAlso: Apple, "UICellAccessory".
@preconcurrency @MainActor public struct UICellAccessory {
  /// The time that an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// At all times.
    case always = 0
    /// While the list is edited.
    case whenEditing = 1
    /// While the list is not edited.
    case whenNotEditing = 2
  }
  /// The width that an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own.
    case actual
    /// That of accessories with the standard width.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }
  /// The edge of an accessory.
  public enum Placement {
    /// The leading edge; the closure returns the place among others.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// The trailing edge; the closure returns the place among others.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }
  /// A closure that returns the place of an accessory among others at its edge.
  public typealias Position = @Sendable ([UICellAccessory]) -> Int
  /// A kind of accessory.
  public enum AccessoryType: Int, Sendable {
    /// A chevron.
    case disclosureIndicator
    /// A chevron that opens.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A button that removes.
    case delete
    /// A button that adds.
    case insert
    /// A handle.
    case reorder
    /// A circle.
    case multiselect
    /// A text.
    case label
    /// An info button.
    case detail
    /// A menu.
    case popUpMenu
    /// A view of the program's.
    case customView
  }

  /// Options of a chevron.
  public struct DisclosureIndicatorOptions: Sendable {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that is reserved.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is the standard.
    public var tintColor: UIColor?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }
  /// Options of a check mark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// Options of a button that removes.
  public struct DeleteOptions: Sendable {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that is reserved.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the sign; nil is the standard.
    public var tintColor: UIColor?
    /// The colour behind the sign; nil is the standard.
    public var backgroundColor: UIColor?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }
  /// Options of a button that adds.
  public typealias InsertOptions = DeleteOptions
  /// Options of a circle.
  public typealias MultiselectOptions = DeleteOptions
  /// Options of a handle.
  public struct ReorderOptions: Sendable {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that is reserved.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is the standard.
    public var tintColor: UIColor?
    /// Whether a line is beside it; nil is by the list.
    public var showsVerticalSeparator: Bool?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
    }
  }
  /// Options of a chevron that opens.
  public struct OutlineDisclosureOptions: Sendable {
    /// The part of a cell that opens.
    public enum Style: Int, Sendable {
      /// By the cell.
      case automatic = 0
      /// The whole row.
      case header = 1
      /// The chevron.
      case cell = 2
    }
    /// The part that opens; stored only.
    public var style: Style
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that is reserved.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is the standard.
    public var tintColor: UIColor?
    /// Creates options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }
  /// Options of a text.
  public struct LabelOptions: Sendable {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// The width that is reserved.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil is the standard.
    public var tintColor: UIColor?
    /// The font; nil is that of bodies.
    public var font: UIFont?
    /// Whether the font follows the text size; stored only.
    public var adjustsFontForContentSizeCategory: Bool?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.font) = (tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
  /// A view of the program's as an accessory.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The edge.
    public let placement: Placement
    /// Whether it is hidden.
    public var isHidden: Bool
    /// The width that is reserved.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil is the standard.
    public var tintColor: UIColor?
    /// Whether the view's size stays.
    public var maintainsFixedSize: Bool
    /// Creates an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The kind.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isHidden: Bool
  let isLeading: Bool
  let width: LayoutDimension
  let tintColor: UIColor?
  let makeView: @MainActor () -> UIView

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool?, isLeading: Bool = false,
    _ width: LayoutDimension?, _ tintColor: UIColor?, _ makeView: @escaping @MainActor () -> UIView
  ) {
    (accessoryType, self.displayed, self.isHidden) = (type, displayed, isHidden ?? false)
    (self.isLeading, self.width, self.tintColor) = (isLeading, width ?? .actual, tintColor)
    self.makeView = makeView
  }

  private static func sign(_ name: String, _ color: UIColor) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = color
    view.contentMode = .center
    view.sizeToFit()
    return view
  }

  /// A chevron at the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) { sign("chevron.forward", options.tintColor ?? .tertiaryLabel) }
  }
  /// A chevron at the trailing edge that opens a row; it is not tapped here.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) { sign("chevron.forward", options.tintColor ?? .tintColor) }
  }
  /// A check mark at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) { sign("checkmark", options.tintColor ?? .tintColor) }
  }
  /// An info button at the trailing edge.
  public static func detail(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) { sign("info.circle", options.tintColor ?? .tintColor) }
  }
  /// A button at the leading edge that removes a row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, isHidden: options.isHidden, isLeading: true,
      options.reservedLayoutWidth, options.tintColor
    ) { sign("minus.circle.fill", options.backgroundColor ?? .systemRed) }
  }
  /// A button at the leading edge that adds a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, isHidden: options.isHidden, isLeading: true,
      options.reservedLayoutWidth, options.tintColor
    ) { sign("plus.circle.fill", options.backgroundColor ?? .systemGreen) }
  }
  /// A circle at the leading edge, filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, isHidden: options.isHidden, isLeading: true,
      options.reservedLayoutWidth, options.tintColor
    ) { sign("circle", options.tintColor ?? .tertiaryLabel) }
  }
  /// A handle at the trailing edge.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) { sign("line.3.horizontal", options.tintColor ?? .tertiaryLabel) }
  }
  /// A text at the trailing edge.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth,
      options.tintColor
    ) {
      let label = UILabel()
      label.text = text
      label.font = options.font ?? .preferredFont(forTextStyle: .body)
      label.textColor = options.tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    }
  }
  /// A view of the program's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed): (Bool, DisplayedState) =
      switch configuration.placement {
      case .leading(let displayed, _): (true, displayed)
      case .trailing(let displayed, _): (false, displayed)
      }
    return UICellAccessory(
      .customView, displayed, isHidden: configuration.isHidden, isLeading: isLeading,
      configuration.reservedLayoutWidth, configuration.tintColor
    ) {
      let view = configuration.customView
      if view.bounds.isEmpty, !configuration.maintainsFixedSize { view.sizeToFit() }
      return view
    }
  }
}
