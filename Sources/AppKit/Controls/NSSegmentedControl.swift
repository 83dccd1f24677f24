/// Several buttons in one.
///
/// - SeeAlso: Apple, "NSSegmentedControl".
@preconcurrency @MainActor open class NSSegmentedControl: NSControl {
  /// How the control looks.
  public enum Style: Int, Sendable {
    case automatic = 0, rounded = 1, roundRect = 3, texturedSquare = 4, smallSquare = 6, separated =
      8
    case texturedRounded = 2, capsule = 5
  }
  /// How the control looks.
  open var segmentStyle = Style.automatic { didSet { contentChanged() } }
  package override var controlStyle: ControlStyle {
    switch segmentStyle {
    case .automatic, .rounded, .separated: .segmented
    case .smallSquare: .smallSquare
    case .roundRect, .texturedSquare, .texturedRounded, .capsule: .flatSegmented
    }
  }
}
