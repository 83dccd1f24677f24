public import Foundation

/// A language and keyboard of text input.
///
/// There is no keyboard; the only mode has the first preferred language of the locale.
///
/// - SeeAlso: Apple, "UITextInputMode".
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// Creates a mode of the preferred language.
  public override init() { super.init() }
  /// The language, such as `en-US`.
  open var primaryLanguage: String? {
    Locale.preferredLanguages.first ?? Locale.current.identifier
  }
  /// The modes that the user can choose.
  open class var activeInputModes: [UITextInputMode] { [systemMode] }
  static let systemMode = UITextInputMode()
  /// Posted when the user chooses a mode; never here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
