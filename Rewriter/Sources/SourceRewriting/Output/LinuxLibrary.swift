/// A module that is compiled as on Linux, though it names modules of Apple's systems.
package enum LinuxLibrary {
  /// Whether a dependency has branches for Linux and imports no interface library.
  ///
  /// Its branches for Apple's systems may need any of their modules.
  ///
  /// - Parameters:
  ///   - paths: The sources' paths; those of dependencies lie below SwiftPM's `checkouts`.
  ///   - imports: The modules that the sources import, in any branch.
  ///   - namesLinux: Whether a condition asks for Linux or its C library.
  package static func contains(
    _ paths: [String], imports: Set<String>, namesLinux: Bool
  ) -> Bool {
    namesLinux && imports.isDisjoint(with: interfaces)
      && paths.allSatisfy { $0.contains("/checkouts/") }
  }

  /// The modules of Apple's systems but those that libraries for Linux import under conditions.
  private static let interfaces =
    AbsentModules.names.subtracting(["OSLog", "simd"])
    .union(["UIKit", "AppKit", "Cocoa", "QuartzCore", "CoreGraphics"])
}
