internal import Foundation

/// The keyboard settings of a text input.
///
/// Stored only, except ``UITextField/isSecureTextEntry``, which changes what is drawn.
///
/// - SeeAlso: Apple, "UITextInputTraits".
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// The values, in separate storage because few views set them.
struct TextInputTraits {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var contentType: UITextContentType?
}

extension UITextInputTraits where Self: UIView {
  private var values: TextInputTraits {
    get { extras?.inputTraits ?? TextInputTraits() }
    set { change { $0.inputTraits = newValue } }
  }
  /// The automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { values.autocapitalization }
    set { values.autocapitalization = newValue }
  }
  /// Whether text is corrected automatically.
  public var autocorrectionType: UITextAutocorrectionType {
    get { values.autocorrection }
    set { values.autocorrection = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { values.spellChecking }
    set { values.spellChecking = newValue }
  }
  /// Whether straight quotes become curly quotes.
  public var smartQuotesType: UITextSmartQuotesType {
    get { values.smartQuotes }
    set { values.smartQuotes = newValue }
  }
  /// Whether hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { values.smartDashes }
    set { values.smartDashes = newValue }
  }
  /// Whether spaces are adjusted around inserted and deleted text.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { values.smartInsertDelete }
    set { values.smartInsertDelete = newValue }
  }
  /// The type of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { values.keyboard }
    set { values.keyboard = newValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { values.appearance }
    set { values.appearance = newValue }
  }
  /// The type of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { values.returnKey }
    set { values.returnKey = newValue }
  }
  /// Whether the return key is disabled while the text is empty.
  public var enablesReturnKeyAutomatically: Bool {
    get { values.enablesReturnKeyAutomatically }
    set { values.enablesReturnKeyAutomatically = newValue }
  }
  /// The semantic meaning of the text, such as a name or an address.
  public var textContentType: UITextContentType! {
    get { values.contentType }
    set { values.contentType = newValue }
  }
}
