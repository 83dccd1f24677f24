public import Foundation

/// A value on a line or a dial.
///
/// - SeeAlso: Apple, "NSSlider".
@preconcurrency @MainActor open class NSSlider: NSControl {
  /// A line or a dial.
  public enum SliderType: UInt, Sendable {
    case linear, circular
  }
  /// The side of the tick marks.
  public enum TickMarkPosition: UInt, Sendable {
    case below, above
    /// `above` of a vertical slider.
    public static var leading: TickMarkPosition { .above }
    /// `below` of a vertical slider.
    public static var trailing: TickMarkPosition { .below }
  }
  /// A line or a dial.
  open var sliderType = SliderType.linear { didSet { contentChanged() } }
  /// Whether the line runs up.
  open var isVertical = false { didSet { contentChanged() } }
  /// The number of tick marks.
  open var numberOfTickMarks = 0 { didSet { contentChanged() } }
  /// The side of the tick marks.
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
