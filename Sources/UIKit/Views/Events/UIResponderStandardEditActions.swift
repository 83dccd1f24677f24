internal import Foundation

/// The commands that edit menus send.
///
/// Every responder has them; they do nothing unless overridden.
///
/// - SeeAlso: Apple, "UIResponderStandardEditActions".
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Pastes at the selection.
  func paste(_ sender: Any?)
  /// Selects the object at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}
