import Foundation
import FoundationShims
import Testing

/// Tables that need not keep their objects alive.
struct WeakTableTests {
  /// Something to be kept.
  final class Thing {}
  protocol Listener: AnyObject {}
  final class Ear: Listener {}

  @Test func objectsLeaveWhenNobodyKeepsThem() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    table.add(kept)
    table.add(kept)
    do {
      let gone = Thing()
      table.add(gone)
      #expect(table.count == 2)
      #expect(table.contains(gone))
    }
    #expect(table.count == 1)
    #expect(table.anyObject === kept)
    table.remove(kept)
    #expect(table.allObjects.isEmpty)
  }

  @Test func aTableMayKeepItsObjects() {
    let table = NSHashTable<Thing>()
    do { table.add(Thing()) }
    #expect(table.count == 1)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func listenersOfAnyClassFindRoom() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let ears = [Ear(), Ear(), Ear()]
    for ear in ears { table.add(ear) }
    let heard = table.allObjects.compactMap { $0 as? any Listener }
    #expect(heard.count == 3)
    #expect(heard.first === ears[0])
  }

  @Test func pairsLeaveWhenOneOfThemGoes() {
    let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let kept = Thing()
    table.setObject(kept, forKey: "kept")
    do {
      let gone = Thing()
      table.setObject(gone, forKey: "gone")
      #expect(table.count == 2)
    }
    #expect(table.count == 1)
    // Strings are equal by value, whatever object holds them.
    #expect(table.object(forKey: NSString(string: "ke" + "pt")) === kept)
    #expect(table.object(forKey: "gone") == nil)
    table.removeObject(forKey: "kept")
    #expect(table.count == 0)
    let keys = NSMapTable<Thing, Thing>.weakToStrongObjects()
    do { keys.setObject(kept, forKey: Thing()) }
    #expect(keys.count == 0)
  }
}
