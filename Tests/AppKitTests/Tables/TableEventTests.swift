import AppKit
import Testing

/// Presses, keys and drops on tables, outlines, collections, tabs and split views.
@MainActor struct TableEventTests {
  final class Source: NSObject, NSTableViewDataSource {
    var drops: [String] = []
    func numberOfRows(in tableView: NSTableView) -> Int { 10 }
    func tableView(
      _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
    ) -> Any? { row }
    func tableView(
      _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation {
      if dropOperation == .on { tableView.setDropRow(row, dropOperation: .above) }
      return .copy
    }
    func tableView(
      _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
      dropOperation: NSTableView.DropOperation
    ) -> Bool {
      drops.append("\(row) \(dropOperation)")
      return true
    }
  }
  final class Drag: NSObject, NSDraggingInfo {
    var draggingLocation: NSPoint
    init(_ place: NSPoint) { draggingLocation = place }
    var draggingDestinationWindow: NSWindow? { nil }
    var draggingSourceOperationMask: NSDragOperation { .every }
    var draggedImageLocation: NSPoint { .zero }
    var draggedImage: NSImage? { nil }
    var draggingPasteboard: NSPasteboard { .general }
    var draggingSource: Any? { nil }
    var draggingSequenceNumber: Int { 1 }
    func slideDraggedImage(to screenPoint: NSPoint) {}
    var draggingFormation = NSDraggingFormation.default
    var animatesToDestination = false
    var numberOfValidItemsForDrop = 1
    var springLoadingHighlight: NSSpringLoadingHighlight { .none }
    func resetSpringLoading() {}
    func enumerateDraggingItems(
      options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes: [AnyClass],
      searchOptions: [NSPasteboard.ReadingOptionKey: Any],
      using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
  }

  private let source = Source()
  private let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 260))
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 100, height: 260), styleMask: [.titled],
    backing: .buffered, defer: true)

  init() {
    table.addTableColumn(NSTableColumn(identifier: "a"))
    table.style = .plain
    table.dataSource = source
    window.contentView?.addSubview(table)
    table.layoutSubtreeIfNeeded()
  }
  /// The place in the window of a height in a row.
  private func place(_ row: Int, _ part: CGFloat = 0.5) -> NSPoint {
    let rect = table.rect(ofRow: row)
    return table.convert(NSPoint(x: 10, y: rect.minY + part * rect.height), to: nil)
  }
  private func press(_ row: Int, _ modifiers: NSEvent.ModifierFlags = [], count: Int = 1) throws {
    let event = try #require(
      NSEvent.mouseEvent(
        with: .leftMouseDown, location: place(row), modifierFlags: modifiers, timestamp: 0,
        windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: count,
        pressure: 1))
    table.mouseDown(with: event)
  }

  @Test func pressesSelect() throws {
    try press(2)
    #expect(table.selectedRowIndexes == [2])
    table.allowsMultipleSelection = true
    try press(4, .command)
    #expect(table.selectedRowIndexes == [2, 4])
    try press(2, .command)
    #expect(table.selectedRowIndexes == [4])
    try press(7, .shift)
    #expect(table.selectedRowIndexes == IndexSet(4...7))
    table.moveDown(nil)
    #expect(table.selectedRow == 8)
    table.moveUp(nil)
    table.moveUpAndModifySelection(nil)
    #expect(table.selectedRowIndexes == [6, 7])
    table.moveDownAndModifySelection(nil)
    #expect(table.selectedRowIndexes.contains(7))
  }

  @Test func drops() {
    #expect(table.draggingEntered(Drag(place(3, 0.1))) == .copy)
    #expect(table.performDragOperation(Drag(place(3, 0.1))))
    _ = table.draggingUpdated(Drag(place(3, 0.5)))
    #expect(table.performDragOperation(Drag(place(3, 0.5))))
    _ = table.draggingEntered(Drag(place(3, 0.9)))
    #expect(table.performDragOperation(Drag(place(3, 0.9))))
    #expect(source.drops == ["3 above", "3 above", "4 above"])
    table.draggingExited(nil)
    #expect(!table.performDragOperation(Drag(.zero)))
    table.setDraggingSourceOperationMask(.move, forLocal: true)
    table.setDraggingSourceOperationMask(.copy, forLocal: false)
    #expect(table.canDragRows(with: [1], at: .zero))
    let silent: any NSTableViewDataSource = source
    #expect(silent.tableView(table, pasteboardWriterForRow: 1) == nil)
    #expect(!silent.tableView(table, writeRowsWith: [1], to: .general))
  }

  @Test func cellsOfColumns() {
    let column = table.tableColumns[0]
    column.title = "Name"
    let cell = column.headerCell
    #expect(cell.stringValue == "Name" && cell === column.headerCell)
    cell.stringValue = "Size"
    cell.alignment = .right
    #expect(column.title == "Size")
    column.title = "Date"
    #expect(cell.stringValue == "Date")
    let other = NSTableHeaderCell(textCell: "Other")
    column.headerCell = other
    #expect(column.title == "Other")
    let rect = NSRect(x: 0, y: 0, width: 50, height: 20)
    #expect(other.sortIndicatorRect(forBounds: rect) == NSRect(x: 36, y: 6, width: 9, height: 8))
    other.drawSortIndicator(withFrame: rect, in: table, ascending: true, priority: 0)
    #expect(column.dataCell is NSTextFieldCell && column.dataCell(forRow: 2) is NSTextFieldCell)
  }

  @Test func wheelsScroll() throws {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    scroll.documentView = FlippedView(frame: NSRect(x: 0, y: 0, width: 50, height: 200))
    scroll.scroll(scroll.contentView, to: NSPoint(x: 0, y: 30))
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    for name in ["a", "b"] {
      let item = NSTabViewItem(identifier: name)
      item.label = name
      tabs.addTabViewItem(item)
    }
    window.contentView?.addSubview(tabs)
    let event = try #require(
      NSEvent.mouseEvent(
        with: .leftMouseDown, location: tabs.convert(NSPoint(x: 110, y: 10), to: nil),
        modifierFlags: [], timestamp: 0, windowNumber: window.windowNumber, context: nil,
        eventNumber: 0, clickCount: 1, pressure: 1))
    tabs.mouseDown(with: event)
    #expect(tabs.selectedTabViewItem?.label == "b")
  }

  /// A pressed divider follows the pointer.
  @Test func dividersAreDragged() throws {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 101, height: 50))
    split.isVertical = true
    split.dividerStyle = .thin
    for _ in 0..<2 { split.addArrangedSubview(NSView()) }
    window.contentView?.addSubview(split)
    func event(_ type: NSEvent.EventType, _ x: CGFloat) throws -> NSEvent {
      try #require(
        NSEvent.mouseEvent(
          with: type, location: split.convert(NSPoint(x: x, y: 5), to: nil), modifierFlags: [],
          timestamp: 0, windowNumber: window.windowNumber, context: nil, eventNumber: 0,
          clickCount: 1, pressure: 1))
    }
    let start = split.subviews[0].frame.maxX
    split.mouseDown(with: try event(.leftMouseDown, start))
    split.mouseDragged(with: try event(.leftMouseDragged, 30))
    #expect(split.subviews[0].frame.width == 30)
    split.mouseUp(with: try event(.leftMouseUp, 30))
    split.mouseDragged(with: try event(.leftMouseDragged, 60))
    #expect(split.subviews[0].frame.width == 30)
  }

  @Test func outlinesMoveAndTakeDrops() {
    final class Tree: NSObject, NSOutlineViewDataSource {
      var drops: [String] = []
      func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
        item == nil ? 3 : item as? Int == 1 ? 2 : 0
      }
      func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
        (item as? Int ?? 0) * 10 + index + 1
      }
      func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
        item as? Int == 1
      }
      func outlineView(
        _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo,
        proposedItem item: Any?, proposedChildIndex index: Int
      ) -> NSDragOperation { .move }
      func outlineView(
        _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?,
        childIndex index: Int
      ) -> Bool {
        drops.append("\(item as? Int ?? 0) \(index)")
        return true
      }
    }
    let (outline, tree) = (NSOutlineView(frame: table.frame), Tree())
    outline.addTableColumn(NSTableColumn(identifier: "a"))
    outline.style = .plain
    outline.dataSource = tree
    window.contentView?.addSubview(outline)
    outline.selectRowIndexes([0], byExtendingSelection: false)
    outline.moveRight(nil)
    #expect(outline.numberOfRows == 5)
    outline.selectRowIndexes([2], byExtendingSelection: false)
    outline.moveLeft(nil)
    #expect(outline.selectedRow == 0)
    func drop(_ row: Int, _ part: CGFloat) {
      let rect = outline.rect(ofRow: row)
      let place = outline.convert(NSPoint(x: 5, y: rect.minY + part * rect.height), to: nil)
      _ = outline.draggingEntered(Drag(place))
      _ = outline.performDragOperation(Drag(place))
    }
    drop(0, 0.5)
    drop(2, 0.1)
    drop(3, 0.1)
    #expect(tree.drops == ["1 -1", "1 1", "0 1"])
    outline.setDropItem(nil, dropChildIndex: 0)
    _ = outline.performDragOperation(Drag(.zero))
    #expect(tree.drops.last == "0 0")
    outline.moveLeft(nil)
    #expect(outline.numberOfRows == 3)
    let silent: any NSOutlineViewDataSource = tree
    #expect(silent.outlineView(outline, pasteboardWriterForItem: 1) == nil)
    #expect(!silent.outlineView(outline, writeItems: [1], to: .general))
  }

  @Test func toolbarsAreDrawn() throws {
    final class Items: NSObject, NSToolbarDelegate, NSSharingServicePickerToolbarItemDelegate {
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
        ["menu", .flexibleSpace, "search", "text"]
      }
      func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        switch itemIdentifier {
        case "menu": return NSMenuToolbarItem(itemIdentifier: itemIdentifier)
        case "search": return NSSearchToolbarItem(itemIdentifier: itemIdentifier)
        default:
          let item = NSToolbarItem(itemIdentifier: itemIdentifier)
          item.title = "Text"
          return item
        }
      }
      func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any] { ["a"] }
    }
    let items = Items()
    let plain = try window.pngData()
    let toolbar = NSToolbar(identifier: "bar")
    toolbar.delegate = items
    window.toolbar = toolbar
    #expect(try window.pngData() != plain)
    let menu = try #require(toolbar.items.first as? NSMenuToolbarItem)
    expectStored(menu, \.showsIndicator, from: true, to: false)
    menu.menu = NSMenu(title: "Menu")
    menu.menuFormRepresentation = NSMenuItem()
    let share = NSSharingServicePickerToolbarItem(itemIdentifier: "share")
    share.delegate = items
    #expect(share.delegate?.items(for: share).count == 1 && menu.menu.title == "Menu")
  }
}
