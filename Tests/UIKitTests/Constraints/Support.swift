import Foundation
import UIKit

/// An object's address as logs print it.
@MainActor func address(_ object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
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
