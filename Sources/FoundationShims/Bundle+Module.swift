public import Foundation

extension Bundle {
  /// The program's bundle, for a module whose manifest names no resources.
  ///
  /// Xcode finds storyboards and catalogues without a manifest's word; SwiftPM on Linux does not, and makes no bundle. A
  /// module with a bundle has a property of its own of this name.
  public static var module: Bundle { .main }
}
