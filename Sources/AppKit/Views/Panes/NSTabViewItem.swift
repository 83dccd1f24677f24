public import Foundation

/// An item of a tab view: a label and a view.
///
/// - SeeAlso: Apple, "NSTabViewItem".
@preconcurrency @MainActor open class NSTabViewItem: NSObject {
  /// The name by which programs find the item.
  open var identifier: Any?
  /// The label of the tab.
  open var label = "" { didSet { tabView?.needsDisplay = true } }
  /// The view that is shown.
  open var view: NSView?
  /// The tab view that the item belongs to.
  open package(set) weak var tabView: NSTabView?

  /// The id, in a document, of a view that is not made yet.
  package var viewName: String?

  /// Creates an item with a name.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }
}
