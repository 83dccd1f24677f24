public import Foundation

/// A view for what stands in place of the keyboard, or above it.
///
/// It lays out as any view. No keyboard is shown here, so nothing presents it: a program that draws it puts it
/// into a view of its own. It is transparent in both styles, unlike Apple's, whose backdrop is not published.
///
/// - SeeAlso: Apple, "UIInputView".
@preconcurrency @MainActor open class UIInputView: UIView {
  /// A style of an input view.
  ///
  /// Source: Apple, "UIInputView.Style".
  public enum Style: Int, Sendable {
    /// A plain view.
    case `default`
    /// The backdrop of the system's keyboard; not drawn here.
    case keyboard
  }

  /// Creates an input view with a frame, in points of its superview, and a style.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates an input view of the default style with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }
  /// Creates an input view of the default style from an archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// The style; stored only.
  public let inputViewStyle: UIInputView.Style
  /// Whether the view's own constraints decide its height above the keyboard; default: false.
  ///
  /// Stored only, since nothing presents input views here.
  open var allowsSelfSizing = false
}
