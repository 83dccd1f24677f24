/// The build numbers of Xcode versions that changed the layout of documents.
///
/// A document's `toolsVersion` is the build number of the tool that saved it. All build numbers are defined here; other
/// code refers to generations of systems.
package enum ToolVersion {
  /// Xcode 6.1: texts as wide as those of OS X 10.10, whose system font is Helvetica Neue; those before as wide as
  /// Lucida Grande.
  package static let helveticaNeue = 6249
  /// Xcode 7: runs on OS X 10.11, whose system font is San Francisco.
  package static let sanFrancisco = 8100
  /// Xcode 7: margins of roots depend on their width; iOS 9.
  package static let iOS9 = 8000
  /// Xcode 7.1: pickers have a height of 216.
  package static let higherPickers = 9000
  /// Xcode 8.3: steppers a point higher in frames of the same height (before in 5 repositories, since in 3).
  package static let higherSteppersInFrames = 12000
  /// Xcode 9: safe areas exist, and margins contain them; iOS 11.
  package static let safeAreas = 13000
  /// Xcode 10: macOS 10.14, which drew menus a point lower: 26 points in all 49 frames up to 14113, 25 in all from
  /// 14460.
  package static let darkLooks = 14313
  /// Xcode 14.3: macOS 13, whose combo boxes have no shadow: 25 points before, 23 in 16 of 19 frames since.
  package static let flatFields = 21507
  /// Xcode 14.3 on macOS 13: colour wells have padding (3 frames of 2 repositories); before none (11 of 11 of
  /// 3).
  package static let roundedWells = 21600
  /// Xcode 11, first builds: no status bar on devices with a home button, sheets, and insets for freeform sizes.
  package static let sheets = 14800
  /// Xcode 11: higher segmented controls; iOS 13.
  package static let iOS13 = 15400
  /// Xcode 11.2: higher steppers.
  package static let higherSteppers = 15700
  /// Xcode 12, first builds: cell margins depend on the device.
  package static let cellsByDevice = 17000
  /// Xcode 11: runs on macOS 10.14 and 10.15.
  package static let macOS10_14 = 14800
  /// Xcode 12: iOS 14 and macOS 11.
  package static let iOS14 = 17100
  /// Xcode 12.2, released with macOS 11.
  package static let withMacOS11 = 17500
  /// Xcode 12.5: requires macOS 11, while Xcode 12 also ran on macOS 10.15.
  package static let macOS11 = 18100
  /// Xcode 13: bars are clear while content is not scrolled behind them; iOS 15.
  package static let clearBars = 19000
  /// Xcode 13: text styles at the smallest text size.
  package static let smallText = 18000
  /// Xcode 14: text styles at the default text size again; the status bar of phones with a notch has the height of
  /// later systems.
  package static let tallerTops = 21000
  /// Xcode 14.3: devices with a home button have a status bar again.
  package static let statusBarBack = 21600
  /// Xcode 16.3: a phone's insets are counted twice.
  package static let doubledInsets = 23727
  /// Xcode 26, first versions: buttons of both generations in 24093 to 24123 (32 and 24 points high).
  private static let xcode26 = 24000
  /// Xcode 26: glass.
  package static let glass = 24127
  /// The current version, which applies to views created in code.
  package static let current = 24500
  /// The first version of internal tools, which behave like those before glass.
  private static let isInternal = 32000

  /// Whether a document was written by a tool with glass.
  package static func isGlass(_ toolsVersion: Int) -> Bool {
    (glass..<isInternal).contains(toolsVersion)
  }

  /// Whether the tool is one of Xcode 26's first versions, which were used with glass and with the previous generation.
  package static func mayBeGlass(_ toolsVersion: Int) -> Bool {
    (xcode26..<glass).contains(toolsVersion)
  }

  /// Whether the tool counted a phone's insets twice.
  ///
  /// On phones without a home button, this applies to all 9 edges of 23727 (4 documents of 2 repositories), and to none
  /// of the 60 of 23504 and before.
  static func doublesInsets(_ toolsVersion: Int) -> Bool {
    (doubledInsets..<isInternal).contains(toolsVersion)
  }

  /// Whether the tool drew text styles at the smallest text size.
  static func hasSmallText(_ toolsVersion: Int) -> Bool {
    (smallText..<tallerTops).contains(toolsVersion)
  }

  /// Whether the tool omitted the status bar of devices with a home button.
  static func hidesHomeButtonStatusBar(_ toolsVersion: Int) -> Bool {
    (sheets..<statusBarBack).contains(toolsVersion)
  }
}
