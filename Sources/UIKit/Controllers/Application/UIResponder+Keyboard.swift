public import Foundation
internal import ViewArrangements

/// The keyboard notifications and the keys of their `userInfo`.
///
/// ``UIView/setKeyboardHeight(_:)`` posts them; the object is the screen.
///
/// Source: Apple, "UIResponder", keyboard notifications.
extension UIResponder {
  /// The keyboard is about to be shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to be hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The keyboard's frame before the change, in screen coordinates: an `NSValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey =
    "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after the change, in screen coordinates: an `NSValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey =
    "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation, in seconds: an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the animation: the raw value of a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this program: an `NSNumber`.
  public nonisolated static let keyboardIsLocalUserInfoKey =
    "UIKeyboardIsLocalUserInfoKey"
}

/// Posts the keyboard notifications.
@MainActor enum KeyboardPost {
  /// Changes the keyboard's height and posts notifications before and after.
  ///
  /// - Parameters:
  ///   - old: The height before the change, in points.
  ///   - new: The height after the change, in points.
  ///   - change: Makes the change.
  static func changing(from old: CGFloat, to new: CGFloat, _ change: () -> Void) {
    guard old != new else { return change() }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame(old, other: new)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(new, other: old)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let comes = new > 0
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      comes ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      info)
    change()
    post(UIResponder.keyboardDidChangeFrameNotification, info)
    post(
      comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      info)
  }

  /// Shows the automatic keyboard of the window in which text is edited, and hides that of another one.
  ///
  /// - Parameter first: The first responder; nil without one.
  static func follow(_ first: UIView?) {
    let window = first is any UIKeyInput ? first?.window : nil
    if let shown, shown !== window {
      Self.shown = nil
      shown.setKeyboardHeight(0)
    }
    guard let window, window.automaticKeyboardHeight > 0 else { return }
    shown = window
    window.setKeyboardHeight(window.automaticKeyboardHeight)
  }
  /// The window with an automatic keyboard.
  private static weak var shown: UIWindow?

  private static func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
  }

  /// The frame of a keyboard of a height; a hidden keyboard is below the screen and has the other height.
  private static func frame(_ height: CGFloat, other: CGFloat) -> CGRect {
    ScreenArrangement(size: UIScreen.main.bounds.size).keyboard(height: height, otherHeight: other)
  }
}
