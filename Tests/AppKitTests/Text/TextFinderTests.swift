import AppKit
import Testing

/// Searching in texts, attachments, promises and buttons with menus.
///
/// Source: Apple, "NSTextFinder", "NSFilePromiseProvider", "NSComboButton".
@MainActor struct TextFinderTests {
  @Test func matchesAreFound() {
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    view.string = "one two One"
    let finder = NSTextFinder()
    #expect(!finder.validateAction(.showFindInterface))
    finder.client = view
    view.setSelectedRange(NSRange(location: 0, length: 3))
    finder.performAction(.setSearchString)
    #expect(finder.incrementalMatchRanges.map(\.rangeValue.location) == [0, 8])
    finder.performAction(.nextMatch)
    #expect(view.selectedRange().location == 8 && finder.validateAction(.nextMatch))
    finder.performAction(.previousMatch)
    #expect(view.selectedRange().location == 0)
    finder.performAction(.selectAll)
    finder.cancelFindIndicator()
    finder.noteClientStringWillChange()
    NSTextFinder.drawIncrementalMatchHighlight(in: .zero)
    #expect(
      !finder.isIncrementalSearchingEnabled && finder.incrementalSearchingShouldDimContentView)
    #expect(!finder.findIndicatorNeedsUpdate && finder.findBarContainer == nil)
    #expect(NSTextFinder.Action.hideReplaceInterface.rawValue == 13)
    let client: any NSTextFinderClient = view
    #expect(client.firstSelectedRange.location == 0 && client.isSelectable && client.isEditable)
  }

  final class Container: NSObject, NSTextFinderBarContainer, NSTextAttachmentCellProtocol {
    var findBarView: NSView?
    var isFindBarVisible = false
    func findBarViewDidChangeHeight() { isFindBarVisible.toggle() }
    func draw(withFrame cellFrame: NSRect, in controlView: NSView?) {}
    func cellSize() -> NSSize { NSSize(width: 1, height: 2) }
    func cellBaselineOffset() -> NSPoint { .zero }
  }
  final class Writer: NSObject, NSFilePromiseProviderDelegate {
    func filePromiseProvider(
      _ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String
    ) -> String { "file" }
    func filePromiseProvider(
      _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
      completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(nil) }
  }

  @Test func valuesAreKept() {
    let container = Container()
    container.findBarViewDidChangeHeight()
    #expect(container.isFindBarVisible && container.cellSize().height == 2)
    let cell = NSTextAttachmentCell(imageCell: NSImage())
    #expect(cell.cellBaselineOffset() == .zero && cell.wantsToTrackMouse())
    let writer = Writer()
    let promise = NSFilePromiseProvider(fileType: "public.png", delegate: writer)
    promise.userInfo = 1
    let board = NSPasteboard.withUniqueName()
    #expect(board.writeObjects([promise]) && board.types?.count == 1)
    #expect(promise.writingOptions(forType: .png, pasteboard: board) == .promised)
    #expect(
      writer.operationQueue(for: promise) === OperationQueue.main && promise.userInfo as? Int == 1)
    #expect(writer.filePromiseProvider(promise, fileNameForType: "a") == "file")
  }

  @Test func comboButtonsHaveMenus() {
    let (receiver, menu) = (Receiver(), NSMenu())
    let button = NSComboButton(title: "Go", menu: menu, target: receiver, action: "go:")
    button.frame = NSRect(x: 10, y: 10, width: 100, height: 30)
    let window = Mouse.window(button)
    defer { window.close() }
    Mouse(window: window).click(button)
    Mouse(window: window).click(button, at: NSPoint(x: 95, y: 15))
    #expect(receiver.heard == ["go:"] && button.menu === menu && button.style == .split)
    #expect(button.imageScaling == .scaleProportionallyDown && button.image == nil)
    #expect(NSComboButton(image: NSImage(), menu: nil, target: nil, action: nil).image != nil)
    #expect(
      NSComboButton(title: "A", image: NSImage(), menu: nil, target: nil, action: nil).title == "A")
    #expect((try? button.pngData(scale: 1))?.isEmpty == false)
  }
}
