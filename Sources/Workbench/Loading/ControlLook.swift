internal import AppKit

/// The generation of macOS whose controls a document is laid out with and drawn in.
///
/// The raw values are those of the command line.
package enum ControlLook: String, CaseIterable, Codable, Sendable {
  /// macOS 10.15 and older.
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
