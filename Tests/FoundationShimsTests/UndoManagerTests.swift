import Foundation
import FoundationShims
import Testing

/// The record of changes: Apple, "UndoManager".
struct UndoManagerTests {
  @Test func undoAndRedo() {
    final class Model { var value = 0 }
    let (manager, model) = (UndoManager(), Model())
    func set(_ value: Int) {
      let old = model.value
      model.value = value
      func restore(_ model: Model) {
        let now = model.value
        model.value = old
        manager.registerUndo(withTarget: model) { $0.value = now }
      }
      manager.registerUndo(withTarget: model, handler: restore)
    }
    set(1)
    manager.setActionName("Change")
    set(2)
    #expect(manager.canUndo && manager.undoCount == 2)
    manager.undo()
    #expect(model.value == 1 && manager.canRedo && manager.undoMenuItemTitle == "Undo Change")
    manager.redo()
    #expect(model.value == 2)
    manager.undo()
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo)
  }

  @Test func groupsAreUndoneTogether() {
    let (manager, list) = (UndoManager(), NSMutableArray())
    manager.beginUndoGrouping()
    for index in 0..<3 { manager.registerUndo(withTarget: list) { $0.add(index) } }
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1 && manager.groupingLevel == 0)
    manager.undo()
    #expect(list.count == 3 && list[0] as? Int == 2)
    manager.disableUndoRegistration()
    manager.registerUndo(withTarget: list) { $0.removeAllObjects() }
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    manager.levelsOfUndo = 1
    for index in 0..<3 { manager.registerUndo(withTarget: list) { $0.add(index) } }
    #expect(manager.undoCount == 1)
    manager.removeAllActions(withTarget: list)
    #expect(!manager.canUndo)
  }

  @Test func titlesAndDiscardableChanges() {
    let manager = FoundationShims.UndoManager()
    let list = NSMutableArray()
    manager.registerUndo(withTarget: list) { list in
      list.add("old")
      manager.registerUndo(withTarget: list) { $0.removeLastObject() }
    }
    manager.setActionIsDiscardable(true)
    #expect(manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
    #expect(manager.runLoopModes == [.default] && manager.redoCount == 0)
    manager.undo()
    #expect(list.count == 1 && manager.redoCount == 1 && manager.redoMenuItemTitle == "Redo")
    manager.redo()
    #expect(list.count == 0)
  }
}
