import AppKit
import TestSupport
import Testing
import UniformTypeIdentifiers

/// Alerts, panels for files, popovers and help.
@MainActor @Suite(.serialized) struct AlertAndPanelTests {
  private func window() -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 400, y: 300, width: 300, height: 200),
      styleMask: [.titled, .resizable], backing: .buffered, defer: true)
    window.orderFront(nil)
    return window
  }

  @Test func anAlertLaysOutItsParts() throws {
    let alert = NSAlert()
    alert.messageText = "Delete?"
    alert.informativeText = "It cannot be undone."
    alert.alertStyle = .critical
    alert.accessoryView = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 30))
    alert.showsSuppressionButton = true
    alert.showsHelp = true
    alert.helpAnchor = "anchor"
    alert.icon = NSImage(size: NSSize(width: 10, height: 10))
    alert.addButton(withTitle: "Delete")
    alert.addButton(withTitle: "Cancel")
    #expect(alert.buttons.map(\.keyEquivalent) == ["\r", "\u{1b}"])
    let content = try #require(alert.window.contentView)
    content.layoutSubtreeIfNeeded()
    let views = content.subviews.sorted { $0.frame.midY > $1.frame.midY }
    // Icon, two texts, the accessory, the box, two buttons and the help, from above.
    #expect(views.count == 8)
    #expect(views.first is NSImageView && views[3] === alert.accessoryView)
    #expect(views[4] === alert.suppressionButton && views[5] === alert.buttons[0])
    #expect(views.allSatisfy { content.bounds.contains($0.frame) })
    #expect(alert.accessoryView?.frame.size == NSSize(width: 100, height: 30))
    #expect(try !alert.window.pngData().isEmpty)
    alert.layout()
  }

  @Test func anAlertAnswers() {
    let alert = NSAlert()
    #expect(alert.messageText == "Alert" && alert.buttons.map(\.title) == ["OK"])
    #expect(alert.runModal() == .cancel)
    alert.addButton(withTitle: "Second")
    let window = window()
    var answer: NSApplication.ModalResponse?
    alert.beginSheetModal(for: window) { answer = $0 }
    #expect(window.attachedSheet === alert.window && answer == nil)
    alert.buttons[1].performClick(nil)
    #expect(answer == .alertSecondButtonReturn && window.attachedSheet == nil)
    final class Helper: NSObject, NSAlertDelegate {
      var wasAsked = false
      func alertShowHelp(_ alert: NSAlert) -> Bool {
        wasAsked = true
        return true
      }
    }
    let helper = Helper()
    alert.delegate = helper
    #expect(alert.respond(to: "showHelp:", sender: nil) && helper.wasAsked)
    window.close()
  }

  @Test func anAlertOfAnError() {
    let error = NSError(
      domain: "a", code: 1,
      userInfo: [
        NSLocalizedDescriptionKey: "It failed", NSLocalizedRecoverySuggestionErrorKey: "Try again",
        NSLocalizedRecoveryOptionsErrorKey: ["Again", "Stop"],
      ])
    let alert = NSAlert(error: error)
    #expect(alert.messageText == "It failed" && alert.informativeText == "Try again")
    #expect(alert.buttons.map(\.title) == ["Again", "Stop"])
  }

  @Test func valuesOfPanelsForFiles() {
    let panel = NSSavePanel.savePanel()
    let table: [KeptProperty<NSSavePanel>] = [
      .init(\.allowsOtherFileTypes, default: false, other: true),
      .init(\.isExpanded, default: false, other: true),
      .init(\.canCreateDirectories, default: true, other: false),
      .init(\.canSelectHiddenExtension, default: false, other: true),
      .init(\.isExtensionHidden, default: false, other: true),
      .init(\.treatsFilePackagesAsDirectories, default: false, other: true),
      .init(\.prompt, default: "Save", other: "Export"),
      .init(\.nameFieldLabel, default: "Save As:", other: "Name:"),
      .init(\.nameFieldStringValue, default: "Untitled", other: "a.png"),
      .init(\.message, default: "", other: "Where?"),
      .init(\.showsHiddenFiles, default: false, other: true),
      .init(\.showsTagField, default: false, other: true),
      .init(\.tagNames, default: nil, other: ["red"]),
      .init(\.showsContentTypes, default: false, other: true),
      .init(\.panelIdentifier, default: nil, other: "panel"),
      .init(\.currentContentType, default: nil, other: .png),
      .init(\.allowedContentTypes, default: [], other: [.png, .jpeg]),
      .init(\.allowedFileTypes, default: ["png", "jpg"], other: ["gif"]),
      .init(\.directoryURL, default: nil, other: URL(fileURLWithPath: "/a")),
    ]
    #expect(KeptProperty.lapses(in: panel, table).isEmpty)
    #expect(panel.allowedContentTypes == [.gif] && panel.url?.path == "/a/a.png")
    panel.accessoryView = NSView()
    panel.validateVisibleColumns()
    let open = NSOpenPanel.openPanel()
    let more: [KeptProperty<NSOpenPanel>] = [
      .init(\.allowsMultipleSelection, default: false, other: true),
      .init(\.canChooseDirectories, default: false, other: true),
      .init(\.canChooseFiles, default: true, other: false),
      .init(\.resolvesAliases, default: true, other: false),
      .init(\.canDownloadUbiquitousContents, default: true, other: false),
      .init(\.canResolveUbiquitousConflicts, default: true, other: false),
      .init(\.isAccessoryViewDisclosed, default: true, other: false),
      .init(\.urls, default: [], other: [URL(fileURLWithPath: "/a")]),
    ]
    #expect(KeptProperty.lapses(in: open, more).isEmpty && open.url?.path == "/a")
  }

  @Test func panelsForFilesAnswer() {
    final class Decider: NSObject, NSOpenSavePanelDelegate {
      func panel(_ sender: Any, validate url: URL) throws {
        if url.lastPathComponent == "no" { throw CocoaError(.fileWriteUnknown) }
      }
    }
    let (panel, decider) = (NSSavePanel(), Decider())
    panel.delegate = decider
    #expect(panel.runModal() == .cancel)
    var answers: [NSApplication.ModalResponse] = []
    panel.begin { answers.append($0) }
    panel.nameFieldStringValue = "no"
    panel.ok(nil)
    #expect(answers.isEmpty)
    panel.nameFieldStringValue = "yes"
    panel.ok(nil)
    #expect(answers == [.OK] && !panel.isVisible)
    let window = window()
    panel.beginSheetModal(for: window) { answers.append($0) }
    panel.cancel(nil)
    #expect(answers == [.OK, .cancel])
    let silent: any NSOpenSavePanelDelegate = decider
    #expect(silent.panel(panel, shouldEnable: URL(fileURLWithPath: "/")))
    #expect(silent.panel(panel, userEnteredFilename: "a", confirmed: true) == "a")
    #expect(silent.panel(panel, displayNameFor: .png) == nil)
    silent.panel(panel, didChangeToDirectoryURL: nil)
    silent.panel(panel, willExpand: true)
    silent.panelSelectionDidChange(panel)
    silent.panel(panel, didSelect: .png)
    window.close()
  }

  final class PopoverDelegate: NSObject, NSPopoverDelegate {
    var events: [String] = []
    var mayClose = false
    func popoverShouldClose(_ popover: NSPopover) -> Bool { mayClose }
    func popoverWillShow(_ notification: Notification) { events.append("will show") }
    func popoverDidShow(_ notification: Notification) { events.append("shown") }
    func popoverWillClose(_ notification: Notification) { events.append("will close") }
    func popoverDidClose(_ notification: Notification) { events.append("closed") }
  }

  /// The box lies on the side that was asked for, with its arrow at the rectangle.
  @Test(arguments: [NSRectEdge.minX, .maxX, .minY, .maxY])
  func popoversLieBesideTheirRectangle(edge: NSRectEdge) throws {
    let window = window()
    let (popover, delegate) = (NSPopover(), PopoverDelegate())
    popover.delegate = delegate
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 120, height: 80))
    popover.contentViewController = controller
    let rect = NSRect(x: 140, y: 90, width: 20, height: 20)
    let content = try #require(window.contentView)
    popover.show(relativeTo: rect, of: content, preferredEdge: edge)
    #expect(popover.isShown && delegate.events == ["will show", "shown"])
    let box = try #require(controller.view.window)
    #expect(window.childWindows == [box])
    let place = box.convertToScreen(controller.view.convert(controller.view.bounds, to: nil))
    let source = window.convertToScreen(content.convert(rect, to: nil))
    #expect(place.size == NSSize(width: 120, height: 80))
    switch edge {
    case .minX: #expect(place.maxX == source.minX - 13 && place.midY == source.midY)
    case .maxX: #expect(place.minX == source.maxX + 13 && place.midY == source.midY)
    case .minY: #expect(place.maxY == source.minY - 13 && place.midX == source.midX)
    case .maxY: #expect(place.minY == source.maxY + 13 && place.midX == source.midX)
    }
    #expect(try !box.pngData().isEmpty)
    popover.contentSize = NSSize(width: 60, height: 40)
    #expect(controller.view.frame.size == NSSize(width: 60, height: 40))
    popover.performClose(nil)
    #expect(popover.isShown)
    delegate.mayClose = true
    popover.performClose(nil)
    #expect(!popover.isShown && delegate.events.suffix(2) == ["will close", "closed"])
    #expect(window.childWindows == nil && controller.view.window == nil)
    window.close()
  }

  @Test func valuesOfPopovers() {
    let popover = NSPopover()
    let table: [KeptProperty<NSPopover>] = [
      .init(\.behavior, default: .applicationDefined, other: .semitransient),
      .init(\.animates, default: true, other: false),
      .init(\.hasFullSizeContent, default: false, other: true),
      .init(\.appearance, default: nil, other: NSAppearance(named: .darkAqua)),
      .init(\.positioningRect, default: .zero, other: NSRect(x: 1, y: 1, width: 1, height: 1)),
    ]
    #expect(KeptProperty.lapses(in: popover, table).isEmpty && !popover.isDetached)
    #expect(popover.effectiveAppearance == NSAppearance(named: .darkAqua))
    #expect(NSPopover.CloseReason.standard != .detachToWindow)
    let names = [
      NSPopover.willShowNotification, NSPopover.didShowNotification,
      NSPopover.willCloseNotification, NSPopover.didCloseNotification,
    ]
    #expect(Set(names).count == 4 && NSPopover.closeReasonUserInfoKey == "NSPopoverCloseReasonKey")
    let silent: any NSPopoverDelegate = PopoverDelegate()
    #expect(!silent.popoverShouldDetach(popover) && silent.detachableWindow(for: popover) == nil)
    silent.popoverDidDetach(popover)
    #expect(NSPopover.Behavior.transient.rawValue == 1)
  }

  @Test func controllersPresentEachOther() throws {
    let window = window()
    let (owner, shown) = (NSViewController(), NSViewController())
    owner.view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    shown.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    window.contentViewController = owner
    owner.presentAsSheet(shown)
    #expect(window.attachedSheet === shown.view.window && owner.presentedViewControllers == [shown])
    #expect(shown.presentingViewController === owner)
    owner.dismiss(shown)
    #expect(window.attachedSheet == nil && owner.presentedViewControllers == nil)
    owner.presentAsModalWindow(shown)
    #expect(shown.view.window?.isVisible == true)
    shown.dismiss(nil as Any?)
    #expect(shown.view.window == nil)
    owner.present(
      shown, asPopoverRelativeTo: .zero, of: owner.view, preferredEdge: .maxX, behavior: .transient)
    #expect(window.childWindows?.count == 1)
    shown.dismiss(nil as Any?)
    #expect(window.childWindows == nil)
    owner.present(
      shown, asPopoverRelativeTo: .zero, of: owner.view, preferredEdge: .maxX,
      behavior: .transient, hasFullSizeContent: true)
    owner.dismiss(shown)
    owner.sourceItemView = owner.view
    #expect(owner.sourceItemView === owner.view && owner.extensionContext == nil)
    #expect(owner.preferredMinimumSize == owner.preferredMaximumSize)
    expectStored(owner, \.preferredScreenOrigin, from: .zero, to: NSPoint(x: 1, y: 1))
    #expect(owner.commitEditing())
    owner.discardEditing()
    owner.commitEditing(withDelegate: nil, didCommit: nil, contextInfo: nil)
    owner.viewWillTransition(to: .zero)
    window.close()
  }

  @Test func childrenReplaceEachOther() {
    let (owner, one, two) = (NSViewController(), NSViewController(), NSViewController())
    for controller in [owner, one, two] {
      controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 40, height: 30))
    }
    owner.addChild(one)
    owner.addChild(two)
    one.view.frame = NSRect(x: 5, y: 6, width: 7, height: 8)
    owner.view.addSubview(one.view)
    var isDone = false
    owner.transition(from: one, to: two, options: [.crossfade, .slideUp]) { isDone = true }
    #expect(isDone && owner.view.subviews == [two.view])
    #expect(two.view.frame == NSRect(x: 5, y: 6, width: 7, height: 8))
    let options: [NSViewController.TransitionOptions] = [
      .crossfade, .slideUp, .slideDown, .slideLeft, .slideRight, .slideForward, .slideBackward,
      .allowUserInteraction,
    ]
    #expect(options.map(\.rawValue) == [1, 0x10, 0x20, 0x40, 0x80, 0x140, 0x180, 0x1000])
  }

  @Test func help() {
    let manager = NSHelpManager.shared
    let key: NSHelpManager.ContextHelpKey = "key"
    #expect(key == "key")
    manager.setContextHelp(NSAttributedString(string: "Help"), for: manager)
    #expect(manager.contextHelp(for: manager)?.string == "Help")
    #expect(manager.showContextHelp(for: manager, locationHint: .zero))
    manager.removeContextHelp(for: manager)
    #expect(manager.contextHelp(for: manager) == nil && manager.registerBooks(in: .main))
    manager.openHelpAnchor("a", inBook: nil)
    manager.find("a", inBook: nil)
    #expect(manager.openedAnchor == "a" && !NSHelpManager.isContextHelpModeActive)
  }
}
