/// The platform that sources are compiled for.
package struct Platform: Sendable {
  /// The interface library of a toolset.
  package enum Library: String, Sendable {
    case uiKit = "UIKit"
    case appKit = "AppKit"
  }
  /// The interface library.
  package var library: Library
  /// The version of the system that `#available` compares with, such as `[26, 0]`.
  package var version: [Int]

  /// The modules of Apple's systems that cannot be imported.
  package var absentModules: Set<String>
  /// Whether the compiler refuses code that is not safe among actors, as in Swift 6.
  package var checksIsolation = false
  /// The modules that can be imported, where every condition is to be answered without the compiler; nil in a build.
  package var importable: Set<String>?

  /// Creates a platform.
  package init(
    _ library: Library, version: [Int], absentModules: Set<String>? = nil
  ) {
    self.library = library
    self.version = version
    self.absentModules = absentModules ?? AbsentModules.names(besides: library)
  }

  /// The names that `os()` is true for.
  var systems: Set<String> { library == .uiKit ? ["iOS"] : ["macOS", "OSX"] }

  /// Whether the system is at least a version.
  func isAtLeast(_ other: [Int]) -> Bool {
    for index in 0..<max(version.count, other.count) {
      let own = index < version.count ? version[index] : 0
      let wanted = index < other.count ? other[index] : 0
      if own != wanted { return own > wanted }
    }
    return true
  }
}
