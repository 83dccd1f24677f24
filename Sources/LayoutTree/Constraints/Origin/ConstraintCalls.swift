internal import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The calls that made a constraint, as return addresses; what they stand for is found when it is asked for.
package struct ConstraintCalls: Sendable {
  /// Return addresses, the innermost first.
  package let addresses: [UInt]

  /// Whether constraints remember their calls.
  ///
  /// Of the process, since a constraint is made before any tree has it. Tests switch it on and nothing switches it
  /// off again; a constraint takes 5 µs more then.
  package static var isRemembered: Bool { remembered.load(ordering: .relaxed) }
  private static let remembered = Atomic(false)

  /// Lets constraints remember their calls from now on.
  package static func remember() { remembered.store(true, ordering: .relaxed) }

  /// The number of calls that are kept.
  private static let depth = 48

  /// `backtrace` of the C library; nil where it has none, as in musl.
  ///
  /// Looked up by name, because Swift's module of the C library does not have its header.
  private static let walk = dlsym(nil, "backtrace").map {
    unsafeBitCast(
      $0, to: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32).self
    )
  }

  /// Creates the list of the current calls; nil where they cannot be read.
  init?() {
    guard let walk = Self.walk else { return nil }
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
