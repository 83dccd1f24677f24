internal import Drawing
public import Foundation

/// A value on a line.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Where the knob stands; kept between both ends.
  open var value: Float {
    get { ownValue }
    set { ownValue = within(newValue) }
  }
  private var ownValue: Float = 0
  /// The value at the start; one above the end moves that.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      ownValue = within(ownValue)
    }
  }
  /// The value at the end; one below the start moves that.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      ownValue = within(ownValue)
    }
  }
  private func within(_ value: Float) -> Float {
    value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value))
  }
  /// Sets the value, at once: nothing is animated here.
  open func setValue(_ value: Float, animated: Bool) { ownValue = within(value) }
  /// Whether a value is told while the knob moves; nobody moves it here.
  open var isContinuous = true
  /// A picture before the line.
  open var minimumValueImage: UIImage?
  /// A picture after the line.
  open var maximumValueImage: UIImage?
  private var thumbs = StateValues<UIImage>()
  private var minimumTracks = StateValues<UIImage>()
  private var maximumTracks = StateValues<UIImage>()
  /// Sets the picture of the knob for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
  /// The picture of the knob for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
  /// The picture of the knob that is shown.
  open var currentThumbImage: UIImage? { thumbs.shown(in: state) }
  /// Sets the picture of the line before the knob for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTracks[state] = image
  }
  /// The picture of the line before the knob for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTracks[state] }
  /// Sets the picture of the line after the knob for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTracks[state] = image
  }
  /// The picture of the line after the knob for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTracks[state] }
  /// The colour of the knob; white unless set.
  open var thumbTintColor: UIColor?
  /// The colour of the line before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line after the knob.
  open var maximumTrackTintColor: UIColor?
  open override var alignmentRectInsets: UIEdgeInsets { metrics.sliderInsets }
  override var ownAccessibilityTraits: UIAccessibilityTraits? { stateTraits.union(.adjustable) }
  /// As wide as there is room, and as high as a slider is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.sliderHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: metrics.sliderHeight - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }

  /// Where the value lies between the ends, 0 to 1; 0 when the ends are one.
  private func share(of value: Float) -> CGFloat {
    let span = maximumValue - minimumValue
    guard span > 0, span.isFinite, value.isFinite else { return 0 }
    return CGFloat(min(max((value - minimumValue) / span, 0), 1))
  }

  /// Where the line is: 4 points high across the alignment rectangle, less the pictures at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let place = alignmentRect(forFrame: bounds)
    var (low, high) = (place.minX, place.maxX)
    if minimumValueImage != nil { low = minimumValueImageRect(forBounds: bounds).maxX + 8 }
    if maximumValueImage != nil { high = maximumValueImageRect(forBounds: bounds).minX - 8 }
    return CGRect(x: low, y: place.midY - 2, width: max(0, high - low), height: 4)
  }
  /// Where the knob is: 28 points wide and high unless it has a picture, on the line at the value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
    let start = rect.minX + max(0, rect.width - size.width) * share(of: value)
    return CGRect(
      x: start, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where the picture before the line is.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let (size, place) = (minimumValueImage?.size ?? .zero, alignmentRect(forFrame: bounds))
    return CGRect(
      x: place.minX, y: place.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where the picture after the line is.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let (size, place) = (maximumValueImage?.size ?? .zero, alignmentRect(forFrame: bounds))
    return CGRect(
      x: place.maxX - size.width, y: place.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The knob keeps its size in a slider that layout makes flatter.
  package override var drawsInsideBounds: Bool { clipsToBounds }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    minimumValueImage?.inTint(tintColor).draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.inTint(tintColor).draw(in: maximumValueImageRect(forBounds: bounds))
    context.beginFadedGroup(isEnabled)
    defer { context.endFadedGroup(isEnabled) }
    let line = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: line, value: value)
    let before = CGRect(
      x: line.minX, y: line.minY, width: max(0, knob.midX - line.minX), height: line.height)
    if let image = maximumTracks.shown(in: state) {
      image.draw(in: line)
    } else {
      context.fill(line, radius: 2, (maximumTrackTintColor ?? .systemGray5).cgColor)
    }
    if let image = minimumTracks.shown(in: state) {
      image.draw(in: before)
    } else {
      context.fill(before, radius: 2, (minimumTrackTintColor ?? tintColor).cgColor)
    }
    if let image = currentThumbImage { return image.draw(in: knob) }
    context.knob(knob, radius: knob.height / 2)
    if let thumbTintColor { context.fill(knob, radius: knob.height / 2, thumbTintColor.cgColor) }
  }
}
