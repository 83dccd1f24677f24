/// The macOS release that draws controls, which determines their sizes, baselines and alignment insets.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#generations-of-controls`.
public enum ControlGeneration: Int, CaseIterable, Sendable, Comparable {
  /// macOS 10.15 and older: frames include space for shadows.
  case aqua
  /// macOS 11 to 15.
  case bigSur
  /// macOS 26: frames are the visible rectangles.
  case glass

  /// The generation of views created from now on; the current system's unless set.
  @preconcurrency @MainActor public static var current = ControlGeneration.glass

  /// Whether one generation is older than another.
  public static func < (left: ControlGeneration, right: ControlGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
