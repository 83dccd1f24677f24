public import Foundation

/// A control that shows a level.
///
/// - SeeAlso: Apple, "NSLevelIndicator".
@preconcurrency @MainActor open class NSLevelIndicator: NSControl {
  /// The smallest value.
  open var minValue = 0.0
  /// The largest value.
  open var maxValue = 5.0
  package override var controlStyle: ControlStyle { .level }
  open override var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: 16)
  }

  /// The appearance of a level indicator; raw values are Apple's.
  public enum Style: UInt, Sendable {
    case relevancy, continuousCapacity, discreteCapacity, rating
  }
  /// The appearance of the indicator.
  open var levelIndicatorStyle = Style.continuousCapacity { didSet { needsDisplay = true } }
  /// The value from which the level is yellow; 0 for never.
  open var warningValue = 0.0 { didSet { needsDisplay = true } }
  /// The value from which the level is red; 0 for never.
  open var criticalValue = 0.0 { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    paint { LevelPainter(painter: $0, level: self).draw() }
  }
}
