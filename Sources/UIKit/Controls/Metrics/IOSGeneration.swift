internal import ViewDrawing

/// The generation of iOS that draws controls, which determines their sizes, shapes and alignment insets, and the
/// system's colours.
///
/// Views of documents that a tool lays out as Interface Builder does are of the generation in which the document was saved,
/// whatever ``current`` is; a program's nibs are of the current one. Not in UIKit.
///
/// - SeeAlso: `Decisions/generations.md`.
public enum IOSGeneration: Int, CaseIterable, Comparable, Sendable {
  /// iOS 8 and older: lower wheels of pickers.
  case iOS8
  /// iOS 9 and 10.
  case iOS10
  /// iOS 11 and 12: higher search bars.
  case iOS11
  /// iOS 13: higher segmented controls and text fields (22 fields of 7 repositories), larger glyphs of buttons.
  case iOS13
  /// Later versions of iOS 13: higher steppers.
  case lateIOS13
  /// iOS 14 to 18: higher progress views, lower page controls.
  case iOS14
  /// iOS 26: the glass design.
  case glass

  /// The generation of views created from now on; until it is set, that of the version of iOS that `PLUMB_SYSTEM` in the
  /// environment names, or iOS 26's.
  @preconcurrency @MainActor
  public static var current = StatedSystem.version.map(IOSGeneration.init) ?? .glass {
    didSet { CurrentAppearance.screenShade.set(.glass, to: current == .glass) }
  }

  /// Whether one generation is older than another.
  public static func < (left: IOSGeneration, right: IOSGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
