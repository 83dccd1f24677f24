import AppKit
import TestSupport
import Testing

/// Controllers of objects, arrays, trees and defaults.
@MainActor struct ObjectControllerTests {
  final class Editor: NSEditor {
    var canCommit = true
    var isDropped = false
    func commitEditing() -> Bool { canCommit }
    func discardEditing() { isDropped = true }
  }

  @Test func editors() {
    let (controller, editor) = (NSController(), Editor())
    controller.objectDidBeginEditing(editor)
    editor.canCommit = false
    #expect(!controller.commitEditing() && controller.isEditing)
    editor.canCommit = true
    #expect(controller.commitEditing() && !controller.isEditing)
    controller.objectDidBeginEditing(editor)
    controller.discardEditing()
    #expect(editor.isDropped && !controller.isEditing)
    controller.objectDidBeginEditing(editor)
    (controller as any NSEditorRegistration).objectDidEndEditing(editor)
    #expect(!controller.isEditing)
  }

  @Test func oneObject() {
    let controller = NSObjectController(content: nil)
    #expect(!controller.canRemove && controller.selectedObjects.isEmpty)
    controller.prepareContent()
    #expect(controller.content is NSMutableDictionary && controller.canRemove)
    controller.remove(nil)
    #expect(controller.content == nil)
    controller.add(nil)
    #expect(controller.selection is NSMutableDictionary)
    controller.isEditable = false
    #expect(!controller.canAdd && !controller.canRemove)
    let table: [KeptProperty<NSObjectController>] = [
      .init(\.automaticallyPreparesContent, default: false, other: true),
      .init(\.entityName, default: nil, other: "Note"),
      .init(\.usesLazyFetching, default: false, other: true),
    ]
    #expect(KeptProperty.lapses(in: controller, table).isEmpty && controller.fetchPredicate == nil)
    controller.objectClass = NSMutableArray.self
    #expect(controller.newObject() is NSMutableArray)
    for mark in [NSMultipleValuesMarker, NSNoSelectionMarker, NSNotApplicableMarker] {
      #expect("\(mark)".contains("Marker"))
    }
  }

  @Test func arrays() {
    let controller = NSArrayController(content: ["b", "a", "c"])
    func arranged() -> [String] { controller.arrangedObjects as? [String] ?? [] }
    #expect(arranged() == ["b", "a", "c"] && controller.selectionIndex == 0)
    #expect(
      controller.setSelectionIndex(2) && !controller.canSelectNext && controller.canSelectPrevious)
    controller.filterPredicate = NSPredicate { value, _ in (value as? String) != "a" }
    #expect(arranged() == ["b", "c"] && controller.selectionIndexes == [1])
    controller.addObject("d")
    #expect(arranged() == ["b", "a", "c", "d"] && controller.selectedObjects as? [String] == ["d"])
    controller.insert("x", atArrangedObjectIndex: 1)
    #expect(arranged() == ["b", "x", "a", "c", "d"] && controller.selectionIndex == 1)
    controller.selectNext(nil)
    controller.selectPrevious(nil)
    #expect(controller.selectionIndex == 1)
    controller.remove(atArrangedObjectIndex: 1)
    #expect(arranged() == ["b", "a", "c", "d"] && controller.selectionIndex == 1)
    controller.remove(contentsOf: ["a", "d"])
    controller.removeObject("c")
    #expect(arranged() == ["b"])
    controller.add(contentsOf: ["e", "f"])
    #expect(controller.selectionIndexes == [1, 2])
    #expect(controller.removeSelectionIndexes([1]) && controller.addSelectionIndexes([0]))
    #expect(controller.setSelectedObjects(["f"]) && controller.addSelectedObjects(["b"]))
    #expect(controller.removeSelectedObjects(["f"]) && controller.selectionIndexes == [0])
    controller.setSelectionIndexes([])
    #expect(controller.selectionIndexes == [0])
    controller.avoidsEmptySelection = false
    controller.setSelectionIndexes([])
    #expect(controller.selectionIndex == NSNotFound && controller.canInsert)
    controller.sortDescriptors = [NSSortDescriptor(keyPath: \NSString.length, ascending: true)]
    controller.content = [NSString("long"), NSString("x")]
    #expect((controller.arrangedObjects as? [NSString])?.first == "x")
    #expect(controller.automaticRearrangementKeyPaths?.isEmpty == true)
    controller.sortDescriptors = []
    controller.insert(nil)
    controller.prepareContent()
    #expect((controller.arrangedObjects as? [Any])?.count == 1)
    let table: [KeptProperty<NSArrayController>] = [
      .init(\.automaticallyRearrangesObjects, default: false, other: true),
      .init(\.clearsFilterPredicateOnInsertion, default: true, other: false),
      .init(\.preservesSelection, default: true, other: false),
      .init(\.selectsInsertedObjects, default: true, other: false),
      .init(\.alwaysUsesMultipleValuesMarker, default: false, other: true),
    ]
    #expect(KeptProperty.lapses(in: controller, table).isEmpty)
  }

  @Test func trees() {
    let controller = NSTreeController()
    controller.content = ["a", "b"]
    #expect(controller.arrangedObjects.children?.count == 2 && controller.selectionIndexPath == [0])
    controller.addObject("c")
    #expect(
      controller.selectionIndexPath == [2] && controller.selectedObjects as? [String] == ["c"])
    controller.insert("x" as Any?, atArrangedObjectIndexPath: [1])
    #expect(controller.content as? [String] == ["a", "x", "b", "c"])
    controller.insert(["y", "z"], atArrangedObjectIndexPaths: [[0], [1]])
    controller.removeObjects(atArrangedObjectIndexPaths: [[0], [1]])
    controller.remove(atArrangedObjectIndexPath: [1])
    #expect(controller.content as? [String] == ["a", "b", "c"])
    if let node = controller.arrangedObjects.descendant(at: [2]) { controller.move(node, to: [0]) }
    #expect(controller.content as? [String] == ["c", "a", "b"])
    controller.setSelectionIndexPath([1])
    controller.addSelectionIndexPaths([[2]])
    controller.removeSelectionIndexPaths([[1]])
    #expect(controller.selectedNodes.map(\.indexPath) == [[2]])
    #expect(controller.setSelectionIndexPaths([[0]]) && controller.selectionIndexPaths == [[0]])
    controller.remove(nil)
    #expect(controller.content as? [String] == ["a", "b"] && controller.canInsert)
    #expect(!controller.canAddChild)
    controller.addChild(nil)
    controller.insert(nil as Any?)
    let table: [KeptProperty<NSTreeController>] = [
      .init(\.countKeyPath, default: nil, other: "count"),
      .init(\.leafKeyPath, default: nil, other: "isLeaf"),
      .init(\.avoidsEmptySelection, default: true, other: false),
      .init(\.preservesSelection, default: true, other: false),
      .init(\.selectsInsertedObjects, default: true, other: false),
      .init(\.alwaysUsesMultipleValuesMarker, default: false, other: true),
    ]
    #expect(KeptProperty.lapses(in: controller, table).isEmpty)
    let root = NSTreeNode(representedObject: nil)
    #expect(
      controller.childrenKeyPath(for: root) == nil && controller.countKeyPath(for: root) == "count")
    #expect(controller.leafKeyPath(for: root) == "isLeaf" && root.isLeaf && root.parent == nil)
    #expect(root.mutableChildren.count == 0 && root.representedObject == nil)
    root.sort(with: [], recursively: true)
    controller.sortDescriptors = []
  }

  @Test func defaults() {
    let store = UserDefaults(suiteName: "plumb.tests.\(UUID().uuidString)")
    let controller = NSUserDefaultsController(defaults: store, initialValues: ["size": 12])
    #expect((controller.values as? [String: Any])?["size"] as? Int == 12)
    controller.appliesImmediately = false
    controller.setValue(13, ofDefault: "size")
    #expect(controller.hasUnappliedChanges)
    controller.revert(nil)
    #expect(!controller.hasUnappliedChanges)
    controller.setValue(14, ofDefault: "size")
    controller.save(nil)
    #expect(controller.defaults.integer(forKey: "size") == 14)
    controller.appliesImmediately = true
    controller.revertToInitialValues(nil)
    #expect(controller.defaults.integer(forKey: "size") == 12)
    #expect(NSUserDefaultsController.shared.defaults === UserDefaults.standard)
    #expect(NSUserDefaultsController.shared.initialValues == nil)
  }
}
