public import Foundation

/// How buttons of bars look in one state.
///
/// - SeeAlso: Apple, "UIBarButtonItemStateAppearance".
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour of titles; other attributes are kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// By how much titles are moved; kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// A picture behind a button; kept.
  open var backgroundImage: UIImage?
  /// By how much that picture is moved; kept.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How buttons of bars look.
///
/// - SeeAlso: Apple, "UIBarButtonItemAppearance".
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// Which buttons look so.
  public let style: UIBarButtonItem.Style
  /// Buttons that react.
  public let normal = UIBarButtonItemStateAppearance()
  /// Buttons that are touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Buttons that do not react.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Buttons that have the keyboard's focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// Makes a look without attributes of its own.
  public init(style: UIBarButtonItem.Style) { self.style = style }
  /// Makes the look of plain buttons.
  public convenience override init() { self.init(style: .plain) }
  /// Says nothing of its own for plain or other buttons.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}
