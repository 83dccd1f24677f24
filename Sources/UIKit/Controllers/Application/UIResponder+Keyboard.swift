public import Foundation
internal import ViewArrangements

/// What is posted when a keyboard comes, goes or gets another size, and what is said with it.
///
/// ``UIView/setKeyboardHeight(_:)`` posts them; the object is the screen.
///
/// Source: Apple, "UIResponder", keyboard notifications.
extension UIResponder {
  /// A keyboard is about to be shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard went.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard is about to have another place or size.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard has another place or size.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where the keyboard was: a rectangle of the screen, as an `NSValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey =
    "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be: a rectangle of the screen, as an `NSValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey =
    "UIKeyboardFrameEndUserInfoKey"
  /// How long it moves, in seconds, as an `NSNumber`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How it moves: the number of a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it belongs to this program, as an `NSNumber`.
  public nonisolated static let keyboardIsLocalUserInfoKey =
    "UIKeyboardIsLocalUserInfoKey"
}

/// Tells that the keyboard of a screen comes, goes or gets another height.
@MainActor enum KeyboardPost {
  /// Changes the height, and tells before and after.
  ///
  /// - Parameters:
  ///   - old: What the keyboard covered, from the screen's lower edge up, in points.
  ///   - new: What it covers then.
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

  private static func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
  }

  /// Where a keyboard of a height is; one that is hidden waits below the screen, as high as it was or will be.
  private static func frame(_ height: CGFloat, other: CGFloat) -> CGRect {
    ScreenArrangement(size: UIScreen.main.bounds.size).keyboard(height: height, otherHeight: other)
  }
}
