import Foundation
import UIKit

/// An object's address as logs print it.
@MainActor func address(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// Runs something in the words of older systems, and whatever it throws or returns comes back.
@MainActor func inEarlyWords<Value>(_ body: () throws -> Value) rethrows -> Value {
  LayoutProfile.standard.wording = .early
  defer { LayoutProfile.standard.wording = .current }
  return try body()
}

/// What is logged while something runs.
@MainActor func logged(_ body: () -> Void) -> [String] {
  final class Lines { var all: [String] = [] }
  let lines = Lines()
  let log = LayoutProfile.standard.log
  LayoutProfile.standard.log = { lines.all.append($0) }
  defer { LayoutProfile.standard.log = log }
  body()
  return lines.all
}

/// A root, two children and a grandchild, none of which translates its mask.
@MainActor struct Family {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let a = UIView()
  let b = UIView()
  let inner = UIView()

  init() {
    for view in [a, b, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(inner)
  }
}
