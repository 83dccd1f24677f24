public import Foundation

/// How tabs look in one state.
///
/// - SeeAlso: Apple, "UITabBarItemStateAppearance".
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// Font and colour of titles; other attributes are kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the sign; that of the bar unless set.
  open var iconColor: UIColor?
  /// By how much titles are moved; kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of marks; none are drawn.
  open var badgeBackgroundColor: UIColor?
  /// Font and colour of marks; none are drawn.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// By how much marks are moved; none are drawn.
  open var badgePositionAdjustment = UIOffset.zero
}

/// How tabs look.
///
/// - SeeAlso: Apple, "UITabBarItemAppearance".
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How sign and title stand to each other.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// How sign and title stand to each other.
  public let style: Style
  /// Tabs that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// Tabs that do not react.
  public let disabled = UITabBarItemStateAppearance()
  /// Tabs that have the keyboard's focus.
  public let focused = UITabBarItemStateAppearance()
  /// Makes a look without attributes of its own.
  public init(style: Style) { self.style = style }
  /// Makes the look of tabs with the sign above the title.
  public convenience override init() { self.init(style: .stacked) }
}

/// How a bar of tabs looks.
///
/// - SeeAlso: Apple, "UITabBarAppearance".
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with the sign above the title, as all are drawn.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How tabs look with the sign beside the title; none are drawn so.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How they look in a low bar; none are drawn so.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour of what marks the chosen tab; kept.
  open var selectionIndicatorTintColor: UIColor?
  /// What marks the chosen tab; kept.
  open var selectionIndicatorImage: UIImage?

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}
