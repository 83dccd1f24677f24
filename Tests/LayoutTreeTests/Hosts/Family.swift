import Foundation
import LayoutTree

/// A root of 200 by 100, two children and a grandchild, which constraints place.
@MainActor struct Family {
  let root = PlainView("R", frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let a = PlainView("A")
  let b = PlainView("B")
  let inner = PlainView("I")

  init() {
    root.insert(a)
    root.insert(b)
    a.insert(inner)
  }
}

/// An object's address as logs print it.
@MainActor func address(_ object: AnyObject) -> String { ObjectName.address(of: object) }

/// What is logged while something runs.
@MainActor func logged(_ body: () -> Void) -> [String] {
  var lines: [String] = []
  let log = LayoutProfile.standard.log
  LayoutProfile.standard.log = { lines.append($0) }
  defer { LayoutProfile.standard.log = log }
  body()
  return lines
}

/// Runs something under other habits of the system, and whatever it throws or returns comes back.
@MainActor func with<Habit, Value>(
  _ part: WritableKeyPath<LayoutProfile, Habit>, _ habit: Habit, _ body: () throws -> Value
) rethrows -> Value {
  let old = LayoutProfile.standard[keyPath: part]
  LayoutProfile.standard[keyPath: part] = habit
  defer { LayoutProfile.standard[keyPath: part] = old }
  return try body()
}

/// Runs something in the words of older systems.
@MainActor func inEarlyWords<Value>(_ body: () throws -> Value) rethrows -> Value {
  try with(\.wording, .early, body)
}
