internal import Foundation
internal import FoundationShims
internal import Synchronization

/// The calls that created a constraint, as return addresses that are symbolicated on demand.
package struct ConstraintCalls: Sendable {
  /// The return addresses, innermost first.
  package let addresses: [UInt]

  /// Whether constraints record their calls.
  ///
  /// It is a property of the process, since a constraint is created before it belongs to a tree. Tests enable
  /// it, and nothing disables it again; creating a constraint takes 5 µs more then.
  package static var isRemembered: Bool { remembered.load(ordering: .relaxed) }
  private static let remembered = Atomic(false)

  /// Enables recording of calls from now on.
  package static func remember() { remembered.store(true, ordering: .relaxed) }

  /// The maximum number of recorded calls.
  private static let depth = 48

  /// `backtrace` of the C library; nil where it has none, as in musl.
  ///
  /// Looked up by name, because Swift's module of the C library does not have its header.
  private static let backtrace = CFunction.named(
    "backtrace",
    as: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32).self)

  /// Creates a record of the current call stack; nil where it cannot be read.
  init?() {
    guard let walk = Self.backtrace else { return nil }
    let addresses = withUnsafeTemporaryAllocation(
      of: UnsafeMutableRawPointer?.self, capacity: Self.depth
    ) { buffer -> [UInt] in
      guard let start = buffer.baseAddress else { return [] }
      return buffer.prefix(Int(walk(start, Int32(Self.depth)))).map { UInt(bitPattern: $0) }
    }
    guard !addresses.isEmpty else { return nil }
    self.addresses = addresses
  }
}
