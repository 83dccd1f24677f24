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
  /// The controller of the view that the item shows.
  open var viewController: NSViewController? {
    didSet { if let title = viewController?.title, label.isEmpty { label = title } }
  }
  /// The state of an item; raw values are Apple's.
  public enum State: UInt, Sendable { case selectedTab, backgroundTab, pressedTab }
  /// Whether the item is shown.
  open var tabState: State {
    tabView?.selectedTabViewItem === self ? .selectedTab : .backgroundTab
  }
  /// The image of the tab; stored only.
  open var image: NSImage?
  /// The colour of the tab before Mac OS X; stored only.
  open var color = NSColor.clear
  /// The text that appears under the pointer at the tab.
  open var toolTip: String?
  /// The view that becomes first responder when the item is shown first; stored only.
  open weak var initialFirstResponder: NSView?
  /// The size of the label.
  open func sizeOfLabel(_ computeMin: Bool) -> NSSize {
    NSAttributedString(
      string: label, attributes: [.font: tabView?.font ?? NSFont.systemFont(ofSize: 13)]
    ).size()
  }
  /// Draws the label; the picture of the tab view has it.
  open func drawLabel(_ shouldTruncateLabel: Bool, in labelRect: NSRect) {}
  /// The tab view that contains the item.
  open package(set) weak var tabView: NSTabView?

  /// The id, in a document, of a view that is not created yet.
  package var viewName: String?

  /// Creates an item with an identifier.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }
  /// Creates an item that shows the view of a controller, with its title.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = viewController.title ?? ""
  }
}
