import IBDocument

/// The insets between the stored frame and the alignment rectangle, for the three iOS controls that have them (left,
/// top, right, bottom in points).
///
/// Reading the implications of stored frames requires them; the views define theirs separately.
enum AlignmentInsets {
  static func insets(of view: ViewElement, toolsVersion: Int) -> EnvironmentInsets {
    let isGlass = ToolVersion.isGlass(toolsVersion)
    switch view.kind {
    case .switch: return EnvironmentInsets(right: 2)
    case .slider where !isGlass: return EnvironmentInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl where !isGlass: return EnvironmentInsets(bottom: 1)
    default: return .zero
    }
  }
}
