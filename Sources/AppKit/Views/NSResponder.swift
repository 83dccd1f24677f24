public import Foundation

/// An object that events travel through.
///
/// - SeeAlso: Apple, "NSResponder".
@preconcurrency @MainActor open class NSResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }
  /// Makes a responder for an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The responder that gets what this one does not handle.
  open weak var nextResponder: NSResponder?
  /// Whether the responder takes keyboard input when asked.
  open var acceptsFirstResponder: Bool { false }
  /// Called before the responder takes keyboard input; whether it does.
  open func becomeFirstResponder() -> Bool { true }
  /// Called before the responder gives keyboard input up; whether it does.
  open func resignFirstResponder() -> Bool { true }
}
