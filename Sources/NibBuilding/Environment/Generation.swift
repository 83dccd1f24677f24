/// The tool versions at which what Interface Builder simulates changed.
///
/// `toolsVersion` is the tool's build number; 32700 is an internal tool that behaves like those
/// before the glass look.
package enum Generation {
  /// Xcode 9: safe areas exist, and margins contain them.
  package static let safeAreas = 13000
  /// Xcode 11, first builds: no status bar on home-button devices, sheets, insets for free sizes.
  package static let sheets = 14800
  /// Xcode 14: the status bar of the notch phones grew to the later systems' heights.
  package static let tallerTops = 21000
  /// Xcode 14.3: the status bar of home-button devices is back.
  package static let statusBarBack = 21600
  /// Xcode 26: the glass look.
  package static let glass = 24127

  /// Whether a document was written by a tool with the glass look.
  package static func isGlass(_ toolsVersion: Int) -> Bool {
    (glass..<32000).contains(toolsVersion)
  }

  /// Whether the tool left the status bar of home-button devices out.
  static func hidesHomeButtonStatusBar(_ toolsVersion: Int) -> Bool {
    (sheets..<statusBarBack).contains(toolsVersion)
  }
}
