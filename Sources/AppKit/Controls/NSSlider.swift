public import Foundation

/// A control that selects a value on a linear track or a dial.
///
/// - SeeAlso: Apple, "NSSlider".
@preconcurrency @MainActor open class NSSlider: NSControl {
  /// The shape of a slider: a linear track or a dial.
  public enum SliderType: UInt, Sendable {
    case linear, circular
  }
  /// The side of a slider with tick marks.
  public enum TickMarkPosition: UInt, Sendable {
    case below, above
    /// The leading side of a vertical slider, equal to `above`.
    public static var leading: TickMarkPosition { .above }
    /// The trailing side of a vertical slider, equal to `below`.
    public static var trailing: TickMarkPosition { .below }
  }
  /// The shape: a linear track or a dial.
  open var sliderType = SliderType.linear { didSet { contentChanged() } }
  /// Whether the track is vertical.
  open var isVertical = false { didSet { contentChanged() } }
  /// The number of tick marks.
  open var numberOfTickMarks = 0 { didSet { contentChanged() } }
  /// The side with tick marks.
  open var tickMarkPosition = TickMarkPosition.below { didSet { contentChanged() } }
  /// The smallest value.
  open var minValue = 0.0 { didSet { needsDisplay = true } }
  /// The largest value.
  open var maxValue = 1.0 { didSet { needsDisplay = true } }
  /// The colour of the track before the knob; nil for the accent colour.
  open var trackFillColor: NSColor? { didSet { needsDisplay = true } }
  /// The value at which the colour of the track begins; stored only.
  open var neutralValue = 0.0
  /// The change of the value for a press with the option key; −1 for none.
  open var altIncrementValue = -1.0
  /// Whether only the values of tick marks are allowed.
  open var allowsTickMarkValuesOnly = false
  /// The colour tint of the track; stored only.
  open var tintProminence = NSTintProminence.automatic
  /// The thickness of the knob, in points.
  open var knobThickness: CGFloat { (cell as? NSSliderCell)?.knobThickness ?? 0 }
  /// Returns the value of a tick mark.
  open func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return (minValue + maxValue) / 2 }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }
  /// Returns the rectangle of a tick mark, in points.
  open func rectOfTickMark(at index: Int) -> NSRect {
    SliderPainter.measure(self, bounds.size) { $0.markRect(index) }
  }
  /// Returns the index of the tick mark at a point; `NSNotFound` for none.
  open func indexOfTickMark(at point: NSPoint) -> Int {
    (0..<numberOfTickMarks).first { CellPlaces.reach(of: rectOfTickMark(at: $0)).contains(point) }
      ?? NSNotFound
  }
  /// Returns the value of the tick mark next to a value.
  open func closestTickMarkValue(toValue value: Double) -> Double {
    guard numberOfTickMarks > 0 else { return value }
    let values = (0..<numberOfTickMarks).map(tickMarkValue)
    return values.min { abs($0 - value) < abs($1 - value) } ?? value
  }

  package override var followsPresses: Bool { true }
  package override var takesKeys: Bool { true }
  package override var isContinuousByDefault: Bool { true }
  package override func press(at place: NSPoint) { move(to: place) }
  package override func drag(to place: NSPoint) { move(to: place) }
  package override func release(at place: NSPoint) {
    move(to: place)
    if !isContinuous { sendAction(action, to: target) }
  }
  /// Sets the value at a place, and sends the action if it changed.
  private func move(to place: NSPoint) {
    let value = SliderPainter.value(of: self, at: place)
    let allowed = allowsTickMarkValuesOnly ? closestTickMarkValue(toValue: value) : value
    guard allowed != doubleValue else { return }
    doubleValue = allowed
    if isContinuous { sendAction(action, to: target) }
  }
  private func step(_ direction: Double) {
    let whole = maxValue - minValue
    let step = numberOfTickMarks > 1 ? whole / Double(numberOfTickMarks - 1) : whole / 10
    doubleValue = min(maxValue, max(minValue, doubleValue + direction * step))
    sendAction(action, to: target)
  }
  open override func keyDown(with event: NSEvent) {
    switch event.specialKey {
    case .rightArrow?, .upArrow?: step(1)
    case .leftArrow?, .downArrow?: step(-1)
    default: super.keyDown(with: event)
    }
  }
  package override func adopt(valuesOf other: NSControl) {
    super.adopt(valuesOf: other)
    guard let other = other as? NSSlider else { return }
    (minValue, maxValue) = (other.minValue, other.maxValue)
    (sliderType, isVertical) = (other.sliderType, other.isVertical)
    (numberOfTickMarks, tickMarkPosition) = (other.numberOfTickMarks, other.tickMarkPosition)
    allowsTickMarkValuesOnly = other.allowsTickMarkValuesOnly
    doubleValue = other.doubleValue
  }
  package override class var standardCellClass: NSCell.Type? { NSSliderCell.self }
  package override var ownRole: NSAccessibility.Role? { .slider }

  package override var controlStyle: ControlStyle {
    if sliderType == .circular { return .dial }
    let marks: ControlStyle.Marks =
      numberOfTickMarks == 0 ? .none : tickMarkPosition == .above ? .above : .below
    return .slider(isVertical: isVertical, marks: marks)
  }
  open override var intrinsicContentSize: NSSize {
    let thickness = ControlHeights.alignmentHeight(
      .slider(isVertical: false, marks: marks), sizeClass, generation)
    let none = NSView.noIntrinsicMetric
    if sliderType == .circular { return NSSize(width: 28, height: 28) }
    return isVertical
      ? NSSize(width: thickness ?? 20, height: none) : NSSize(width: none, height: thickness ?? 20)
  }
  private var marks: ControlStyle.Marks {
    numberOfTickMarks == 0 ? .none : tickMarkPosition == .above ? .above : .below
  }

  open override func draw(_ dirtyRect: NSRect) {
    paintControl { SliderPainter(painter: $0, slider: self).draw() }
  }
}

/// The strength of a control's tint; stored only.
public enum NSTintProminence: Int, Sendable {
  case automatic, none, primary, secondary
}
