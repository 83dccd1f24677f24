package import Foundation

/// The layout of a slider's track, thumb and the images at both ends.
///
/// A pure function of sizes in points, y down. All parts are vertically centred.
package struct SliderArrangement {
  /// The alignment rectangle of the slider.
  package var knobFrame: CGRect
  /// The thickness of the track, in points.
  package var thickness: CGFloat

  /// The gap between the track and an image at its end, in points.
  package static let gap: CGFloat = 8

  /// Creates an arrangement in an alignment rectangle.
  package init(place: CGRect, thickness: CGFloat) {
    (self.knobFrame, self.thickness) = (place, thickness)
  }

  /// The rectangle of an image of a size at the left end.
  package func minimumPicture(_ size: CGSize) -> CGRect {
    CGRect(
      x: knobFrame.minX, y: knobFrame.midY - size.height / 2, width: size.width, height: size.height
    )
  }
  /// The rectangle of an image of a size at the right end.
  package func maximumPicture(_ size: CGSize) -> CGRect {
    CGRect(
      x: knobFrame.maxX - size.width, y: knobFrame.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The rectangle of the track across the control, or between the images; nil for an end without an image.
  package func track(from minimum: CGRect?, to maximum: CGRect?) -> CGRect {
    let low = minimum.map { $0.maxX + Self.gap } ?? knobFrame.minX
    let high = maximum.map { $0.minX - Self.gap } ?? knobFrame.maxX
    return CGRect(
      x: low, y: knobFrame.midY - thickness / 2, width: max(0, high - low), height: thickness)
  }

  /// The rectangle of a thumb of a size on a track; it stays inside at both ends.
  ///
  /// - Parameters:
  ///   - share: The value's fraction of the range, 0 to 1.
  ///   - isRightToLeft: Whether the minimum is at the right end.
  package static func thumb(
    _ size: CGSize, on track: CGRect, at share: CGFloat, isRightToLeft: Bool = false
  ) -> CGRect {
    let start =
      track.minX + max(0, track.width - size.width) * (isRightToLeft ? 1 - share : share)
    return CGRect(
      x: start, y: track.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The fraction of the range, 0 to 1, at which the middle of a thumb of a size is at a place on a track; the inverse of
  /// ``thumb(_:on:at:isRightToLeft:)``.
  package static func share(
    at middle: CGFloat, of size: CGSize, on track: CGRect, isRightToLeft: Bool = false
  ) -> CGFloat {
    let room = track.width - size.width
    guard room > 0 else { return 0 }
    let share = min(max((middle - size.width / 2 - track.minX) / room, 0), 1)
    return isRightToLeft ? 1 - share : share
  }

  /// The part of a track between its minimum and the centre of the thumb.
  package static func filled(
    _ track: CGRect, upTo thumb: CGRect, isRightToLeft: Bool = false
  ) -> CGRect {
    let filled = CGRect(
      x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
    guard isRightToLeft else { return filled }
    return CGRect(
      x: thumb.midX, y: track.minY, width: max(0, track.maxX - thumb.midX), height: track.height)
  }

  /// The fraction of a value in a range, 0 to 1; 0 for an empty range or one that is not finite.
  package static func share<Value: BinaryFloatingPoint>(
    of value: Value, from minimum: Value, to maximum: Value
  ) -> CGFloat {
    let span = maximum - minimum
    guard span > 0, span.isFinite, value.isFinite else { return 0 }
    return CGFloat(min(max((value - minimum) / span, 0), 1))
  }
}
