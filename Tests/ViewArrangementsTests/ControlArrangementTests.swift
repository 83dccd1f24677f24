import Foundation
import Testing
import ViewArrangements

/// Where the parts of controls are; expected numbers are sums of the sizes that the metrics of UIKit state.
struct ControlArrangementTests {
  /// A track of 4 points across 128 × 30 and a thumb of 28: the thumb's left edge goes from 0 to 128 − 28 = 100,
  /// its upper one is 15 − 14 = 1.
  @Test(arguments: [(0, 0), (0.5, 50), (1, 100)] as [(CGFloat, CGFloat)])
  func aThumbStaysOnItsTrack(share: CGFloat, x: CGFloat) {
    let slider = SliderArrangement(
      place: CGRect(x: 0, y: 0, width: 128, height: 30), thickness: 4)
    let track = slider.track(from: nil, to: nil)
    #expect(track == CGRect(x: 0, y: 13, width: 128, height: 4))
    let thumb = SliderArrangement.thumb(CGSize(width: 28, height: 28), on: track, at: share)
    #expect(thumb == CGRect(x: x, y: 1, width: 28, height: 28))
    // Up to the thumb's middle, x + 14.
    let filled = SliderArrangement.filled(track, upTo: thumb)
    #expect(filled == CGRect(x: 0, y: 13, width: x + 14, height: 4))
  }

  /// Pictures of 20 and 10 points with 8 between them and the track: 100 + 28 to 100 + 128 − 18.
  @Test func aTrackEndsAtPictures() {
    let slider = SliderArrangement(
      place: CGRect(x: 100, y: 0, width: 128, height: 30), thickness: 4)
    let low = slider.minimumPicture(CGSize(width: 20, height: 20))
    let high = slider.maximumPicture(CGSize(width: 10, height: 6))
    #expect(low == CGRect(x: 100, y: 5, width: 20, height: 20))
    #expect(high == CGRect(x: 218, y: 12, width: 10, height: 6))
    #expect(slider.track(from: low, to: high) == CGRect(x: 128, y: 13, width: 82, height: 4))
    // Pictures that leave no room leave a track without length.
    #expect(slider.track(from: high, to: low).width == 0)
  }

  @Test(
    arguments: [
      (5, 0, 10, 0.5), (-1, 0, 10, 0), (11, 0, 10, 1), (3, 3, 3, 0), (.nan, 0, 1, 0),
      (0, -1, .infinity, 0),
    ] as [(Double, Double, Double, CGFloat)])
  func aShareLiesBetweenTheEnds(value: Double, low: Double, high: Double, share: CGFloat) {
    #expect(SliderArrangement.share(of: value, from: low, to: high) == share)
  }

  /// Segments of 40, 20 and 20 share 160 points twofold.
  @Test func segmentsShareTheWidth() {
    let place = CGRect(x: 10, y: 0, width: 160, height: 40)
    let control = SegmentArrangement(place: place, height: 32, widths: [40, 20, 20])
    #expect(control.background == CGRect(x: 10, y: 4, width: 160, height: 32))
    #expect(control.segments.map(\.minX) == [10, 90, 130])
    #expect(control.segments.map(\.width) == [80, 40, 40])
    #expect(control.mark(of: 1) == CGRect(x: 92, y: 6, width: 36, height: 28))
    #expect(control.separator(before: 2) == CGRect(x: 129.5, y: 12, width: 1, height: 16))
    let moved = control.content(of: 1, movedBy: CGSize(width: 3, height: -2))
    #expect(moved == CGRect(x: 97, y: 2, width: 32, height: 32))
  }

  /// A width that a program gave stays; the others are as wide as the widest of them, or as their content.
  @Test func widthsOfSegments() {
    let segments: [(natural: CGFloat, stated: CGFloat)] = [(40, 0), (90, 25), (60, 0)]
    #expect(SegmentArrangement.widths(of: segments, isProportional: false) == [60, 25, 60])
    #expect(SegmentArrangement.widths(of: segments, isProportional: true) == [40, 25, 60])
  }

  /// Tracks of 51 × 31 and, in glass, 63 × 28; knobs 2 points inside, 27 or 38 long: 51 − 2 − 27 = 22 and
  /// 63 − 2 − 38 = 23 at the right.
  @Test(
    arguments: [
      (CGSize(width: 51, height: 31), nil, 27, 22), (CGSize(width: 63, height: 28), 38, 38, 23),
    ] as [(CGSize, CGFloat?, CGFloat, CGFloat)])
  func aKnobIsAtTheEndOfItsState(size: CGSize, stated: CGFloat?, length: CGFloat, on: CGFloat) {
    let place = CGRect(origin: .zero, size: size)
    let toggle = SwitchArrangement(place: place, size: size, knobLength: stated)
    let height = size.height - 4
    #expect(toggle.track == place)
    #expect(toggle.knob(isRight: false) == CGRect(x: 2, y: 2, width: length, height: height))
    #expect(toggle.knob(isRight: true) == CGRect(x: on, y: 2, width: length, height: height))
  }

  /// Halves of 47 points with middles at 23.5 and 70.5; signs reach 6.5 from there.
  @Test func aStepperHasTwoHalves() {
    let stepper = StepperArrangement(bounds: CGRect(x: 0, y: 0, width: 94, height: 32))
    #expect(stepper.less.width == 47 && stepper.more.minX == 47)
    #expect(
      stepper.signs == [
        [CGPoint(x: 17, y: 16), CGPoint(x: 30, y: 16)],
        [CGPoint(x: 64, y: 16), CGPoint(x: 77, y: 16)],
        [CGPoint(x: 70.5, y: 9.5), CGPoint(x: 70.5, y: 22.5)],
      ])
    #expect(stepper.separator == CGRect(x: 46.5, y: 7, width: 1, height: 18))
    let glass = StepperArrangement(
      bounds: CGRect(x: 0, y: 0, width: 94, height: 32), lineHeight: 24)
    #expect(glass.separator == CGRect(x: 46.5, y: 4, width: 1, height: 24))
  }

  /// Dots of 7 points, 9 apart: three take 3 × 7 + 2 × 9 = 39, as stored frames have them.
  @Test func dotsStandInTheMiddle() {
    #expect(DotArrangement.width(ofDots: 3) == 39 && DotArrangement.width(ofDots: 0) == 7)
    let dots = DotArrangement(bounds: CGRect(x: 0, y: 0, width: 59, height: 27), count: 3)
    #expect(dots.dot(0) == CGRect(x: 10, y: 10, width: 7, height: 7))
    #expect(dots.dot(2).maxX == 49)
    #expect(dots.visible == 0..<3)
  }

  /// Every dot that is not looked at is outside the bounds.
  @Test(arguments: [1, 4, 40, 3000]) func allDotsThatAreSeenAreVisible(count: Int) {
    let bounds = CGRect(x: 3, y: 0, width: 59, height: 27)
    let dots = DotArrangement(bounds: bounds, count: count)
    for index in 0..<count where dots.dot(index).intersects(bounds) {
      #expect(dots.visible.contains(index))
    }
    #expect(dots.visible.count <= 6)
  }

  @Test(arguments: [(0, 0), (0.5, 75), (2, 150), (-1, 0), (.nan, 0)] as [(Float, CGFloat)])
  func progressFillsTheTrack(progress: Float, width: CGFloat) {
    let view = ProgressArrangement(bounds: CGRect(x: 0, y: 0, width: 150, height: 10), height: 4)
    #expect(view.track == CGRect(x: 0, y: 3, width: 150, height: 4))
    #expect(view.done(progress) == CGRect(x: 0, y: 3, width: width, height: 4))
    let turned = view.done(progress, isRightToLeft: true)
    #expect(turned == CGRect(x: 150 - width, y: 3, width: width, height: 4))
  }

  /// From half of the radius, 5 of 10, to nine tenths of it; eight spokes, so the third points right.
  @Test(arguments: [(0, 10, 5, 10, 1), (2, 15, 10, 19, 10), (4, 10, 15, 10, 19)])
  func spokesTurnClockwise(index: Int, x: Double, y: Double, farX: Double, farY: Double) {
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    let spoke = SpokeArrangement(bounds: bounds, diameter: 37).spoke(index)
    // Sines and cosines are exact to about 1e-16, times 10.
    for (point, expected) in zip(spoke, [(x, y), (farX, farY)]) {
      #expect(abs(point.x - expected.0) < 1e-12 && abs(point.y - expected.1) < 1e-12)
    }
  }

  /// An image of 20 × 10 in a square of 100.
  @Test(
    arguments: [
      (.fill, 0.5, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.fit, 0.5, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.cover, 0.5, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.none, 0.5, CGRect(x: 40, y: 45, width: 20, height: 10)),
      (.none, 0, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.none, 1, CGRect(x: 80, y: 90, width: 20, height: 10)),
    ] as [(ImageArrangement.Scale, CGFloat, CGRect)])
  func imagesFollowTheirBounds(scale: ImageArrangement.Scale, part: CGFloat, rect: CGRect) {
    let arrangement = ImageArrangement(scale: scale, anchor: CGPoint(x: part, y: part))
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(arrangement.rect(of: CGSize(width: 20, height: 10), in: bounds) == rect)
    #expect(arrangement.rect(of: .zero, in: bounds) == bounds)
  }
}
