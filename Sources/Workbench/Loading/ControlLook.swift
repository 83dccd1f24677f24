internal import AppKit

/// The generation of macOS whose controls are used for a document's layout and drawing.
///
/// The raw values are those on the command line.
package enum ControlLook: String, CaseIterable, Codable, Sendable {
  /// macOS 10.15 and earlier.
  case aqua
  /// macOS 11 to 15.
  case bigsur
  /// macOS 26.
  case glass

  /// The generation as an AppKit value.
  var generation: ControlGeneration {
    switch self {
    case .aqua: .aqua
    case .bigsur: .bigSur
    case .glass: .glass
    }
  }
}
