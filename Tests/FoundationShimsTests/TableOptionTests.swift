import Foundation
import FoundationShims
import Testing

/// Tables of pairs by what they keep alive, options by their bits, and objects as arguments of formats.
struct TableOptionTests {
  /// Something to be kept.
  final class Thing: NSObject, FormatArgument {
    override var description: String { "a thing" }
  }
  typealias Table = NSMapTable<Thing, Thing>

  /// A pair is there as long as what the table does not keep is kept by others.
  ///
  /// Source: Apple, "NSMapTable".
  @Test(
    arguments: [
      (true, true), (true, false), (false, true), (false, false),
    ])
  func pairsStayAsLongAsTheirWeakParts(keepsKeys: Bool, keepsObjects: Bool) {
    let table =
      switch (keepsKeys, keepsObjects) {
      case (true, true): Table.strongToStrongObjects()
      case (true, false): Table.strongToWeakObjects()
      case (false, true): Table.weakToStrongObjects()
      case (false, false): Table.weakToWeakObjects()
      }
    let (key, object) = (Thing(), Thing())
    table.setObject(object, forKey: key)
    do {
      table.setObject(object, forKey: Thing())
      table.setObject(Thing(), forKey: key)
    }
    // The first line stays with its object, unless its key is gone; the second one without its object is gone.
    #expect(table.count == (keepsKeys ? 1 : 0) + (keepsObjects ? 1 : 0))
    table.setObject(object, forKey: key)
    #expect(table.object(forKey: key) === object)
  }

  @Test func keysComeInTheOrderTheyCame() {
    let table = Table.strongToStrongObjects()
    let things = (0..<5).map { _ in Thing() }
    for thing in things.reversed() { table.setObject(thing, forKey: thing) }
    let keys = table.keyEnumerator().allObjects.compactMap { $0 as? Thing }
    #expect(keys.count == 5 && zip(keys, things.reversed()).allSatisfy { $0 === $1 })
    table.removeAllObjects()
    #expect(table.keyEnumerator().nextObject() == nil)
  }

  /// Source: Apple, "NSPointerFunctions.Options", and Foundation's header for the bits.
  @Test(
    arguments: [
      (.strongMemory, 0), (.weakMemory, 5), (.objectPointerPersonality, 0x200), (.copyIn, 0x10000),
    ] as [(NSPointerFunctions.Options, UInt)])
  func optionsHaveApplesBits(option: NSPointerFunctions.Options, bits: UInt) {
    #expect(option.rawValue == bits)
    // Only weak memory lets an object go.
    let table = NSMapTable<Thing, Thing>(keyOptions: option, valueOptions: .strongMemory)
    do { table.setObject(Thing(), forKey: Thing()) }
    #expect(table.count == (option == .weakMemory ? 0 : 1))
  }

  /// Foundation asks for what stands in the object's place; the words are those of the object itself.
  @Test func objectsAreArgumentsOfFormats() {
    let thing = Thing()
    #expect(String(format: "<%@, %d>", thing, 3) == "<a thing, 3>")
    #expect(thing._cVarArgObject as? NSString == "a thing")
    let bits = thing._cVarArgEncoding
    #expect(bits == [Int(bitPattern: Unmanaged.passUnretained(thing).toOpaque())])
  }
}
