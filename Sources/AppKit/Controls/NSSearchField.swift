public import Foundation

/// A text field for searching.
///
/// - SeeAlso: Apple, "NSSearchField".
@preconcurrency @MainActor open class NSSearchField: NSTextField {
  /// The name under which former searches are saved.
  public typealias RecentsAutosaveName = String
  /// The former searches, the last one first.
  open var recentSearches: [String] = [] {
    didSet {
      if recentSearches.count > maximumRecents {
        recentSearches = Array(recentSearches.prefix(maximumRecents))
      }
    }
  }
  /// The name under which former searches are saved; stored only.
  open var recentsAutosaveName: RecentsAutosaveName?
  /// The number of former searches that are kept, up to 254.
  open var maximumRecents = 50 { didSet { maximumRecents = min(254, max(0, maximumRecents)) } }
  /// The menu of the magnifying glass.
  open var searchMenuTemplate: NSMenu?
  /// Whether the action is sent only for the return key.
  open var sendsWholeSearchString = false
  /// Whether the action is sent for each letter at once.
  open var sendsSearchStringImmediately = false
  /// Whether the placeholder is centred; stored only.
  open var centersPlaceholder = false
  /// The rectangle of the text.
  open var searchTextBounds: NSRect { searchCell?.searchTextRect(forBounds: bounds) ?? bounds }
  /// The rectangle of the magnifying glass.
  open var searchButtonBounds: NSRect { searchCell?.searchButtonRect(forBounds: bounds) ?? bounds }
  /// The rectangle of the button that removes the text.
  open var cancelButtonBounds: NSRect { searchCell?.cancelButtonRect(forBounds: bounds) ?? bounds }
  private var searchCell: NSSearchFieldCell? { cell as? NSSearchFieldCell }
  /// Returns the rectangle of the text, as macOS 10.15 and before named it.
  open func rectForSearchText(whenCentered isCentered: Bool) -> NSRect { searchTextBounds }
  /// Returns the rectangle of the magnifying glass, as macOS 10.15 and before named it.
  open func rectForSearchButton(whenCentered isCentered: Bool) -> NSRect { searchButtonBounds }
  /// Returns the rectangle of the button that removes the text, as macOS 10.15 and before named it.
  open func rectForCancelButton(whenCentered isCentered: Bool) -> NSRect { cancelButtonBounds }
  /// Removes the text for the escape key.
  open override func cancelOperation(_ sender: Any?) {
    guard !stringValue.isEmpty else { return super.cancelOperation(sender) }
    stringValue = ""
    currentEditor()?.string = ""
    sendAction(action, to: target)
    (delegate as? any NSSearchFieldDelegate)?.searchFieldDidEndSearching(self)
  }
  /// The tag of a menu's item whose place former searches take.
  public static let recentsMenuItemTag = 1001
  /// The tag of a menu's item that is the heading of former searches.
  public static let recentsTitleMenuItemTag = 1000
  /// The tag of a menu's item that removes former searches.
  public static let clearRecentsMenuItemTag = 1002
  /// The tag of a menu's item for no former searches.
  public static let noRecentsMenuItemTag = 1003

  package override class var standardCellClass: NSCell.Type? { NSSearchFieldCell.self }
  open override func draw(_ dirtyRect: NSRect) {
    paintControl { FieldPainter(painter: $0, field: self, isSearch: true).draw() }
  }
}

/// An object that a search field notifies.
///
/// - SeeAlso: Apple, "NSSearchFieldDelegate".
@preconcurrency @MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// Searching began.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Searching ended.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
  /// Does nothing.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Does nothing.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
