public import Foundation

/// An indicator of the progress of a task, or of one without a known end.
///
/// - SeeAlso: Apple, "NSProgressIndicator".
@preconcurrency @MainActor open class NSProgressIndicator: NSView {
  /// A bar or a wheel.
  public enum Style: UInt, Sendable {
    case bar, spinning
  }
  /// A bar or a wheel.
  open var style = Style.bar { didSet { invalidateIntrinsicContentSize() } }
  /// The size in which it is drawn.
  open var controlSize = NSControl.ControlSize.regular {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the end is unknown.
  open var isIndeterminate = true
  /// Whether the indicator is visible while it does not animate; it never animates in a picture.
  open var isDisplayedWhenStopped = true { didSet { needsDisplay = true } }
  /// The value at the beginning.
  open var minValue = 0.0
  /// The value at the end.
  open var maxValue = 100.0
  /// The value.
  open var doubleValue = 0.0
  /// The generation that decides sizes and insets; the current one unless set.
  open var generation = ControlGeneration.current { didSet { invalidateIntrinsicContentSize() } }

  /// Creates an indicator with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    viewNode.priorities.vertical.hugging = 750
  }
  /// Creates an indicator for an archive.
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
