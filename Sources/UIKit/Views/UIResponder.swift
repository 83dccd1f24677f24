public import Foundation

/// An object that events travel through.
///
/// - SeeAlso: Apple, "UIResponder".
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }
  /// Whether the responder may take keyboard input.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder takes keyboard input now.
  open private(set) var isFirstResponder = false

  /// Takes keyboard input; whether it did.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    isFirstResponder = true
    return true
  }

  /// Gives keyboard input up; whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
