/// The appearance of a toolbar.
///
/// - SeeAlso: Apple, "UIToolbarAppearance".
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of done buttons; stored only: they are drawn as plain buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func copyValues(_ other: UIBarAppearance) {
    super.copyValues(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
