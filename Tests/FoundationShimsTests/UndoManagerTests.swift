import Foundation
import FoundationShims
import Testing

/// Sources: Apple, "UndoManager", "objc_sync_enter(_:)".
@Suite struct UndoManagerTests {
  final class Note: NSObject {
    var text = ""
    let undo = FoundationShims.UndoManager()
    func write(_ new: String) {
      let old = text
      undo.registerUndo(withTarget: self) { $0.write(old) }
      text = new
    }
  }

  @Test func changesAreUndoneAndRedone() {
    let note = Note()
    note.write("a")
    note.undo.setActionName("Typing")
    note.write("b")
    #expect(note.undo.canUndo && !note.undo.canRedo && note.undo.undoActionName.isEmpty)
    note.undo.undo()
    #expect(note.text == "a" && note.undo.canRedo)
    #expect(note.undo.undoMenuItemTitle == "Undo Typing")
    note.undo.redo()
    #expect(note.text == "b" && !note.undo.canRedo && note.undo.redoMenuItemTitle == "Redo")
    note.undo.undo()
    note.undo.undo()
    #expect(note.text.isEmpty && note.undo.redoActionName == "Typing" && !note.undo.canUndo)
    note.write("c")
    #expect(!note.undo.canRedo)
  }

  @Test func groupsAreUndoneTogether() {
    let note = Note()
    note.undo.beginUndoGrouping()
    note.write("a")
    note.undo.beginUndoGrouping()
    #expect(note.undo.groupingLevel == 2)
    note.write("b")
    note.undo.endUndoGrouping()
    note.write("c")
    note.undo.endUndoGrouping()
    note.undo.undoNestedGroup()
    #expect(note.text.isEmpty && !note.undo.canUndo)
    note.undo.redo()
    #expect(note.text == "c")
  }

  @Test func registrationsCanBeSwitchedOffAndForgotten() {
    let note = Note()
    note.undo.disableUndoRegistration()
    note.write("a")
    #expect(!note.undo.isUndoRegistrationEnabled && !note.undo.canUndo)
    note.undo.enableUndoRegistration()
    note.undo.levelsOfUndo = 2
    for text in ["b", "c", "d"] { note.write(text) }
    note.undo.undo()
    note.undo.undo()
    note.undo.undo()
    #expect(note.text == "b")
    note.write("e")
    note.undo.removeAllActions(withTarget: note)
    #expect(!note.undo.canUndo && !note.undo.canRedo)
    note.write("f")
    note.undo.removeAllActions()
    #expect(!note.undo.canUndo && !note.undo.isUndoing && !note.undo.isRedoing)
    #expect(note.undo.groupsByEvent && note.undo.runLoopModes == [.default])
    #expect(note.undo.undoMenuTitle(forUndoActionName: "") == "Undo")
    #expect(note.undo.redoMenuTitle(forUndoActionName: "x") == "Redo x")
  }

  @Test func objectsAreLocked() {
    final class Count: NSObject, @unchecked Sendable { var value = 0 }
    let count = Count()
    let object = count
    DispatchQueue.concurrentPerform(iterations: 500) { _ in
      objc_sync_enter(object)
      objc_sync_enter(object)
      count.value += 1
      objc_sync_exit(object)
      objc_sync_exit(object)
    }
    #expect(count.value == 500)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func exceptions() async {
    let exception = NSException(
      name: .invalidArgumentException, reason: "a row too many", userInfo: ["row": 3])
    #expect(exception.name != .rangeException && exception.reason == "a row too many")
    #expect(exception.userInfo?["row"] as? Int == 3)
    #expect(exception.callStackSymbols.isEmpty && exception.callStackReturnAddresses.isEmpty)
    #expect(NSExceptionName.genericException != .internalInconsistencyException)
    await #expect(processExitsWith: .failure) {
      NSException(name: .genericException, reason: nil).raise()
    }
    await #expect(processExitsWith: .failure) {
      withVaList([1]) { NSException.raise(.rangeException, format: "%d", arguments: $0) }
    }
  }

  @Test func numbersAndKeys() {
    let one: NSInteger = 1
    let two: NSUInteger = 2
    #expect(one == 1 && two == 2)
    #expect(
      [kCFBundleVersionKey, kCFBundleNameKey, kCFBundleIdentifierKey, kCFBundleExecutableKey]
        .allSatisfy { $0?.hasPrefix("CFBundle") == true })
    #expect(NSString.classForCoder() == NSString.self)
  }
}
