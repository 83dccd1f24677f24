internal import Foundation

/// What a keyboard is told about the text that people type.
///
/// Kept as data: there is no keyboard here. Only ``UITextField/isSecureTextEntry`` changes what is drawn.
///
/// - SeeAlso: Apple, "UITextInputTraits".
@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// The values, kept apart since few views have them.
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
  /// Which letters become large by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { values.autocapitalization }
    set { values.autocapitalization = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { values.autocorrection }
    set { values.autocorrection = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { values.spellChecking }
    set { values.spellChecking = newValue }
  }
  /// Whether quotes are turned.
  public var smartQuotesType: UITextSmartQuotesType {
    get { values.smartQuotes }
    set { values.smartQuotes = newValue }
  }
  /// Whether hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { values.smartDashes }
    set { values.smartDashes = newValue }
  }
  /// Whether blanks are added and taken away around what is pasted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { values.smartInsertDelete }
    set { values.smartInsertDelete = newValue }
  }
  /// Which keys there are.
  public var keyboardType: UIKeyboardType {
    get { values.keyboard }
    set { values.keyboard = newValue }
  }
  /// Whether the keyboard is light or dark.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { values.appearance }
    set { values.appearance = newValue }
  }
  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { values.returnKey }
    set { values.returnKey = newValue }
  }
  /// Whether the return key is off while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { values.enablesReturnKeyAutomatically }
    set { values.enablesReturnKeyAutomatically = newValue }
  }
  /// What the text means, such as a name or an address.
  public var textContentType: UITextContentType! {
    get { values.contentType }
    set { values.contentType = newValue }
  }
}
