import AppKit
import TestSupport
import Testing

/// Values of controls, and windows and views that are asked to show themselves.
@MainActor struct ControlValueTests {
  /// Source: Apple, "NSControl": a text that is not a number is 0, and whole numbers are cut.
  @Test(
    arguments: [
      ("2.5", 2.5, 2), ("-7.9", -7.9, -7), ("1e3", 1000, 1000), ("three", 0, 0), ("", 0, 0),
      ("1e300", Float.infinity, 0),
    ] as [(String, Float, Int)])
  func numbersOfTexts(text: String, float: Float, integer: Int) {
    let field = NSTextField(string: text)
    #expect(field.floatValue == float && field.integerValue == integer)
  }

  @Test func numbersBecomeTexts() {
    let field = NSTextField(string: "")
    field.floatValue = 1.5
    #expect(field.stringValue == "1.5" && field.integerValue == 1)
    field.integerValue = -42
    #expect(field.stringValue == "-42" && field.floatValue == -42)
  }

  /// A menu that pulls down shows its first item, whatever the others say; one that pops up may show each.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#menus-that-pull-down`.
  @Test func aPullDownMenuIsAsWideAsItsFirstItem() {
    let titles = ["Tracks", "Add External Subtitles Track"]
    let (short, long) = (NSPopUpButton(frame: .zero), NSPopUpButton(frame: .zero))
    short.addItem(withTitle: titles[0])
    long.addItem(withTitle: titles[1])
    let button = NSPopUpButton(frame: .zero)
    button.addItems(withTitles: titles)
    #expect(button.intrinsicContentSize.width == long.intrinsicContentSize.width)
    button.pullsDown = true
    #expect(button.intrinsicContentSize.width == short.intrinsicContentSize.width)
    button.pullsDown = false
    #expect(button.intrinsicContentSize.width == long.intrinsicContentSize.width)
  }

  /// Source: Apple, "NSPopUpButton.removeAllItems()"; without items the button is as wide as one without a title.
  @Test func aMenuIsEmptied() {
    let (bare, button) = (NSPopUpButton(frame: .zero), NSPopUpButton(frame: .zero))
    bare.title = ""
    let empty = bare.intrinsicContentSize.width
    button.addItems(withTitles: ["One", "A much longer item"])
    #expect(button.intrinsicContentSize.width > empty)
    button.selectItem(at: -1)
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 500, height: 100))
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    root.layoutSubtreeIfNeeded()
    let wide = button.frame.width
    button.removeAllItems()
    #expect(button.numberOfItems == 0 && button.indexOfSelectedItem == -1 && button.title == "")
    #expect(button.titleOfSelectedItem == nil && button.intrinsicContentSize.width == empty)
    root.layoutSubtreeIfNeeded()
    #expect(button.frame.width < wide)
  }

  /// Source: Apple, "NSStepper": 0 to 59 by 1.
  @Test func steppersKeepTheirStep() {
    let stepper = NSStepper(frame: .zero)
    let size = stepper.intrinsicContentSize
    #expect(
      KeptProperty.lapses(
        in: stepper,
        [
          KeptProperty(\.increment, default: 1, other: 5),
          KeptProperty(\.minValue, default: 0, other: -10),
          KeptProperty(\.maxValue, default: 59, other: 100),
        ]) == [])
    #expect(stepper.intrinsicContentSize == size)
  }

  @Test func controllersKeepWhatTheyShow() {
    let controller = NSViewController()
    #expect(controller.representedObject == nil)
    controller.representedObject = "a document"
    #expect(controller.representedObject as? String == "a document")
  }

  private func window() -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled],
      backing: .buffered, defer: true)
  }

  /// A window behind the others is seen, and the one in front stays the one that is worked in.
  @Test func aWindowGoesBehindTheOthers() {
    let (front, back) = (window(), window())
    defer { [front, back].forEach { $0.close() } }
    front.makeKeyAndOrderFront(nil)
    back.orderFront(nil)
    back.orderBack(nil)
    let windows = NSApplication.shared.orderedWindows.filter { $0 === front || $0 === back }
    #expect(windows == [front, back] && back.isVisible)
    #expect(NSApplication.shared.mainWindow === front && NSApplication.shared.keyWindow === front)
    back.makeKeyAndOrderFront(nil)
    #expect(NSApplication.shared.mainWindow === back)
  }

  final class Page: NSView {
    var count = 0
    override func display() {
      count += 1
      super.display()
    }
  }

  /// Source: Apple, "NSView.displayIfNeeded()".
  @Test func viewsAreDisplayedOnlyIfNeeded() {
    let page = Page(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    page.displayIfNeeded()
    #expect(page.count == 1 && !page.needsDisplay)
    page.displayIfNeeded()
    #expect(page.count == 1)
    page.needsDisplay = true
    page.displayIfNeeded()
    #expect(page.count == 2)
  }

  /// What changed while notifications were off is posted once when they are switched on.
  ///
  /// Source: Apple, "NSView.postsBoundsChangedNotifications".
  @Test func notificationsOfBoundsWait() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSView.boundsDidChangeNotification, object: view, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(view.postsBoundsChangedNotifications)
    view.postsBoundsChangedNotifications = false
    view.setBoundsOrigin(NSPoint(x: 3, y: 4))
    view.setBoundsOrigin(NSPoint(x: 5, y: 6))
    #expect(count == 0)
    view.postsBoundsChangedNotifications = true
    #expect(count == 1)
    view.postsBoundsChangedNotifications = true
    #expect(count == 1)
    view.setBoundsOrigin(.zero)
    #expect(count == 2)
  }
}
