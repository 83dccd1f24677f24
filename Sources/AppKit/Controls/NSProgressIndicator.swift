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
  open var isIndeterminate = true
  /// Whether the indicator is visible while it does not animate; it never animates in a picture.
  open var isDisplayedWhenStopped = true { didSet { needsDisplay = true } }
  /// The value of no progress.
  open var minValue = 0.0
  /// The value of complete progress.
  open var maxValue = 100.0
  /// The value.
  open var doubleValue = 0.0
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
