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
  open var minValue = 0.0
  /// The largest value.
  open var maxValue = 1.0

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
    paint { SliderPainter(painter: $0, slider: self).draw() }
  }
}
