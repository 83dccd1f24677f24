public import Foundation
package import ViewCore

/// An object that events travel through.
///
/// - SeeAlso: Apple, "UIResponder".
@preconcurrency @MainActor open class UIResponder: NSObject, AssociationHolder {
  /// What programs keep with the responder.
  package nonisolated(unsafe) var associations: AssociationStore?

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

  /// Called when fingers come down; hands it on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers move; hands it on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers go; hands it on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches are taken away; hands it on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
