public import Foundation

/// The glass of iOS 26, drawn like that of controls, without what lies behind it bent.
///
/// - SeeAlso: Apple, "UIGlassEffect".
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// The clearness of glass.
  public enum Style: Int, Sendable { case regular, clear }
  /// The clearness.
  package let style: Style
  /// Whether the glass reacts to touches; stored only.
  open var isInteractive = false
  /// The colour of the glass; nil for the material alone.
  open var tintColor: UIColor?
  /// Creates glass that is not clear.
  public override init() {
    style = .regular
    super.init()
  }
  /// Creates glass of a clearness.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Joins pieces of glass that are near each other; data here.
///
/// - SeeAlso: Apple, "UIGlassContainerEffect".
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which pieces of glass join, in points; stored only.
  open var spacing: CGFloat = 0
  /// Creates an effect.
  public override init() { super.init() }
}
