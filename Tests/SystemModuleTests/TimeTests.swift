import CoreMedia
import Foundation
import Testing

/// Times and ranges, by their arithmetic.
@Suite struct TimeTests {
  @Test func times() {
    let half = CMTime(seconds: 0.5, preferredTimescale: 600)
    #expect(half.value == 300 && half.timescale == 600 && half.seconds == 0.5 && half.isNumeric)
    #expect(
      half == CMTimeMake(value: 1, timescale: 2)
        && Set([half, CMTimeMake(value: 1, timescale: 2)]).count == 1)
    #expect((half + half).seconds == 1 && (half - half) == .zero && half < kCMTimePositive)
    #expect(CMTimeAdd(half, half) == CMTimeMakeWithSeconds(1, preferredTimescale: 30))
    #expect(CMTimeSubtract(half, .zero) == half && CMTimeGetSeconds(half) == 0.5)
    #expect(
      CMTimeCompare(half, .zero) == 1 && CMTimeCompare(.zero, half) == -1
        && CMTimeCompare(half, half) == 0)
    #expect(half.convertScale(10).value == 5 && half.epoch == 0 && half.flags == .valid)
    #expect(!kCMTimeInvalid.isValid && kCMTimeIndefinite.isIndefinite && kCMTimeZero.seconds == 0)
    #expect((half + .invalid) == .invalid && (half + .indefinite).isIndefinite)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
    #expect(CMTime(seconds: -1e30, preferredTimescale: 1).isNegativeInfinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid && CMTime.invalid.seconds.isNaN)
    #expect(
      CMTime.positiveInfinity.seconds == .infinity && CMTime.negativeInfinity.seconds == -.infinity)
    #expect(CMTimeFlags.hasBeenRounded.rawValue == 2)
    let (value, scale, epoch): (CMTimeValue, CMTimeScale, CMTimeEpoch) = (1, 1, 0)
    #expect(CMTime(value: value, timescale: scale, flags: .valid, epoch: epoch).seconds == 1)
  }
  private let kCMTimePositive = CMTime.positiveInfinity

  @Test func ranges() {
    let (one, two) = (CMTimeMake(value: 1, timescale: 1), CMTimeMake(value: 2, timescale: 1))
    let range = CMTimeRangeMake(start: one, duration: one)
    #expect(range.end == two && range == CMTimeRange(start: one, end: two) && !range.isEmpty)
    #expect(range.containsTime(one) && !range.containsTime(two) && range.isValid)
    #expect(CMTimeRange.zero.isEmpty && !CMTimeRange.invalid.isValid)
    #expect(CMVideoDimensions(width: 4, height: 3).height == 3)
    let kinds: [Any.Type] = [CMSampleBuffer.self, CMFormatDescription.self]
    #expect(kinds.count == 2)
  }
}
