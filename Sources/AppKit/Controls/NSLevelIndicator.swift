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
  /// The colour of the level; nil for green.
  open var fillColor: NSColor! = .systemGreen { didSet { needsDisplay = true } }
  /// The colour from the warning on.
  open var warningFillColor: NSColor! = .systemYellow { didSet { needsDisplay = true } }
  /// The colour from the critical value on.
  open var criticalFillColor: NSColor! = .systemRed { didSet { needsDisplay = true } }
  /// Whether the levels have different colours; stored only.
  open var drawsTieredCapacityLevels = false { didSet { needsDisplay = true } }
  /// The time at which the signs of a rating that are not reached are drawn.
  public enum PlaceholderVisibility: Int, Sendable {
    case automatic, always, whileEditing
  }
  /// The time at which the signs of a rating that are not reached are drawn; stored only.
  open var placeholderVisibility = PlaceholderVisibility.automatic
  /// The sign of a rating; nil for a star; stored only.
  open var ratingImage: NSImage? { didSet { needsDisplay = true } }
  /// The sign of a rating that is not reached; nil for a dot; stored only.
  open var ratingPlaceholderImage: NSImage? { didSet { needsDisplay = true } }
  /// The number of tick marks; stored only.
  open var numberOfTickMarks = 0
  /// The number of large tick marks; stored only.
  open var numberOfMajorTickMarks = 0
  /// The side of the tick marks; stored only.
  open var tickMarkPosition = NSSlider.TickMarkPosition.below
  /// Returns the value of a tick mark.
  open func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return minValue }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }
  /// Whether a click sets the value.
  open var isEditable = false
  package override var followsPresses: Bool { isEditable }
  package override func release(at place: NSPoint) {
    guard isMousePoint(place, in: bounds), bounds.width > 0 else { return }
    let value = minValue + (maxValue - minValue) * Double(place.x / bounds.width)
    doubleValue = levelIndicatorStyle == .continuousCapacity ? value : value.rounded(.up)
    sendAction(action, to: target)
  }
  package override class var standardCellClass: NSCell.Type? { NSLevelIndicatorCell.self }
  package override var ownRole: NSAccessibility.Role? { .levelIndicator }
  package override func adopt(valuesOf other: NSControl) {
    super.adopt(valuesOf: other)
    guard let other = other as? NSLevelIndicator else { return }
    (minValue, maxValue) = (other.minValue, other.maxValue)
    (warningValue, criticalValue) = (other.warningValue, other.criticalValue)
    levelIndicatorStyle = other.levelIndicatorStyle
  }
  /// The value from which the level is yellow; 0 for never.
  open var warningValue = 0.0 { didSet { needsDisplay = true } }
  /// The value from which the level is red; 0 for never.
  open var criticalValue = 0.0 { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    paintControl { LevelPainter(painter: $0, level: self).draw() }
  }
}
