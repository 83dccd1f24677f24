import AppKit
import Foundation
import Testing

/// Characters of keys, names of classes, and scripts that nothing runs.
@MainActor struct KeyAndScriptTests {
  /// The characters of `NSEvent.h`.
  @Test func functionKeys() {
    let keys: [(Int, NSEvent.SpecialKey)] = [
      (NSPrintScreenFunctionKey, .printScreen), (NSScrollLockFunctionKey, .scrollLock),
      (NSSysReqFunctionKey, .sysReq), (NSBreakFunctionKey, .break), (NSResetFunctionKey, .reset),
      (NSStopFunctionKey, .stop), (NSUserFunctionKey, .user), (NSSystemFunctionKey, .system),
      (NSPrintFunctionKey, .print), (NSClearDisplayFunctionKey, .clearDisplay),
      (NSInsertLineFunctionKey, .insertLine), (NSDeleteLineFunctionKey, .deleteLine),
      (NSInsertCharFunctionKey, .insertCharacter), (NSDeleteCharFunctionKey, .deleteCharacter),
      (NSPrevFunctionKey, .prev), (NSNextFunctionKey, .next), (NSSelectFunctionKey, .select),
      (NSExecuteFunctionKey, .execute), (NSUndoFunctionKey, .undo), (NSRedoFunctionKey, .redo),
      (NSFindFunctionKey, .find),
    ]
    for (number, key) in keys { #expect(number == key.rawValue) }
  }

  private final class Own: NSObject {}

  @Test func namesOfClasses() {
    #expect(NSWindow().className == "NSWindow" && NSStatusItem.className() == "NSStatusItem")
    #expect(Own().className.hasSuffix("Own") && Own().className.contains("AppKitTests"))
  }

  @Test func scriptsAreNotRun() throws {
    let script = try #require(NSAppleScript(source: "beep"))
    var error: NSDictionary?
    let result = script.executeAndReturnError(&error)
    #expect(result.stringValue == nil && result.numberOfItems == 0 && result.atIndex(1) == nil)
    #expect(error?[NSAppleScript.errorMessage] as? String == "Apple's scripts run on macOS only.")
    #expect(error?[NSAppleScript.errorNumber] as? Int == -1708)
    #expect(!script.compileAndReturnError(nil) && !script.isCompiled && script.source == "beep")
    #expect(NSAppleScript(contentsOf: URL(fileURLWithPath: "/no such file"), error: &error) == nil)
    let names = [
      NSAppleScript.errorAppName, NSAppleScript.errorBriefMessage, NSAppleScript.errorRange,
    ]
    #expect(Set(names).count == 3)
    #expect(NSAppleEventDescriptor(string: "a").stringValue == "a")
    #expect(NSAppleEventDescriptor(boolean: true).booleanValue)
    #expect(NSAppleEventDescriptor(int32: 7).int32Value == 7)
    #expect(NSAppleEventDescriptor.list().numberOfItems == 0)
    #expect(NSAppleEventDescriptor.null().int32Value == 0)
  }

  @Test func controlsThatKeepValues() {
    expectStored(NSButton(), \.borderShape, from: .automatic, to: .capsule)
    expectStored(NSSegmentedControl(), \.borderShape, from: .automatic, to: .circle)
    let event = NSEvent()
    NSScroller(frame: .zero).trackKnob(with: event)
    #expect(!NSColorPanel.dragColor(.red, with: event, from: NSView()))
  }

  private final class CountingView: NSView {
    @Invalidating(.display, .layout, .constraints, .intrinsicContentSize, .restorableState)
    var all = 0
    var steps: [String] = []
    override func invalidateIntrinsicContentSize() { steps.append("size") }
    override func invalidateRestorableState() { steps.append("state") }
  }

  @Test func changesThatInvalidate() {
    let view = CountingView()
    (view.needsDisplay, view.needsLayout, view.needsUpdateConstraints) = (false, false, false)
    view.steps = []
    view.all = 1
    #expect(view.needsDisplay && view.needsLayout && view.needsUpdateConstraints)
    #expect(view.steps == ["size", "state"])
    view.all = 1
    #expect(view.steps == ["size", "state"])
  }
}
