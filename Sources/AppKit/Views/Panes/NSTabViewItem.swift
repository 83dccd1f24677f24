public import Foundation

/// An item of a tab view.
///
/// - SeeAlso: Apple, "NSTabViewItem".
@preconcurrency @MainActor open class NSTabViewItem: NSObject {
  /// The identifier of the item.
  open var identifier: Any?
  /// The label of the tab.
  open var label = "" { didSet { tabView?.needsDisplay = true } }
  /// The view that the item shows.
  open var view: NSView?
  /// The tab view that contains the item.
  open package(set) weak var tabView: NSTabView?

  /// The id, in a document, of a view that is not created yet.
  package var viewName: String?

  /// Creates an item with an identifier.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }
}
