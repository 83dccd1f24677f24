public import Foundation

/// The appearance of a tab in one state.
///
/// - SeeAlso: Apple, "UITabBarItemStateAppearance".
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  ///
  /// Font and colour are drawn; the others are stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the icon; nil uses the bar's.
  open var iconColor: UIColor?
  /// The offset of the title; stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background colour of the badge; nil is red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  ///
  /// Font and colour are drawn; the others are stored only.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
}

/// The appearance of tabs.
///
/// - SeeAlso: Apple, "UITabBarItemAppearance".
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The placement of icon and title.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// The placement of icon and title.
  public let style: Style
  /// The appearance in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance while selected.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance while disabled.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance while focused.
  public let focused = UITabBarItemStateAppearance()
  /// Creates an appearance with default values.
  public init(style: Style) { self.style = style }
  /// Creates the appearance of stacked tabs.
  public convenience override init() { self.init(style: .stacked) }
}

/// The appearance of a tab bar.
///
/// - SeeAlso: Apple, "UITabBarAppearance".
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the icon above the title; all tabs are drawn so.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The appearance of tabs with the icon beside the title; stored only.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of tabs in a compact bar; stored only.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour of the selection indicator; stored only.
  open var selectionIndicatorTintColor: UIColor?
  /// The image of the selection indicator; stored only.
  open var selectionIndicatorImage: UIImage?

  override func copyValues(_ other: UIBarAppearance) {
    super.copyValues(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}
