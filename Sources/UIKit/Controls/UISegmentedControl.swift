public import Foundation
internal import ViewArrangements

/// A row of segments, at most one of which is selected.
///
/// ```swift
/// let control = UISegmentedControl(items: ["Day", "Week", "Month"])
/// print(control.selectedSegmentIndex)  // -1
/// control.selectedSegmentIndex = 2
/// control.removeSegment(at: 0, animated: false)
/// print(control.numberOfSegments, control.selectedSegmentIndex)  // 2 1
/// print(control.titleForSegment(at: 1) ?? "")  // Month
/// ```
///
/// - Units: Points, y down; a segment's width of 0 means its share of the control.
/// - Errors: None: an index outside of the segments selects no segment, changes nothing, or is clamped
///   when inserting.
/// - Complexity: Inserting and removing are O(segments); the natural size measures every title.
/// - SeeAlso: Apple, "UISegmentedControl"; widths measured on stored frames.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for an empty selection: −1.
  public static let noSegment = -1

  /// A segment.
  struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
    var action: UIAction?
  }
  private(set) var segments: [Segment] = []
  /// The attributes of titles, by state.
  private(set) var looks = StateValues<[NSAttributedString.Key: Any]>()

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control with titles and images.
  public init(items: [Any]?) {
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage)
    }
    super.init(frame: .zero)
    frame.size = frameSize(around: intrinsicContentSize)
  }
  /// Creates a control with one segment per action.
  public init(frame: CGRect, actions: [UIAction]) {
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    super.init(frame: frame)
  }
  /// Creates a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The index of the selected segment; −1 if none is selected or the index is out of range.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }
  private var selected = UISegmentedControl.noSegment
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Whether segments do not keep the selection that a touch makes.
  open var isMomentary = false
  /// Whether segment widths depend on the content, instead of being equal.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the selected segment; default: white.
  open var selectedSegmentTintColor: UIColor?

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Inserts a segment with an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(0, index), segments.count))
    invalidateIntrinsicContentSize()
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment { selected = UISegmentedControl.noSegment }
    if selected > segment { selected -= 1 }
    invalidateIntrinsicContentSize()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selected = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }
  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    invalidateIntrinsicContentSize()
  }
  private func segment(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }
  /// Sets the title of a segment; it replaces an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// Sets the image of a segment; it replaces a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Sets the width of a segment, in points; 0 is automatic.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }
  /// The width that was set for a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }
  /// Sets the offset of a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  /// The offset of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.offset ?? .zero
  }
  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// Sets the attributes of titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    looks[state] = attributes
    invalidateIntrinsicContentSize()
  }
  /// The attributes of titles for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks[state] }

  // MARK: Touch

  override var ownsTaps: Bool { true }
  /// The frames of the segments by index, in the control's bounds.
  package var segmentFrames: [CGRect] {
    SegmentArrangement(
      place: alignmentRect(forFrame: bounds), height: metrics.segmentedHeight,
      widths: naturalWidths, isRightToLeft: viewNode.isRightToLeft
    ).segments
  }
  /// Selects the enabled segment on which the touch ends, performs its action and sends `valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let place = touch?.location(in: self),
      let index = segmentFrames.firstIndex(where: { $0.minX <= place.x && place.x < $0.maxX }),
      segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendValueActions()
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  // MARK: Size and drawing

  override var ownAccessibilityTraits: UIAccessibilityTraits? { nil }
  open override var alignmentRectInsets: UIEdgeInsets { metrics.segmentedInsets }
  /// Every segment has the width of the widest title plus 19 points (14 before iOS 13); before iOS 26 segments are 1 point
  /// apart.
  open override var intrinsicContentSize: CGSize {
    let widths = naturalWidths
    return CGSize(
      width: widths.reduce(0, +) + metrics.segmentGap * CGFloat(max(0, widths.count - 1)),
      height: metrics.segmentedHeight - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }

  open override func draw(_ rect: CGRect) {
    paint { SegmentPainter(painter: $0, control: self).draw() }
  }
}
