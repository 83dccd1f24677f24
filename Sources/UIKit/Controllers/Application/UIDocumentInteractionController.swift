public import Foundation

/// Opens or previews a file; nothing is shown here.
///
/// - SeeAlso: Apple, "UIDocumentInteractionController".
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The name; default: that of the file.
  open var name: String?
  /// The identifier of the file's type.
  open var uti: String?
  /// The program's own value for the program that opens the file.
  open var annotation: Any?
  /// The object that is notified.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a controller without a file.
  public override init() { super.init() }
  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }
  /// Shows the options for the file, and returns whether they are shown; always false.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows the options for the file at a button, and returns whether they are shown; always false.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows the programs that open the file, and returns whether they are shown; always false.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows the programs that open the file at a button, and returns whether they are shown; always false.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows the file, and returns whether it is shown; always false.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// Closes the preview; has no effect.
  open func dismissPreview(animated: Bool) {}
  /// Closes the menu; has no effect.
  open func dismissMenu(animated: Bool) {}
}

/// An object that is notified of what is done with a file; never called here.
///
/// - SeeAlso: Apple, "UIDocumentInteractionControllerDelegate".
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller above which the preview is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The view that the preview grows from.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController)
    -> UIView?
  /// Called before the preview is shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after the preview.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called after the menu of programs.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller of its own.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Nil.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}
