public import Foundation
internal import ViewArrangements

/// A control that selects a number of a range.
///
/// ```swift
/// let slider = UISlider()
/// slider.maximumValue = 10
/// slider.value = 25
/// print(slider.value)  // 10.0
/// slider.minimumValue = 12
/// print(slider.minimumValue, slider.maximumValue, slider.value)  // 12.0 12.0 12.0
/// ```
///
/// - Units: ``value`` has the unit of the range; rectangles are in the slider's bounds, in points, y
///   down.
/// - Errors: None: a value outside of the range is clamped, NaN becomes the minimum, and a limit moves
///   the other one where they would cross.
/// - Complexity: O(1).
/// - SeeAlso: Apple, "UISlider".
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value, clamped to ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { storedValue }
    set { storedValue = within(newValue) }
  }
  private var storedValue: Float = 0
  /// The minimum value; setting one above the maximum raises the maximum.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      storedValue = within(storedValue)
    }
  }
  /// The maximum value; setting one below the minimum lowers the minimum.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      storedValue = within(storedValue)
    }
  }
  private func within(_ value: Float) -> Float {
    value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value))
  }
  /// Sets the value, without animation.
  open func setValue(_ value: Float, animated: Bool) { storedValue = within(value) }
  /// Whether actions are sent while the thumb moves, not only at its end.
  open var isContinuous = true
  /// An image at the minimum end of the track.
  open var minimumValueImage: UIImage?
  /// An image at the maximum end of the track.
  open var maximumValueImage: UIImage?
  private var thumbs = StateValues<UIImage>()
  private var minimumTracks = StateValues<UIImage>()
  private var maximumTracks = StateValues<UIImage>()
  /// Sets the thumb image for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  /// The thumb image for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
  /// The thumb image for the current state.
  open var currentThumbImage: UIImage? { thumbs.value(in: state) }
  /// Sets the minimum track image for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTracks[state] = image
  }
  /// The minimum track image for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTracks[state] }
  /// Sets the maximum track image for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTracks[state] = image
  }
  /// The maximum track image for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTracks[state] }
  /// The minimum track image for the current state.
  var shownMinimumTrackImage: UIImage? { minimumTracks.value(in: state) }
  /// The maximum track image for the current state.
  var shownMaximumTrackImage: UIImage? { maximumTracks.value(in: state) }
  /// The colour of the thumb; default: white.
  open var thumbTintColor: UIColor?
  /// The colour of the minimum track.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the maximum track.
  open var maximumTrackTintColor: UIColor?
  open override var alignmentRectInsets: UIEdgeInsets { metrics.sliderInsets }
  override var ownAccessibilityTraits: UIAccessibilityTraits? { stateTraits.union(.adjustable) }
  /// The given width and the slider's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.sliderHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: metrics.sliderHeight - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }

  private func arrangement(_ bounds: CGRect) -> SliderArrangement {
    SliderArrangement(
      place: alignmentRect(forFrame: bounds), thickness: metrics.sliderTrackHeight)
  }
  /// The rectangle of the track: 4 points high, in glass 6, across the alignment rectangle, less the images at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let low = minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds) }
    let high = maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds) }
    let isTurned = viewNode.isRightToLeft
    return arrangement(bounds).track(from: isTurned ? high : low, to: isTurned ? low : high)
  }
  /// The rectangle of the thumb on the track at a value: 28 points wide and high, in glass 38 × 24, unless it has an image.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    SliderArrangement.thumb(
      currentThumbImage?.size ?? metrics.sliderThumbSize, on: rect,
      at: SliderArrangement.share(of: value, from: minimumValue, to: maximumValue),
      isRightToLeft: viewNode.isRightToLeft)
  }
  /// The rectangle of the minimum value image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    let arrangement = arrangement(bounds)
    return viewNode.isRightToLeft
      ? arrangement.maximumPicture(size) : arrangement.minimumPicture(size)
  }
  /// The rectangle of the maximum value image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    let arrangement = arrangement(bounds)
    return viewNode.isRightToLeft
      ? arrangement.minimumPicture(size) : arrangement.maximumPicture(size)
  }

  // MARK: Touch

  /// The distance of the finger from the middle of the thumb, in points.
  private var grip: CGFloat = 0
  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }
  /// Begins to follow a touch on the thumb, or within 20 points of it, which Apple does not document.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, thumb) = (touch.location(in: self), thumbFrame)
    grip = place.x - thumb.midX
    return abs(grip) <= thumb.width / 2 + 20 && super.beginTracking(touch, with: event)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = value
    let share = SliderArrangement.share(
      at: touch.location(in: self).x - grip, of: thumbFrame.size,
      on: trackRect(forBounds: bounds), isRightToLeft: viewNode.isRightToLeft)
    value = minimumValue + (maximumValue - minimumValue) * Float(share)
    if isContinuous, value != old { sendValueActions() }
    return super.continueTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendValueActions() }
  }
  /// Whether a gesture may begin: not a swipe along the slider of a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isTracking, gestureRecognizer.view !== self,
      let swipe = gestureRecognizer as? UISwipeGestureRecognizer,
      !swipe.direction.isDisjoint(with: [.left, .right])
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  /// The thumb keeps its size in a slider that layout makes flatter.
  package override var drawsInsideBounds: Bool { clipsToBounds }

  open override func draw(_ rect: CGRect) {
    paint { SliderPainter(painter: $0, slider: self).draw() }
  }
}
