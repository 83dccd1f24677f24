public import Foundation

/// The appearance of a bar button in one state.
///
/// - SeeAlso: Apple, "UIBarButtonItemStateAppearance".
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  ///
  /// Font and colour are drawn; the others are stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title; stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// The background image; stored only.
  open var backgroundImage: UIImage?
  /// The offset of the background image; stored only.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The appearance of bar buttons.
///
/// - SeeAlso: Apple, "UIBarButtonItemAppearance".
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The style of the buttons.
  public let style: UIBarButtonItem.Style
  /// The appearance in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance while highlighted.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance while disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance while focused.
  public let focused = UIBarButtonItemStateAppearance()
  /// Creates an appearance with default values.
  public init(style: UIBarButtonItem.Style) { self.style = style }
  /// Creates the appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }
  /// Resets all states to their defaults, which are the same for every style here.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = [:]
      state.titlePositionAdjustment = .zero
      state.backgroundImage = nil
      state.backgroundImagePositionAdjustment = .zero
    }
  }
}
