public import Foundation

/// A row of segments, one of which is chosen.
///
/// - SeeAlso: Apple, "UISegmentedControl"; widths measured on stored frames.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// No segment: −1.
  public static let noSegment = -1

  /// One of the segments.
  struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
    var action: UIAction?
  }
  private(set) var segments: [Segment] = []
  /// The looks of titles, by state.
  private(set) var looks = StateValues<[NSAttributedString.Key: Any]>()

  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control with titles and images.
  public init(items: [Any]?) {
    segments = (items ?? []).map {
      Segment(title: $0 as? String, image: $0 as? UIImage)
    }
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
  }
  /// Makes a control whose segments do something when they are chosen.
  public init(frame: CGRect, actions: [UIAction]) {
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    super.init(frame: frame)
  }
  /// Makes a control for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Which segment is chosen; −1 for none, and for a number that no segment has.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }
  private var selected = UISegmentedControl.noSegment
  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// Whether a segment does not stay chosen.
  open var isMomentary = false
  /// Whether segments are as wide as what they show, not all alike.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The colour behind the chosen segment; white unless set.
  open var selectedSegmentTintColor: UIColor?

  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Adds a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Adds a segment that does something when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(0, index), segments.count))
    invalidateIntrinsicContentSize()
  }
  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment { selected = UISegmentedControl.noSegment }
    if selected > segment { selected -= 1 }
    invalidateIntrinsicContentSize()
  }
  /// Takes all segments away.
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
  /// Gives a segment a title, in the place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// Gives a segment an image, in the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Gives a segment a width in points; 0 lets it be as wide as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }
  /// The width that was given to a segment.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// Switches a segment on or off.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether a segment is switched on.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }
  /// Moves what a segment shows.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  /// How far what a segment shows is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.offset ?? .zero
  }
  /// What a segment does when it is chosen.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// Sets the looks of titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    looks[state] = attributes
    invalidateIntrinsicContentSize()
  }
  /// The looks of titles for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks[state] }

  // MARK: Size and drawing

  override var ownAccessibilityTraits: UIAccessibilityTraits? { nil }
  open override var alignmentRectInsets: UIEdgeInsets { metrics.segmentedInsets }
  /// As many times the widest title with 19 points of room, and a point between segments.
  open override var intrinsicContentSize: CGSize {
    let widths = naturalWidths
    return CGSize(
      width: widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)),
      height: metrics.segmentedHeight - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }

  open override func draw(_ rect: CGRect) {
    paint { SegmentPainter(painter: $0, control: self).draw() }
  }
}
