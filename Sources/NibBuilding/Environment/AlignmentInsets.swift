import IBDocument

/// The distance between a stored frame and the rectangle constraints speak of, for the three iOS
/// controls that have one (left, top, right, bottom in points).
///
/// The document side needs it to read what a stored frame implies; the views have their own.
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
