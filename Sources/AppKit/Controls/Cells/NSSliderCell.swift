internal import Drawing
public import Foundation

/// The cell of a slider.
///
/// - SeeAlso: Apple, "NSSliderCell".
@preconcurrency @MainActor open class NSSliderCell: NSActionCell {
  /// Creates a cell from 0 to 1.
  public override init(textCell string: String) { super.init(textCell: string) }
  /// Creates a cell with a picture, which is not drawn.
  public override init(imageCell image: NSImage?) { super.init(imageCell: image) }
  /// Creates a cell from an archive.
  public required init(coder: NSCoder) { super.init(coder: coder) }
  package override func makeModel() -> NSControl { NSSlider(frame: .zero) }
  private var slider: NSSlider? { model as? NSSlider }
  open override class var prefersTrackingUntilMouseUp: Bool { true }

  /// The smallest value.
  open var minValue: Double {
    get { slider?.minValue ?? 0 }
    set { slider?.minValue = newValue }
  }
  /// The largest value.
  open var maxValue: Double {
    get { slider?.maxValue ?? 1 }
    set { slider?.maxValue = newValue }
  }
  /// The change of the value for a press with the option key.
  open var altIncrementValue: Double {
    get { slider?.altIncrementValue ?? -1 }
    set { slider?.altIncrementValue = newValue }
  }
  /// The shape of the slider.
  open var sliderType: NSSlider.SliderType {
    get { slider?.sliderType ?? .linear }
    set { slider?.sliderType = newValue }
  }
  /// Whether the track is vertical.
  open var isVertical: Bool {
    get { slider?.isVertical ?? false }
    set { slider?.isVertical = newValue }
  }
  /// The number of tick marks.
  open var numberOfTickMarks: Int {
    get { slider?.numberOfTickMarks ?? 0 }
    set { slider?.numberOfTickMarks = newValue }
  }
  /// The side of the tick marks.
  open var tickMarkPosition: NSSlider.TickMarkPosition {
    get { slider?.tickMarkPosition ?? .below }
    set { slider?.tickMarkPosition = newValue }
  }
  /// Whether only the values of tick marks are allowed.
  open var allowsTickMarkValuesOnly: Bool {
    get { slider?.allowsTickMarkValuesOnly ?? false }
    set { slider?.allowsTickMarkValuesOnly = newValue }
  }
  /// The thickness of the knob, in points.
  open var knobThickness: CGFloat { knobRect(flipped: true).width }
  /// The rectangle of the track in the control.
  open var trackRect: NSRect { slider?.bounds ?? .zero }
  private var frame: NSRect { drawnFrame ?? slider?.bounds ?? .zero }
  private var drawnFrame: NSRect?
  private weak var drawnView: NSView?

  private func painter(_ painter: ControlPainter) -> SliderPainter? {
    slider.map { SliderPainter(painter: painter, slider: $0) }
  }
  private var view: NSView { drawnView ?? controlView ?? model }
  /// Moves a rectangle of the cell's frame, y down, to the view.
  private func place(_ rect: CGRect) -> NSRect {
    CellPlaces.place(rect, of: frame, isFlipped: view.isFlipped)
  }
  private func measured(_ body: (SliderPainter) -> CGRect) -> NSRect {
    guard let slider else { return .zero }
    return place(SliderPainter.measure(slider, frame.size, body))
  }
  /// Returns the rectangle of the knob.
  open func knobRect(flipped: Bool) -> NSRect { measured { $0.knobRect } }
  /// Returns the rectangle of the bar.
  open func barRect(flipped: Bool) -> NSRect { measured { $0.barRect } }
  /// Returns the rectangle of a tick mark.
  open func rectOfTickMark(at index: Int) -> NSRect { measured { $0.markRect(index) } }
  /// Returns the value of a tick mark.
  open func tickMarkValue(at index: Int) -> Double { slider?.tickMarkValue(at: index) ?? 0 }
  /// Returns the index of the tick mark at a point; `NSNotFound` for none.
  open func indexOfTickMark(at point: NSPoint) -> Int {
    slider?.indexOfTickMark(at: point) ?? NSNotFound
  }
  /// Returns the value of the tick mark next to a value.
  open func closestTickMarkValue(toValue value: Double) -> Double {
    slider?.closestTickMarkValue(toValue: value) ?? value
  }
  /// Draws the bar, the tick marks and the knob.
  open override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    (drawnFrame, drawnView) = (cellFrame, controlView)
    drawBar(inside: barRect(flipped: controlView.isFlipped), flipped: controlView.isFlipped)
    if numberOfTickMarks > 0 { drawTickMarks() }
    drawKnob()
    (drawnFrame, drawnView) = (nil, nil)
  }
  /// Draws the bar.
  open func drawBar(inside rect: NSRect, flipped: Bool) {
    paint(frame, in: view) { painter($0)?.drawBar() }
  }
  /// Draws the tick marks.
  open func drawTickMarks() { paint(frame, in: view) { painter($0)?.drawMarks() } }
  /// Draws the knob at its place.
  open func drawKnob() { drawKnob(knobRect(flipped: view.isFlipped)) }
  /// Draws the knob in a rectangle.
  open func drawKnob(_ knobRect: NSRect) {
    paint(knobRect, in: view) { painter in
      painter.knob(painter.bounds, radius: nil)
    }
  }
  package override var ownRole: NSAccessibility.Role? { .slider }
}

/// The cell of a control with two arrows.
///
/// - SeeAlso: Apple, "NSStepperCell".
@preconcurrency @MainActor open class NSStepperCell: NSActionCell {
  package override func makeModel() -> NSControl { NSStepper(frame: .zero) }
  private var stepper: NSStepper? { model as? NSStepper }
  /// The smallest value.
  open var minValue: Double {
    get { stepper?.minValue ?? 0 }
    set { stepper?.minValue = newValue }
  }
  /// The largest value.
  open var maxValue: Double {
    get { stepper?.maxValue ?? 59 }
    set { stepper?.maxValue = newValue }
  }
  /// The amount by which an arrow changes the value.
  open var increment: Double {
    get { stepper?.increment ?? 1 }
    set { stepper?.increment = newValue }
  }
  /// Whether the value goes on at the other end.
  open var valueWraps: Bool {
    get { stepper?.valueWraps ?? true }
    set { stepper?.valueWraps = newValue }
  }
  /// Whether a held arrow changes the value again and again; stored only.
  open var autorepeat: Bool {
    get { stepper?.autorepeat ?? true }
    set { stepper?.autorepeat = newValue }
  }
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    paint(cellFrame, in: controlView) { $0.stepper($0.rect) }
  }
  package override var ownRole: NSAccessibility.Role? { .incrementor }
}

/// The cell of a level indicator.
///
/// - SeeAlso: Apple, "NSLevelIndicatorCell".
@preconcurrency @MainActor open class NSLevelIndicatorCell: NSActionCell {
  /// Creates a cell of a style.
  public convenience init(levelIndicatorStyle: NSLevelIndicator.Style) {
    self.init(textCell: "")
    self.levelIndicatorStyle = levelIndicatorStyle
  }
  package override func makeModel() -> NSControl { NSLevelIndicator(frame: .zero) }
  private var level: NSLevelIndicator? { model as? NSLevelIndicator }
  /// The appearance.
  open var levelIndicatorStyle: NSLevelIndicator.Style {
    get { level?.levelIndicatorStyle ?? .continuousCapacity }
    set { level?.levelIndicatorStyle = newValue }
  }
  /// The smallest value.
  open var minValue: Double {
    get { level?.minValue ?? 0 }
    set { level?.minValue = newValue }
  }
  /// The largest value.
  open var maxValue: Double {
    get { level?.maxValue ?? 0 }
    set { level?.maxValue = newValue }
  }
  /// The value from which the level is yellow.
  open var warningValue: Double {
    get { level?.warningValue ?? 0 }
    set { level?.warningValue = newValue }
  }
  /// The value from which the level is red.
  open var criticalValue: Double {
    get { level?.criticalValue ?? 0 }
    set { level?.criticalValue = newValue }
  }
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    paint(cellFrame, in: controlView) { [model] painter in
      guard let level = model as? NSLevelIndicator else { return }
      LevelPainter(painter: painter, level: level).draw()
    }
  }
  package override var ownRole: NSAccessibility.Role? { .levelIndicator }
}

/// The cell of a picture.
///
/// - SeeAlso: Apple, "NSImageCell".
@preconcurrency @MainActor open class NSImageCell: NSCell {
  /// Creates a cell without picture.
  public override init(textCell string: String) { super.init(textCell: string) }
  /// Creates a cell with a picture.
  public override init(imageCell image: NSImage?) { super.init(imageCell: image) }
  /// Creates a cell from an archive.
  public required init(coder: NSCoder) { super.init(coder: coder) }
  package override func makeModel() -> NSControl { NSImageView(frame: .zero) }
  private var view: NSImageView? { model as? NSImageView }
  open override var image: NSImage? {
    get { view?.image }
    set { view?.image = newValue }
  }
  open override var objectValue: Any? {
    get { image }
    set { image = newValue as? NSImage }
  }
  /// The scaling of the picture.
  open var imageScaling: NSImageScaling {
    get { view?.imageScaling ?? .scaleProportionallyDown }
    set { view?.imageScaling = newValue }
  }
  /// The place of a picture that is smaller than the frame.
  open var imageAlignment: NSImageAlignment {
    get { view?.imageAlignment ?? .alignCenter }
    set { view?.imageAlignment = newValue }
  }
  /// The frame around the picture.
  open var imageFrameStyle: NSImageView.FrameStyle {
    get { view?.imageFrameStyle ?? .none }
    set { view?.imageFrameStyle = newValue }
  }
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    paint(cellFrame, in: controlView) { [model] painter in
      guard let view = model as? NSImageView else { return }
      ImagePainter(painter: painter, view: view).draw()
    }
  }
  package override var ownRole: NSAccessibility.Role? { .image }
}
