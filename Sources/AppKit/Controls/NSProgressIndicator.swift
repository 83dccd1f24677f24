public import Foundation

/// A view that shows determinate or indeterminate progress.
///
/// - SeeAlso: Apple, "NSProgressIndicator".
@preconcurrency @MainActor open class NSProgressIndicator: NSView {
  /// The shape of a progress indicator: a bar or a spinning wheel.
  public enum Style: UInt, Sendable {
    case bar, spinning
  }
  /// The shape: a bar or a spinning wheel.
  open var style = Style.bar { didSet { invalidateIntrinsicContentSize() } }
  /// The size variant of the indicator.
  open var controlSize = NSControl.ControlSize.regular {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the progress has no known end.
  open var isIndeterminate = true { didSet { needsDisplay = true } }
  /// Whether the indicator moves; nothing moves in a picture.
  open private(set) var isAnimating = false
  /// Begins to move.
  open func startAnimation(_ sender: Any?) {
    isAnimating = true
    needsDisplay = true
  }
  /// Ends moving.
  open func stopAnimation(_ sender: Any?) {
    isAnimating = false
    needsDisplay = true
  }
  /// Adds to the value.
  open func increment(by delta: Double) {
    doubleValue = min(maxValue, max(minValue, doubleValue + delta))
  }
  /// Resizes the indicator to its natural height.
  open func sizeToFit() {
    let natural = intrinsicContentSize
    let width = natural.width == NSView.noIntrinsicMetric ? bounds.width : natural.width
    setFrameSize(
      frame(forAlignmentRect: CellPlaces.frame(width, natural.height)).size)
  }
  /// Whether the indicator has a bezel; stored only.
  open var isBezeled = true
  /// The tint; stored only.
  open var controlTint = NSControlTint.defaultControlTint
  /// Whether the indicator moves on another thread; stored only.
  open var usesThreadedAnimation = true
  /// The progress that the indicator follows; stored only.
  open var observedProgress: Progress?
  package override var ownIsElement: Bool { true }
  package override var ownRole: NSAccessibility.Role? { .progressIndicator }
  package override var ownValue: Any? { doubleValue }
  /// Whether the indicator is visible while it does not animate; it never animates in a picture.
  open var isDisplayedWhenStopped = true { didSet { needsDisplay = true } }
  /// The value of no progress.
  open var minValue = 0.0 { didSet { needsDisplay = true } }
  /// The value of complete progress.
  open var maxValue = 100.0 { didSet { needsDisplay = true } }
  /// The value.
  open var doubleValue = 0.0 { didSet { needsDisplay = true } }
  /// The macOS release that determines sizes and insets; the current one unless set.
  open var generation = ControlGeneration.current { didSet { invalidateIntrinsicContentSize() } }

  /// Creates an indicator with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    viewNode.priorities.vertical.hugging = 750
  }
  /// Creates an indicator from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var controlStyle: ControlStyle { style == .bar ? .bar : .spinner }
  private var sizeClass: ControlSizeClass {
    ControlSizeClass(rawValue: Int(controlSize.rawValue)) ?? .regular
  }
  open override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(ControlInsets.insets(controlStyle, sizeClass, generation))
  }
  open override var intrinsicContentSize: NSSize {
    let height = ControlHeights.alignmentHeight(controlStyle, sizeClass, generation) ?? 16
    return NSSize(width: style == .bar ? NSView.noIntrinsicMetric : height, height: height)
  }

  open override func draw(_ dirtyRect: NSRect) {
    paint { ProgressPainter(painter: $0, indicator: self).draw() }
  }
}
