public import Foundation

/// A text field with a list of values.
///
/// - SeeAlso: Apple, "NSComboBox".
@preconcurrency @MainActor open class NSComboBox: NSTextField {
  package override var controlStyle: ControlStyle { .comboBox }
  open override var intrinsicContentSize: NSSize {
    NSSize(
      width: NSView.noIntrinsicMetric,
      height: ControlHeights.alignmentHeight(.comboBox, sizeClass, generation) ?? 20)
  }

  private var values: [Any] = []
  /// Whether the items come from a data source.
  open var usesDataSource = false
  /// The object with the items.
  open weak var dataSource: (any NSComboBoxDataSource)?
  /// Whether the open list has a scroller; stored only.
  open var hasVerticalScroller = true
  /// The space between items; stored only.
  open var intercellSpacing = NSSize(width: 3, height: 2)
  /// The height of an item; stored only.
  open var itemHeight: CGFloat = 16
  /// The number of items that the open list shows.
  open var numberOfVisibleItems = 5
  /// Whether the button has a border; stored only.
  open var isButtonBordered = true
  /// Whether typed text is completed.
  open var completes = false
  /// The index of the selected item; −1 for none.
  open private(set) var indexOfSelectedItem = -1

  /// The number of items.
  open var numberOfItems: Int {
    usesDataSource ? dataSource?.numberOfItems(in: self) ?? 0 : values.count
  }
  /// The items.
  open var objectValues: [Any] { values }
  /// The selected item; nil without one.
  open var objectValueOfSelectedItem: Any? {
    indexOfSelectedItem < 0 ? nil : itemObjectValue(at: indexOfSelectedItem)
  }
  /// Returns the item at an index.
  open func itemObjectValue(at index: Int) -> Any {
    if usesDataSource { return dataSource?.comboBox(self, objectValueForItemAt: index) ?? "" }
    return values.indices.contains(index) ? values[index] : ""
  }
  /// Returns the index of an item; `NSNotFound` for none.
  open func indexOfItem(withObjectValue object: Any) -> Int {
    let object = object as? AnyHashable
    return values.firstIndex { $0 as? AnyHashable == object } ?? NSNotFound
  }
  /// Appends an item.
  open func addItem(withObjectValue object: Any) { values.append(object) }
  /// Appends items.
  open func addItems(withObjectValues objects: [Any]) { values += objects }
  /// Inserts an item.
  open func insertItem(withObjectValue object: Any, at index: Int) {
    values.insert(object, at: index)
  }
  /// Removes an item.
  open func removeItem(withObjectValue object: Any) {
    let index = indexOfItem(withObjectValue: object)
    if index != NSNotFound { removeItem(at: index) }
  }
  /// Removes the item at an index.
  open func removeItem(at index: Int) { values.remove(at: index) }
  /// Removes all items.
  open func removeAllItems() {
    values = []
    indexOfSelectedItem = -1
  }
  /// Selects an item.
  open func selectItem(withObjectValue object: Any?) {
    guard let object else { return deselectItem(at: indexOfSelectedItem) }
    let index = indexOfItem(withObjectValue: object)
    if index != NSNotFound { selectItem(at: index) }
  }
  /// Selects the item at an index: its text becomes the field's.
  open func selectItem(at index: Int) {
    guard index >= 0, index < numberOfItems else { return }
    indexOfSelectedItem = index
    objectValue = itemObjectValue(at: index)
    boxDelegate?.comboBoxSelectionDidChange(note(Self.selectionDidChangeNotification))
  }
  /// Deselects the item at an index.
  open func deselectItem(at index: Int) {
    if index == indexOfSelectedItem { indexOfSelectedItem = -1 }
  }
  /// Scrolls the open list; does nothing.
  open func scrollItemAtIndexToTop(_ index: Int) {}
  /// Scrolls the open list; does nothing.
  open func scrollItemAtIndexToVisible(_ index: Int) {}
  /// Reads the items again.
  open func reloadData() { indexOfSelectedItem = -1 }
  /// Notes that the number of items changed.
  open func noteNumberOfItemsChanged() {}
  /// Returns the first item that begins with a text.
  open func completedString(_ string: String) -> String? {
    if usesDataSource { return dataSource?.comboBox(self, completedString: string) }
    return values.lazy.map { "\($0)" }.first { $0.lowercased().hasPrefix(string.lowercased()) }
  }
  private var boxDelegate: (any NSComboBoxDelegate)? { delegate as? any NSComboBoxDelegate }
  private func note(_ name: Notification.Name) -> Notification {
    let note = Notification(name: name, object: self)
    NotificationCenter.default.post(note)
    return note
  }
  /// Posted before the list opens.
  public static let willPopUpNotification = Notification.Name("NSComboBoxWillPopUpNotification")
  /// Posted before the list closes.
  public static let willDismissNotification = Notification.Name("NSComboBoxWillDismissNotification")
  /// Posted after another item was selected.
  public static let selectionDidChangeNotification = Notification.Name(
    "NSComboBoxSelectionDidChangeNotification")
  /// Posted while another item is selected.
  public static let selectionIsChangingNotification = Notification.Name(
    "NSComboBoxSelectionIsChangingNotification")

  package override class var standardCellClass: NSCell.Type? { NSComboBoxCell.self }
  package override var ownRole: NSAccessibility.Role? { .comboBox }
  open override func draw(_ dirtyRect: NSRect) {
    paintControl { FieldPainter(painter: $0, field: self, isCombo: true).draw() }
  }
}

/// An object with the items of a combo box.
///
/// - SeeAlso: Apple, "NSComboBoxDataSource".
@preconcurrency @MainActor public protocol NSComboBoxDataSource: NSObjectProtocol {
  /// Returns the number of items.
  func numberOfItems(in comboBox: NSComboBox) -> Int
  /// Returns the item at an index.
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
  /// Returns the index of the item with a text; `NSNotFound` for none.
  func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
  /// Returns the item that begins with a text.
  func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
}
extension NSComboBoxDataSource {
  /// Returns 0.
  public func numberOfItems(in comboBox: NSComboBox) -> Int { 0 }
  /// Returns nil.
  public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { nil }
  /// Returns `NSNotFound`.
  public func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int {
    NSNotFound
  }
  /// Returns nil.
  public func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String? { nil }
}

/// An object that a combo box notifies.
///
/// - SeeAlso: Apple, "NSComboBoxDelegate".
@preconcurrency @MainActor public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  /// The list is about to open.
  func comboBoxWillPopUp(_ notification: Notification)
  /// The list is about to close.
  func comboBoxWillDismiss(_ notification: Notification)
  /// Another item was selected.
  func comboBoxSelectionDidChange(_ notification: Notification)
  /// Another item is being selected.
  func comboBoxSelectionIsChanging(_ notification: Notification)
}
extension NSComboBoxDelegate {
  /// Does nothing.
  public func comboBoxWillPopUp(_ notification: Notification) {}
  /// Does nothing.
  public func comboBoxWillDismiss(_ notification: Notification) {}
  /// Does nothing.
  public func comboBoxSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func comboBoxSelectionIsChanging(_ notification: Notification) {}
}
