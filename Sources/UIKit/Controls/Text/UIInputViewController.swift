internal import Foundation

/// The controller of a keyboard; its view has the height that its constraints allow.
///
/// - SeeAlso: Apple, "UIInputViewController".
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  /// The view.
  open override var inputView: UIView? {
    get { viewIfLoaded }
    set { view = newValue }
  }
  /// The language of the keyboard; stored only.
  open var primaryLanguage: String?
  /// Whether a dictation key is there; stored only.
  open var hasDictationKey = false
  /// Whether the keyboard has full access; always false.
  open var hasFullAccess: Bool { false }
  /// Whether a key for other keyboards is needed; always false.
  open var needsInputModeSwitchKey: Bool { false }
  /// Loads a view for a keyboard.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }
  /// Closes the keyboard; has no effect.
  open func dismissKeyboard() {}
  /// Changes to the next keyboard; has no effect.
  open func advanceToNextInputMode() {}
}
