internal import Foundation
package import NibBuilding
internal import ViewDrawing

/// The version of iOS that `PLUMB_SYSTEM` in the environment names, such as `17.5`.
enum StatedSystem {
  private static let text = ProcessInfo.processInfo.environment["PLUMB_SYSTEM"] ?? ""

  /// The version; nil without one, and for an invalid text.
  static let version = SystemVersion(text)

  /// The version as ``UIDevice/systemVersion`` reports it; that of the newest system without one.
  static var name: String { version == nil ? "26.1" : text }

  /// Whether the environment names an invalid version.
  static var isUnknown: Bool { version == nil && !text.isEmpty }
}

extension IOSGeneration {
  /// Creates the generation of a system's controls.
  package init(_ version: SystemVersion) {
    self =
      switch version.major {
      case ...8: .iOS8
      case ...10: .iOS10
      case ...12: .iOS11
      // Xcode 11.2, whose steppers are higher, came with iOS 13.2.
      case 13: version.minor < 2 ? .iOS13 : .lateIOS13
      case ...18: .iOS14
      default: .glass
      }
  }
}

/// Has the loader state the palette of that system, since colours may be read before anything asks for the generation.
@used @section(".init_array")
private let paletteIsStated: @convention(c) @Sendable () -> Void = {
  guard let version = StatedSystem.version else { return }
  CurrentAppearance.screenShade.set(.glass, to: IOSGeneration(version) == .glass)
}
