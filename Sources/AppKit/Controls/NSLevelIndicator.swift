public import Foundation

/// A level.
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
}
