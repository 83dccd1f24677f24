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
  open var borderShape = NSControl.BorderShape.automatic
  /// The look of the segments.
  open var segmentStyle = Style.automatic { didSet { contentChanged() } }
  private struct Segment {
    var label: String?
    var width: CGFloat = 0
    var isSelected = false
    var image: NSImage?
    var isEnabled = true
    var menu: NSMenu?
    var tag = 0
    var toolTip: String?
    var scaling = NSImageScaling.scaleProportionallyDown
    var alignment = NSTextAlignment.center
    var showsMenuIndicator = false
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
  /// The selection behaviour.
  open var trackingMode = SwitchTracking.selectOne
  /// The distribution of the width among segments; stored only.
  open var segmentDistribution = Distribution.fit { didSet { contentChanged() } }
  /// The colour of a selected segment; nil for the accent colour.
  open var selectedSegmentBezelColor: NSColor? { didSet { needsDisplay = true } }
  /// Whether something that is dragged selects a segment when it rests above it; stored only.
  open var isSpringLoaded = false
  /// The tag of the selected segment; 0 without one.
  open override func selectedTag() -> Int {
    segments.indices.contains(selectedSegment) ? segments[selectedSegment].tag : 0
  }
  /// Selects the segment with a tag; returns whether there is one.
  @discardableResult
  open func selectSegment(withTag tag: Int) -> Bool {
    guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
    selectedSegment = index
    return true
  }
  /// The indexes of the selected segments.
  open var indexOfSelectedItem: Int { selectedSegment }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    segments[segment].isEnabled = enabled
    needsDisplay = true
  }
  /// Whether a segment is enabled.
  open func isEnabled(forSegment segment: Int) -> Bool { segments[segment].isEnabled }
  /// Gives a segment a menu.
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { segments[segment].menu = menu }
  /// Returns the menu of a segment.
  open func menu(forSegment segment: Int) -> NSMenu? { segments[segment].menu }
  /// Shows or hides the arrow of a segment's menu; stored only.
  open func setShowsMenuIndicator(_ showsMenuIndicator: Bool, forSegment segment: Int) {
    segments[segment].showsMenuIndicator = showsMenuIndicator
  }
  /// Whether a segment shows the arrow of its menu.
  open func showsMenuIndicator(forSegment segment: Int) -> Bool {
    segments[segment].showsMenuIndicator
  }
  /// Gives a segment a tag.
  open func setTag(_ tag: Int, forSegment segment: Int) { segments[segment].tag = tag }
  /// Returns the tag of a segment.
  open func tag(forSegment segment: Int) -> Int { segments[segment].tag }
  /// Gives a segment a tool tip.
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {
    segments[segment].toolTip = toolTip
  }
  /// Returns the tool tip of a segment.
  open func toolTip(forSegment segment: Int) -> String? { segments[segment].toolTip }
  /// Sets the scaling of a segment's image; stored only.
  open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {
    segments[segment].scaling = scaling
  }
  /// Returns the scaling of a segment's image.
  open func imageScaling(forSegment segment: Int) -> NSImageScaling { segments[segment].scaling }
  /// Sets the alignment of a segment's label; stored only.
  open func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int) {
    segments[segment].alignment = alignment
  }
  /// Returns the alignment of a segment's label.
  open func alignment(forSegment segment: Int) -> NSTextAlignment { segments[segment].alignment }
  /// The value of the selected segment for momentary accelerators; 0.
  open var doubleValueForSelectedSegment: Double { 0 }
  /// The options of compression in force.
  open var activeCompressionOptions: NSUserInterfaceCompressionOptions { .standardOptions }
  /// Returns the smallest size with some options; the natural one, as nothing is compressed.
  open func minimumSize(
    withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]
  ) -> NSSize { intrinsicContentSize }
  /// Compresses the control; does nothing.
  open func compress(
    withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]
  ) {}

  package override var followsPresses: Bool { true }
  package override var takesKeys: Bool { true }
  package override func release(at place: NSPoint) {
    let places = SegmentPainter.places(naturalWidths, in: bounds)
    guard let index = places.firstIndex(where: { $0.contains(place) }),
      segments[index].isEnabled, isEnabled
    else { return }
    if let menu = segments[index].menu, action == nil {
      menu.popUp(positioning: nil, at: place, in: self)
      return
    }
    switch trackingMode {
    case .selectAny: setSelected(!isSelected(forSegment: index), forSegment: index)
    default: selectedSegment = index
    }
    sendAction(action, to: target)
    if trackingMode == .momentary || trackingMode == .momentaryAccelerator { selectedSegment = -1 }
  }
  package override class var standardCellClass: NSCell.Type? { NSSegmentedCell.self }
  package override var ownRole: NSAccessibility.Role? { .radioGroup }
  package override func adopt(valuesOf other: NSControl) {
    super.adopt(valuesOf: other)
    guard let other = other as? NSSegmentedControl else { return }
    (segments, segmentStyle, trackingMode) = (
      other.segments, other.segmentStyle, other.trackingMode
    )
    contentChanged()
  }
  /// The index of the selected segment; −1 without one.
  open var selectedSegment: Int {
    get { segments.firstIndex(where: \.isSelected) ?? -1 }
    set {
      for index in segments.indices { segments[index].isSelected = index == newValue }
      needsDisplay = true
    }
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
    paintControl { SegmentPainter(painter: $0, control: self).draw() }
  }
  /// The natural widths of the segments, in points.
  var naturalWidths: [CGFloat] {
    let room = CGFloat(ControlWidths.segmentPadding(sizeClass, generation))
    let own = segments.map { segment in
      guard segment.width > 0 else { return lineWidth(segment.label ?? "") + room }
      // From macOS 11 on there is room around a segment of a stated width (10 controls of 6 repositories).
      guard generation == .bigSur else { return segment.width }
      return segment.width + (segment.label?.isEmpty == false ? 2 : 1)
    }
    guard segmentDistribution == .fillEqually, let widest = own.max() else { return own }
    return own.map { _ in widest }
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

extension NSSegmentedControl {
  /// The distribution of the width among segments.
  public enum Distribution: Int, Sendable {
    case fit, fill, fillEqually, fillProportionally
  }
}

/// The options by which controls become smaller.
///
/// - SeeAlso: Apple, "NSUserInterfaceCompressionOptions".
@preconcurrency @MainActor open class NSUserInterfaceCompressionOptions: NSObject {
  private let names: Set<String>
  /// Creates options with a name.
  public init(identifier: String) { names = [identifier] }
  /// Creates the options of several others.
  public init(compressionOptions options: Set<NSUserInterfaceCompressionOptions>) {
    names = options.reduce(into: []) { $0.formUnion($1.names) }
  }
  private init(_ names: Set<String>) { self.names = names }
  /// Whether these options have all of others.
  open func contains(_ options: NSUserInterfaceCompressionOptions) -> Bool {
    options.names.isSubset(of: names)
  }
  /// Whether these options have some of others.
  open func intersects(_ options: NSUserInterfaceCompressionOptions) -> Bool {
    !options.names.isDisjoint(with: names)
  }
  /// Whether there are no options.
  open var isEmpty: Bool { names.isEmpty }
  /// Returns these options and others.
  open func union(_ options: NSUserInterfaceCompressionOptions) -> NSUserInterfaceCompressionOptions
  {
    NSUserInterfaceCompressionOptions(names.union(options.names))
  }
  /// Returns these options without others.
  open func subtracting(
    _ options: NSUserInterfaceCompressionOptions
  ) -> NSUserInterfaceCompressionOptions {
    NSUserInterfaceCompressionOptions(names.subtracting(options.names))
  }
  /// Images are hidden.
  public static let hideImages = NSUserInterfaceCompressionOptions(identifier: "hideImages")
  /// Texts are hidden.
  public static let hideText = NSUserInterfaceCompressionOptions(identifier: "hideText")
  /// Metrics are reduced.
  public static let reduceMetrics = NSUserInterfaceCompressionOptions(identifier: "reduceMetrics")
  /// Equal widths are given up.
  public static let breakEqualWidths = NSUserInterfaceCompressionOptions(
    identifier: "breakEqualWidths")
  /// All of the system's options.
  public static let standardOptions = NSUserInterfaceCompressionOptions(
    compressionOptions: [hideImages, hideText, reduceMetrics, breakEqualWidths])
}
