public import Foundation

/// A row of connected buttons.
///
/// - SeeAlso: Apple, "NSSegmentedControl".
@preconcurrency @MainActor open class NSSegmentedControl: NSControl {
  /// The appearance of a segmented control.
  public enum Style: Int, Sendable {
    case automatic = 0, rounded = 1, roundRect = 3, texturedSquare = 4, smallSquare = 6, separated =
      8
    case texturedRounded = 2, capsule = 5
  }
  /// The appearance of the control.
  open var segmentStyle = Style.automatic { didSet { contentChanged() } }
  private struct Segment {
    var label: String?
    var width: CGFloat = 0
    var isSelected = false
    var image: NSImage?
  }
  private var segments: [Segment] = []
  /// The number of segments.
  open var segmentCount: Int {
    get { segments.count }
    set {
      while segments.count < newValue { segments.append(Segment()) }
      segments.removeLast(segments.count - max(0, newValue))
      contentChanged()
    }
  }
  /// The index of the selected segment; −1 without one.
  open var selectedSegment: Int {
    get { segments.firstIndex(where: \.isSelected) ?? -1 }
    set { for index in segments.indices { segments[index].isSelected = index == newValue } }
  }
  /// The label of a segment.
  open func label(forSegment segment: Int) -> String? { segments[segment].label }
  /// Sets the label of a segment.
  open func setLabel(_ label: String, forSegment segment: Int) {
    segments[segment].label = label
    contentChanged()
  }
  /// The width of a segment, in points; 0 to fit its label.
  open func width(forSegment segment: Int) -> CGFloat { segments[segment].width }
  /// Sets the width of a segment, in points; 0 fits its label.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {
    segments[segment].width = width
    contentChanged()
  }
  /// Whether a segment is selected.
  open func isSelected(forSegment segment: Int) -> Bool { segments[segment].isSelected }
  /// Selects or deselects a segment without affecting other segments.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    segments[segment].isSelected = selected
    needsDisplay = true
  }
  /// The image of a segment.
  open func image(forSegment segment: Int) -> NSImage? { segments[segment].image }
  /// Sets the image of a segment.
  open func setImage(_ image: NSImage?, forSegment segment: Int) {
    segments[segment].image = image
    contentChanged()
  }
  open override func draw(_ dirtyRect: NSRect) {
    paint { SegmentPainter(painter: $0, control: self).draw() }
  }
  /// The natural widths of the segments, in points.
  var naturalWidths: [CGFloat] {
    let room = CGFloat(ControlWidths.segmentPadding(sizeClass, generation))
    return segments.map { $0.width > 0 ? $0.width : lineWidth($0.label ?? "") + room }
  }
  /// The size of all segments side by side.
  open override var intrinsicContentSize: NSSize {
    let widths = naturalWidths
    // A line of a point between two, before macOS 11 one at each end, too (9 controls of 2 repositories, small ones 7
    // of 2).
    let ends = generation == .aqua ? 1 : -1
    let width = widths.reduce(0, +) + CGFloat(max(0, widths.count + ends))
    return NSSize(
      width: width,
      height: ControlHeights.alignmentHeight(controlStyle, sizeClass, generation) ?? 22)
  }

  package override var controlStyle: ControlStyle {
    switch segmentStyle {
    case .automatic, .rounded, .separated: .segmented
    case .smallSquare: .smallSquare
    case .roundRect: .roundSegmented
    case .texturedSquare, .texturedRounded, .capsule: .flatSegmented
    }
  }
}
