public import Foundation

/// The help of a program: data here, as no help can be shown.
///
/// - SeeAlso: Apple, "NSHelpManager".
@preconcurrency @MainActor open class NSHelpManager: NSObject {
  /// The name of a book of help.
  public typealias BookName = String
  /// The name of an anchor in a book of help.
  public typealias AnchorName = String
  /// The name of a context.
  public typealias ContextHelpKey = String
  /// The manager of the program.
  public static let shared = NSHelpManager()
  /// Whether the pointer asks for help.
  public static var isContextHelpModeActive = false
  private var texts: [ObjectIdentifier: NSAttributedString] = [:]
  private var books: [Bundle] = []
  /// Sets the help of an object.
  open func setContextHelp(_ attrString: NSAttributedString, for object: Any) {
    texts[ObjectIdentifier(object as AnyObject)] = attrString
  }
  /// Removes the help of an object.
  open func removeContextHelp(for object: Any) {
    texts[ObjectIdentifier(object as AnyObject)] = nil
  }
  /// The help of an object; nil for none.
  open func contextHelp(for object: Any) -> NSAttributedString? {
    texts[ObjectIdentifier(object as AnyObject)]
  }
  /// Shows the help of an object; returns whether it has any.
  open func showContextHelp(for object: Any, locationHint pt: NSPoint) -> Bool {
    contextHelp(for: object) != nil
  }
  /// Opens an anchor of a book; it is only remembered.
  open func openHelpAnchor(_ anchor: AnchorName, inBook book: BookName?) { openedAnchor = anchor }
  /// The anchor that was opened last; Plumb's own.
  open private(set) var openedAnchor: AnchorName?
  /// Searches a book; does nothing.
  open func find(_ query: String, inBook book: BookName?) {}
  /// Registers the books of a bundle.
  @discardableResult
  open func registerBooks(in bundle: Bundle) -> Bool {
    books.append(bundle)
    return true
  }
}
