import AppKit
import TestSupport
import Testing

/// Toolbars, whose delegate makes the items.
@MainActor struct ToolbarTests {
  final class Delegate: NSObject, NSToolbarDelegate, NSToolbarItemValidation {
    var made: [String] = []
    var events: [String] = []
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      ["add", .flexibleSpace, "find"]
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      made.append(itemIdentifier.rawValue)
      return itemIdentifier == "none" ? nil : NSToolbarItem(itemIdentifier: itemIdentifier)
    }
    func toolbarWillAddItem(_ notification: Notification) { events.append("add") }
    func toolbarDidRemoveItem(_ notification: Notification) { events.append("remove") }
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool { item.tag == 1 }
  }

  @Test func theDelegateMakesItems() {
    let (toolbar, delegate) = (NSToolbar(identifier: "main"), Delegate())
    toolbar.delegate = delegate
    #expect(delegate.made.isEmpty)
    #expect(toolbar.items.map(\.itemIdentifier) == ["add", .flexibleSpace, "find"])
    #expect(delegate.made == ["add", "find"] && toolbar.items[0].toolbar === toolbar)
    toolbar.insertItem(withItemIdentifier: "edit", at: 1)
    toolbar.insertItem(withItemIdentifier: "none", at: 1)
    #expect(toolbar.itemIdentifiers == ["add", "edit", .flexibleSpace, "find"])
    toolbar.removeItem(at: 0)
    toolbar.removeItem(withItemIdentifier: .flexibleSpace)
    #expect(toolbar.itemIdentifiers == ["edit", "find"])
    #expect(delegate.events.filter { $0 == "add" }.count == 4)
    #expect(delegate.events.filter { $0 == "remove" }.count == 2)
    let find = toolbar.items[1]
    toolbar.itemIdentifiers = ["find", .space]
    #expect(toolbar.items[0] === find && toolbar.visibleItems?.count == 2)
    let stored = toolbar.configuration
    toolbar.itemIdentifiers = []
    toolbar.displayMode = .labelOnly
    toolbar.setConfiguration(stored)
    #expect(toolbar.itemIdentifiers == ["find", .space] && toolbar.displayMode == .default)
    let window = NSWindow()
    window.toolbar = toolbar
    window.toggleToolbarShown(nil)
    #expect(!toolbar.isVisible)
    window.runToolbarCustomizationPalette(nil)
    #expect(!toolbar.customizationPaletteIsRunning)
    toolbar.allowsUserCustomization = true
    toolbar.runCustomizationPalette(nil)
    #expect(toolbar.customizationPaletteIsRunning)
    let silent: any NSToolbarDelegate = delegate
    #expect(silent.toolbarAllowedItemIdentifiers(toolbar).isEmpty)
    #expect(silent.toolbarSelectableItemIdentifiers(toolbar).isEmpty)
    #expect(silent.toolbarImmovableItemIdentifiers(toolbar).isEmpty)
    #expect(silent.toolbar(toolbar, itemIdentifier: "a", canBeInsertedAt: 0))
    #expect(NSToolbar.willAddItemNotification != NSToolbar.didRemoveItemNotification)
  }

  @Test func itemsAreValidated() {
    let (item, target) = (NSToolbarItem(itemIdentifier: "a"), Delegate())
    item.action = "go:"
    item.target = target
    item.validate()
    #expect(!item.isEnabled)
    item.tag = 1
    let toolbar = NSToolbar()
    toolbar.validateVisibleItems()
    item.validate()
    #expect(item.isEnabled)
    item.target = nil
    item.action = "unknownAction:"
    item.validate()
    #expect(!item.isEnabled)
    item.performClick()
  }

  @Test func values() {
    let toolbar = NSToolbar()
    let table: [KeptProperty<NSToolbar>] = [
      .init(\.allowsUserCustomization, default: false, other: true),
      .init(\.allowsDisplayModeCustomization, default: true, other: false),
      .init(\.autosavesConfiguration, default: false, other: true),
      .init(\.allowsExtensionItems, default: false, other: true),
      .init(\.showsBaselineSeparator, default: true, other: false),
      .init(\.displayMode, default: .default, other: .iconOnly),
      .init(\.sizeMode, default: .default, other: .small),
      .init(\.selectedItemIdentifier, default: nil, other: "a"),
      .init(\.centeredItemIdentifier, default: nil, other: "a"),
      .init(\.centeredItemIdentifiers, default: ["a"], other: ["b"]),
    ]
    #expect(KeptProperty.lapses(in: toolbar, table).isEmpty)
    let item = NSToolbarItem(itemIdentifier: "a")
    let values: [KeptProperty<NSToolbarItem>] = [
      .init(\.label, default: "", other: "A"), .init(\.paletteLabel, default: "", other: "A"),
      .init(\.possibleLabels, default: [], other: ["A"]),
      .init(\.toolTip, default: nil, other: "A"),
      .init(\.title, default: "", other: "A"), .init(\.isBordered, default: false, other: true),
      .init(\.isNavigational, default: false, other: true),
      .init(\.minSize, default: .zero, other: NSSize(width: 1, height: 1)),
      .init(\.maxSize, default: .zero, other: NSSize(width: 1, height: 1)),
      .init(\.visibilityPriority, default: .standard, other: .user),
      .init(\.autovalidates, default: true, other: false),
      .init(\.isHidden, default: false, other: true),
      .init(\.style, default: .plain, other: .prominent),
      .init(\.backgroundTintColor, default: nil, other: .red),
    ]
    #expect(KeptProperty.lapses(in: item, values).isEmpty)
    #expect(!item.allowsDuplicatesInToolbar && !item.isVisible)
    let priorities: [NSToolbarItem.VisibilityPriority] = [.low, .standard, .high, .user, .init(3)]
    #expect(priorities.map(\.rawValue) == [-1000, 0, 1000, 2000, 3])
    let names: [NSToolbarItem.Identifier] = [
      .space, .flexibleSpace, .separator, .showColors, .showFonts, .customizeToolbar, .print,
      .toggleSidebar, .toggleInspector, .cloudSharing, .sidebarTrackingSeparator,
      .inspectorTrackingSeparator, .writingToolsItemIdentifier,
    ]
    #expect(Set(names).count == names.count)
    #expect(
      NSToolbar.DisplayMode.iconAndLabel.rawValue == 1 && NSToolbar.ItemKey.item.rawValue == "item")
  }

  @Test func groups() {
    let group = NSToolbarItemGroup(
      itemIdentifier: "group", titles: ["A", "B"], selectionMode: .selectOne, labels: ["a", "b"],
      target: nil, action: nil)
    #expect(group.subitems.map(\.title) == ["A", "B"] && group.subitems[1].label == "b")
    #expect(group.selectedIndex == -1)
    group.selectedIndex = 1
    group.setSelected(true, at: 0)
    #expect(group.isSelected(at: 0) && !group.isSelected(at: 1))
    group.selectionMode = .selectAny
    group.setSelected(true, at: 1)
    #expect(group.isSelected(at: 0) && group.selectedIndex == 1)
    group.selectedIndex = -1
    #expect(!group.isSelected(at: 0))
    let images = NSToolbarItemGroup(
      itemIdentifier: "images", images: [NSImage(size: .zero)], selectionMode: .momentary,
      labels: nil, target: nil, action: nil)
    expectStored(images, \.controlRepresentation, from: .automatic, to: .collapsed)
    #expect(images.subitems.count == 1 && images.subitems[0].image != nil)
  }

  @Test func searchAndSeparators() {
    let item = NSSearchToolbarItem(itemIdentifier: "search")
    #expect(item.view === item.searchField)
    expectStored(item, \.preferredWidthForSearchField, from: 180, to: 200)
    expectStored(item, \.resignsFirstResponderWithCancel, from: true, to: false)
    item.beginSearchInteraction()
    #expect(item.isSearching)
    item.endSearchInteraction()
    #expect(!item.isSearching)
    let split = NSSplitView()
    let line = NSTrackingSeparatorToolbarItem(identifier: "line", splitView: split, dividerIndex: 1)
    #expect(line.splitView === split && line.dividerIndex == 1)
    let accessory = NSTitlebarAccessoryViewController()
    let table: [KeptProperty<NSTitlebarAccessoryViewController>] = [
      .init(\.layoutAttribute, default: .bottom, other: .left),
      .init(\.fullScreenMinHeight, default: 0, other: 3),
      .init(\.isHidden, default: false, other: true),
      .init(\.automaticallyAdjustsSize, default: true, other: false),
    ]
    #expect(KeptProperty.lapses(in: accessory, table).isEmpty)
    let window = NSWindow()
    window.addTitlebarAccessoryViewController(accessory)
    window.insertTitlebarAccessoryViewController(NSTitlebarAccessoryViewController(), at: 0)
    #expect(window.titlebarAccessoryViewControllers.last === accessory)
    window.removeTitlebarAccessoryViewController(at: 1)
    #expect(window.titlebarAccessoryViewControllers.count == 1)
  }
}
