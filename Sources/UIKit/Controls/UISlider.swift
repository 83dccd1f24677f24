public import Foundation
internal import ViewArrangements

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
  /// The picture of the line before the knob that is shown.
  var shownMinimumTrackImage: UIImage? { minimumTracks.shown(in: state) }
  /// The picture of the line after the knob that is shown.
  var shownMaximumTrackImage: UIImage? { maximumTracks.shown(in: state) }
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

  private func arrangement(_ bounds: CGRect) -> SliderArrangement {
    SliderArrangement(
      place: alignmentRect(forFrame: bounds), thickness: metrics.sliderTrackHeight)
  }
  /// Where the line is: 4 points high across the alignment rectangle, less the pictures at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    arrangement(bounds).track(
      from: minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds) },
      to: maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds) })
  }
  /// Where the knob is: 28 points wide and high unless it has a picture, on the line at the value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    SliderArrangement.thumb(
      currentThumbImage?.size ?? metrics.sliderThumbSize, on: rect,
      at: SliderArrangement.share(of: value, from: minimumValue, to: maximumValue))
  }
  /// Where the picture before the line is.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    arrangement(bounds).minimumPicture(minimumValueImage?.size ?? .zero)
  }
  /// Where the picture after the line is.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    arrangement(bounds).maximumPicture(maximumValueImage?.size ?? .zero)
  }

  /// The knob keeps its size in a slider that layout makes flatter.
  package override var drawsInsideBounds: Bool { clipsToBounds }

  open override func draw(_ rect: CGRect) {
    paint { SliderPainter(painter: $0, slider: self).draw() }
  }
}
