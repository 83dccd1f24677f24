import AppKit
import Testing

/// Menus and their items; Apple, "NSMenu", "NSMenuItem".
@MainActor struct MenuTests {
  final class Delegate: NSObject, NSMenuDelegate {
    var heard: [String] = []
    func menuNeedsUpdate(_ menu: NSMenu) { heard.append("update") }
    func menuWillOpen(_ menu: NSMenu) { heard.append("open") }
    func menuDidClose(_ menu: NSMenu) { heard.append("close") }
  }
  final class Filler: NSObject, NSMenuDelegate {
    func numberOfItems(in menu: NSMenu) -> Int { 3 }
    func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
      item.title = "Item \(index)"
      return true
    }
  }
  final class Judge: NSObject, NSMenuItemValidation, ActionResponder {
    var heard: [String] = []
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { menuItem.tag != 1 }
    func respond(to action: Selector, sender: Any?) -> Bool {
      heard.append(action.description)
      return true
    }
  }

  private func menu() -> NSMenu {
    let menu = NSMenu(title: "File")
    menu.addItem(withTitle: "Open", action: "open:", keyEquivalent: "o")
    menu.addItem(.separator())
    menu.addItem(NSMenuItem(title: "Close", action: "close:", keyEquivalent: "W"))
    return menu
  }

  @Test func itemsAreFound() throws {
    let menu = menu()
    #expect(menu.numberOfItems == 3 && menu.items.count == 3 && menu.title == "File")
    let close = try #require(menu.item(withTitle: "Close"))
    close.tag = 7
    close.representedObject = "thing"
    close.identifier = "close"
    #expect(menu.index(of: close) == 2 && menu.item(at: 2) === close && menu.item(at: 9) == nil)
    #expect(menu.item(withTag: 7) === close && menu.indexOfItem(withTag: 7) == 2)
    #expect(menu.indexOfItem(withTitle: "Close") == 2 && menu.indexOfItem(withTitle: "x") == -1)
    #expect(menu.indexOfItem(withRepresentedObject: "thing") == 2)
    #expect(menu.indexOfItem(withRepresentedObject: nil) == 0)
    #expect(menu.indexOfItem(withTarget: nil, andAction: "close:") == 2)
    #expect(menu.item(at: 1)?.isSeparatorItem == true && close.menu === menu)
    let other = NSMenu(title: "More")
    menu.setSubmenu(other, for: close)
    #expect(menu.indexOfItem(withSubmenu: other) == 2 && close.hasSubmenu)
    #expect(other.supermenu === menu && other.items.isEmpty)
    let inner = other.insertItem(withTitle: "Inner", action: nil, keyEquivalent: "", at: 0)
    #expect(inner.parent === close && !inner.isHiddenOrHasHiddenAncestor)
    close.isHidden = true
    #expect(inner.isHiddenOrHasHiddenAncestor)
    menu.submenuAction(close)
    let copy = try #require(menu.copy() as? NSMenu)
    #expect(copy.items.map(\.title) == ["Open", "", "Close"] && copy.item(at: 2)?.tag == 7)
    #expect(copy.item(at: 2)?.submenu?.item(at: 0)?.title == "Inner")
    menu.removeItem(close)
    menu.removeItem(at: 0)
    #expect(menu.numberOfItems == 1 && close.menu == nil)
    menu.items = [close]
    #expect(menu.items == [close])
    menu.removeAllItems()
    #expect(menu.numberOfItems == 0)
    #expect(NSMenuItem.sectionHeader(title: "A").isSectionHeader)
    #expect(NSMenu(title: "A", items: [.separator()]).numberOfItems == 1)
  }

  @Test func changesAreNotified() {
    let menu = menu()
    var heard: [Notification.Name] = []
    let names: [Notification.Name] = [
      NSMenu.didAddItemNotification, NSMenu.didRemoveItemNotification,
      NSMenu.didChangeItemNotification, NSMenu.willSendActionNotification,
      NSMenu.didSendActionNotification, NSMenu.didBeginTrackingNotification,
      NSMenu.didEndTrackingNotification,
    ]
    let center = NotificationCenter.default
    let tokens = names.map { name in
      center.addObserver(forName: name, object: menu, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    menu.addItem(withTitle: "A", action: nil, keyEquivalent: "")
    menu.item(at: 0)?.title = "B"
    menu.removeItem(at: 3)
    menu.performActionForItem(at: 0)
    menu.popUp(positioning: nil, at: .zero, in: nil)
    #expect(Set(heard) == Set(names))
  }

  @Test func theDelegateFillsTheMenu() {
    let (delegate, filler) = (Delegate(), Filler())
    let menu = menu()
    menu.delegate = delegate
    #expect(!menu.popUp(positioning: menu.item(at: 0), at: .zero, in: nil))
    #expect(delegate.heard == ["update", "open", "close"])
    menu.delegate = filler
    menu.update()
    #expect(menu.items.map(\.title) == ["Item 0", "Item 1", "Item 2"])
    #expect(filler.confinementRect(for: menu, on: nil) == .zero)
    #expect(
      !filler.menuHasKeyEquivalent(
        menu, for: NSEvent(), target: .allocate(capacity: 1), action: .allocate(capacity: 1)))
  }

  @Test func itemsAreEnabledByTheirTargets() {
    let (menu, judge) = (menu(), Judge())
    for item in menu.items { item.target = judge }
    menu.item(at: 0)?.tag = 1
    menu.update()
    #expect(menu.items.map(\.isEnabled) == [false, false, true])
    menu.autoenablesItems = false
    menu.item(at: 0)?.isEnabled = true
    menu.update()
    #expect(menu.item(at: 0)?.isEnabled == true)
  }

  @Test(
    arguments: [
      ("o", .command, "open:"), ("o", [.command, .shift], nil),
      ("w", [.command, .shift], "close:"),
      ("w", .command, nil), ("o", [], nil),
    ] as [(String, NSEvent.ModifierFlags, String?)])
  func keyEquivalents(key: String, flags: NSEvent.ModifierFlags, action: String?) throws {
    let (menu, judge) = (menu(), Judge())
    for item in menu.items { item.target = judge }
    let around = NSMenu()
    around.addItem(NSMenuItem())
    around.item(at: 0)?.submenu = menu
    let event = try #require(Mouse.key(key, flags: flags))
    #expect(around.performKeyEquivalent(with: event) == (action != nil))
    #expect(judge.heard == [action].compactMap { $0 })
  }

  /// The main menu gets key equivalents that no view wants.
  @Test func theMainMenuGetsKeys() throws {
    let (menu, judge) = (menu(), Judge())
    for item in menu.items { item.target = judge }
    NSApp.mainMenu = menu
    defer { NSApp.mainMenu = nil }
    #expect(menu.menuBarHeight == 24 && NSMenu.menuBarVisible())
    NSMenu.setMenuBarVisible(false)
    #expect(!NSMenu.menuBarVisible())
    NSMenu.setMenuBarVisible(true)
    NSApp.sendEvent(try #require(Mouse.key("o", flags: .command)))
    #expect(judge.heard == ["open:"])
    (NSApp.servicesMenu, NSApp.windowsMenu, NSApp.helpMenu) = (NSMenu(), NSMenu(), NSMenu())
    #expect(NSApp.servicesMenu != nil && NSApp.windowsMenu != nil && NSApp.helpMenu != nil)
    (NSApp.servicesMenu, NSApp.windowsMenu, NSApp.helpMenu) = (nil, nil, nil)
  }

  /// A context menu opens for the right button, and for the left one with control.
  @Test func contextMenusOpen() {
    final class Host: NSView {
      var heard: [String] = []
      override func willOpenMenu(_ menu: NSMenu, with event: NSEvent) { heard.append("open") }
      override func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) { heard.append("close") }
    }
    let host = Host(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    host.menu = menu()
    let window = Mouse.window(host)
    defer { window.close() }
    let mouse = Mouse(window: window)
    mouse.send(.rightMouseDown, host)
    #expect(host.heard == ["open", "close"])
    mouse.send(.leftMouseDown, host, flags: .control)
    #expect(host.heard.count == 4 && Host.defaultMenu == nil)
  }

  @Test func aViewIsInItsItem() {
    let (menu, view, inner) = (menu(), NSView(), NSView())
    view.addSubview(inner)
    menu.item(at: 0)?.view = view
    #expect(inner.enclosingMenuItem === menu.item(at: 0) && NSView().enclosingMenuItem == nil)
  }

  @Test func settingsAreKept() {
    let item = NSMenuItem(title: "A", action: nil, keyEquivalent: "")
    item.indentationLevel = 99
    item.state = .mixed
    (item.subtitle, item.toolTip, item.isAlternate) = ("b", "c", true)
    item.attributedTitle = NSAttributedString(string: "A")
    item.keyEquivalentModifierMask = [.control, .option]
    (item.onStateImage, item.offStateImage, item.mixedStateImage) = (NSImage(), NSImage(), nil)
    #expect(item.indentationLevel == 15 && item.state == .mixed && item.subtitle == "b")
    #expect(item.toolTip == "c" && item.isAlternate && item.attributedTitle?.string == "A")
    #expect(item.userKeyEquivalent == "" && NSMenuItem.usesUserKeyEquivalents)
    #expect(!item.allowsKeyEquivalentWhenHidden && item.allowsAutomaticKeyEquivalentMirroring)
    #expect(item.allowsAutomaticKeyEquivalentLocalization && !item.isHighlighted)
    #expect(item.onStateImage != nil && item.offStateImage != nil && item.mixedStateImage == nil)
    item.badge = .updates(count: 1)
    #expect(item.badge?.type == .updates && item.badge?.itemCount == 1)
    #expect(NSMenuItemBadge.newItems(count: 2).type == .newItems)
    #expect(NSMenuItemBadge.alerts(count: 2).type == .alerts)
    #expect(
      NSMenuItemBadge(string: "x").stringValue == "x" && NSMenuItemBadge(count: 3).itemCount == 3)
    let menu = menu()
    #expect(menu.showsStateColumn && menu.presentationStyle == .regular)
    #expect(menu.selectionMode == .automatic && menu.allowsContextMenuPlugIns)
    #expect(menu.automaticallyInsertsWritingToolsItems && menu.minimumWidth == 0)
    #expect(menu.userInterfaceLayoutDirection == .leftToRight && menu.highlightedItem == nil)
    menu.selectedItems = [menu.items[2]]
    #expect(menu.selectedItems == [menu.items[2]] && menu.items[2].state == .on)
    #expect(menu.propertiesToUpdate.contains([.title, .attributedTitle, .keyEquivalent]))
    #expect(menu.propertiesToUpdate.contains([.image, .enabled, .accessibilityDescription]))
    menu.cancelTracking()
    menu.cancelTrackingWithoutAnimation()
    let palette = NSMenu.palette(colors: [.red, .blue], titles: ["Red"])
    #expect(palette.items.map(\.title) == ["Red", ""] && palette.presentationStyle == .palette)
  }

  /// A menu is drawn: its height is that of its rows and lines, and titles leave ink.
  @Test func aMenuIsDrawn() throws {
    let menu = menu()
    menu.autoenablesItems = false
    menu.item(at: 0)?.state = .on
    menu.item(at: 0)?.badge = .alerts(count: 2)
    menu.item(at: 2)?.submenu = NSMenu()
    menu.addItem(.sectionHeader(title: "More"))
    menu.addItem(withTitle: "Save", action: nil, keyEquivalent: "s").image = NSImage(
      systemSymbolName: "star", accessibilityDescription: nil)
    menu.items.last?.subtitle = "All of it"
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 30, height: 40))
    menu.addItem(NSMenuItem())
    menu.items.last?.view = view
    let height: CGFloat = 10 + 88 + 11 + 14 + 40
    let size = menu.size
    #expect(size.height == height && size.width > 60)
    #expect(try menu.pngData(scale: 1).count > 500)
  }

  @Test func statusItemsHaveButtons() {
    let bar = NSStatusBar.system
    let item = bar.statusItem(withLength: NSStatusItem.variableLength)
    #expect(item.statusBar === bar && bar.thickness == 24 && !bar.isVertical)
    #expect(NSStatusItem.squareLength == -2 && item.length == -1 && item.isVisible)
    (item.title, item.toolTip, item.action) = ("A", "b", "c:")
    item.image = NSImage()
    item.target = bar
    item.isEnabled = false
    #expect(item.button?.title == "A" && item.button?.toolTip == "b" && item.button?.action == "c:")
    #expect(item.image === item.button?.image && item.target === bar && !item.isEnabled)
    item.menu = menu()
    #expect(item.button?.menu === item.menu && item.button?.appearsDisabled == false)
    item.popUpMenu(menu())
    item.behavior = [.removalAllowed, .terminationOnRemoval]
    #expect(item.behavior.rawValue == 6 && item.autosaveName == "Item-0" && item.view == nil)
    #expect(!item.highlightMode)
    bar.removeStatusItem(item)
  }

  @Test func popUpButtonsHaveMenus() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withTitles: ["One", "Two", "Three"])
    button.item(at: 1)?.tag = 5
    button.item(at: 2)?.representedObject = "three"
    #expect(button.menu?.numberOfItems == 3 && button.itemArray.count == 3)
    #expect(button.selectItem(withTag: 5) && button.titleOfSelectedItem == "Two")
    #expect(button.selectedItem?.state == .on && button.selectedTag() == 5)
    #expect(!button.selectItem(withTag: 9) && button.lastItem?.title == "Three")
    #expect(button.indexOfItem(withTitle: "Three") == 2 && button.indexOfItem(withTag: 5) == 1)
    #expect(button.indexOfItem(withRepresentedObject: "three") == 2)
    #expect(button.indexOfItem(withTarget: nil, andAction: nil) == 0)
    #expect(button.itemTitle(at: 0) == "One" && button.item(withTitle: "One") != nil)
    button.select(button.item(at: 2))
    #expect(button.indexOfSelectedItem == 2 && button.title == "Three")
    button.removeItem(withTitle: "Three")
    #expect(button.numberOfItems == 2 && button.indexOfSelectedItem == 0)
    button.setTitle("Four")
    #expect(button.titleOfSelectedItem == "Four" && button.numberOfItems == 3)
    button.insertItem(withTitle: "Zero", at: 0)
    button.removeItem(at: 0)
    button.menu = menu()
    #expect(button.titleOfSelectedItem == "Open")
    button.synchronizeTitleAndSelectedItem()
    #expect(button.autoenablesItems && button.preferredEdge == .maxY && button.usesItemFromMenu)
    #expect(
      button.altersStateOfSelectedItem && NSPopUpButton.ArrowPosition.arrowAtBottom.rawValue == 2)
    let delegate = Delegate()
    button.menu?.delegate = delegate
    button.performClick(nil)
    #expect(delegate.heard == ["update", "open", "close"])
    #expect(NSPopUpButton.willPopUpNotification.rawValue == "NSPopUpButtonWillPopUpNotification")
  }
}
