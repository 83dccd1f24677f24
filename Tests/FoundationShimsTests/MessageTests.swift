import Foundation
import FoundationShims
import Testing

/// Messages by name, as the compiler of a toolset states them.
@MainActor struct MessageTests {
  class Base: NSObject {
    var calls: [String] = []
    var title = "a"
    var size: CGFloat = 1
  }
  final class Derived: Base {}

  /// States what a toolset's compiler would.
  private static let isStated: Bool = {
    ObjectiveCNames.method("go", of: Base.self) { r, _ in r.calls.append("go") }
    ObjectiveCNames.method("take:", of: Base.self) { r, a in
      r.calls.append(try "take \(a[0, String?.self] ?? "nil")")
    }
    ObjectiveCNames.method("add:to:", of: Base.self) { _, a in
      try a[0, Int.self] + a[1, Int.self]
    }
    ObjectiveCNames.method("fail", of: Base.self) { _, _ in throw CocoaError(.fileNoSuchFile) }
    ObjectiveCNames.method("go", of: Derived.self) { r, _ in r.calls.append("derived") }
    ObjectiveCNames.property(
      "title", of: Base.self, get: { $0.title }, set: { r, a in r.title = try a.value() })
    ObjectiveCNames.property(
      "size", of: Base.self, get: { $0.size }, set: { r, a in r.size = try a.value() })
    return true
  }()

  init() { #expect(Self.isStated) }

  @Test func theNearestClassAnswers() {
    let base = Base()
    let derived = Derived()
    base.perform(Selector("go"))
    derived.perform(Selector("go"))
    derived.perform(Selector("take:"), with: "x")
    derived.perform(Selector("take:"), with: nil)
    #expect(base.calls == ["go"])
    #expect(derived.calls == ["derived", "take x", "take nil"])
    #expect(derived.responds(to: "add:to:") && !base.responds(to: "fly"))
    #expect(!NSObject().responds(to: "go"))
  }

  /// Documents ask classes of programs for outlets, not those of an interface library.
  @Test func classesOfALibraryStateNothingOfAProgram() {
    class Library: NSObject { var calls = 0 }
    class Program: Library {}
    ObjectiveCNames.ownMethod("own", of: Library.self) { r, _ in r.calls += 1 }
    let object = Program()
    object.perform("own")
    #expect(object.calls == 1)
    #expect(!ObjectiveCNames.isDeclared(Program.self))
    ObjectiveCNames.method("more", of: Program.self) { r, _ in r.calls += 1 }
    #expect(ObjectiveCNames.isDeclared(Program.self) && !ObjectiveCNames.isDeclared(Library.self))
  }

  @Test func resultsAndErrors() {
    let base = Base()
    let sum = base.perform("add:to:", with: 2, with: 3)?.takeUnretainedValue()
    #expect((sum as? NSNumber)?.intValue == 5)
    #expect(base.perform("fail") == nil)
    #expect(base.perform("go") == nil)
    #expect(!ObjectiveCNames.send("fly", to: base))
  }

  @Test func properties() {
    let derived = Derived()
    #expect(ObjectiveCNames.set("b", forKey: "title", of: derived))
    #expect(ObjectiveCNames.set(3, forKey: "size", of: derived))
    #expect(ObjectiveCNames.value("title", of: derived) == "b")
    #expect(derived.size == 3)
    // A value of another type changes nothing.
    #expect(!ObjectiveCNames.set(Date(), forKey: "title", of: derived))
    #expect(derived.title == "b")
    #expect((ObjectiveCNames.value("colour", of: derived) as String?) == nil)
  }

  nonisolated(unsafe) static let casts:
    [(value: Any?, isInt: Bool, isDouble: Bool, isString: Bool)] = [
      (1, true, true, false), (1.5, true, true, false), ("a", false, false, true),
      (NSNumber(value: 2), true, true, false), (CGFloat(2), true, true, false),
      (nil, false, false, false), (Date(), false, false, false),
    ]

  @Test(arguments: casts.indices) func numbersBecomeWhatIsAskedFor(index: Int) {
    let cast = Self.casts[index]
    #expect((ObjectiveCArguments.cast(cast.value, to: Int.self) != nil) == cast.isInt)
    #expect((ObjectiveCArguments.cast(cast.value, to: CGFloat.self) != nil) == cast.isDouble)
    #expect((ObjectiveCArguments.cast(cast.value, to: String.self) != nil) == cast.isString)
  }

  @Test func notificationsEndWithTheirObserver() {
    let center = NotificationCenter()
    let name = Notification.Name("A")
    final class Listener: NSObject { var heard: [String] = [] }
    ObjectiveCNames.method("hear:", of: Listener.self) { r, a in
      r.heard.append(try a[0, Notification.self].name.rawValue)
    }
    var listener: Listener? = Listener()
    weak let former = listener
    center.addObserver(listener!, selector: "hear:", name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("B"), object: nil)
    #expect(listener?.heard == ["A"])
    center.removeObserver(listener!, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener?.heard == ["A"])
    center.addObserver(listener!, selector: "hear:", name: nil, object: nil)
    center.post(name: Notification.Name("B"), object: nil)
    #expect(listener?.heard == ["A", "B"])
    center.removeObserver(listener!)
    center.post(name: name, object: nil)
    #expect(listener?.heard == ["A", "B"])
    center.addObserver(listener!, selector: "hear:", name: name, object: nil)
    listener = nil
    #expect(former == nil)
    center.post(name: name, object: nil)
  }

  @Test func observersOfProperties() {
    final class Observer: NSObject, KeyValueObserver {
      var changes: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        changes.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
      }
    }
    let base = Base()
    let observer = Observer()
    base.addObserver(observer, forKeyPath: "title", options: [.old, .new], context: nil)
    KeyValueObservers.changed(base, "title", from: "a", to: "b")
    KeyValueObservers.changed(base, "size", from: 1, to: 2)
    #expect(observer.changes == ["title a b"])
    // Nothing is sent before a change, and collections publish no indexes.
    #expect(!NSKeyValueObservingOptions([.old, .new]).contains(.prior))
    #expect(NSKeyValueChangeKey.indexesKey != .notificationIsPriorKey)
    base.removeObserver(observer, forKeyPath: "title")
    KeyValueObservers.changed(base, "title", from: "b", to: "c")
    #expect(observer.changes.count == 1)

    var sizes: [CGFloat?] = []
    let observation = base.observe(key: "size", \.size, options: [.initial, .new]) { _, change in
      sizes.append(change.newValue)
    }
    KeyValueObservers.changed(base, "size", from: CGFloat(1), to: CGFloat(4))
    observation.invalidate()
    KeyValueObservers.changed(base, "size", from: CGFloat(4), to: CGFloat(5))
    #expect(sizes == [1, 4])
  }
}
