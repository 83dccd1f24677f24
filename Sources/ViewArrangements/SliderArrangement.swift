package import Foundation

/// The positions of a slider's track, its thumb and the pictures at both ends.
///
/// A pure function of sizes in points, y down. All of it stands in the middle of the height.
package struct SliderArrangement {
  /// The alignment rectangle of the slider.
  package var place: CGRect
  /// The thickness of the track, in points.
  package var thickness: CGFloat

  /// Between the track and a picture at its end, in points.
  package static let gap: CGFloat = 8

  /// Creates an arrangement in an alignment rectangle.
  package init(place: CGRect, thickness: CGFloat) {
    (self.place, self.thickness) = (place, thickness)
  }

  /// A picture of a size at the left end.
  package func minimumPicture(_ size: CGSize) -> CGRect {
    CGRect(
      x: place.minX, y: place.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// A picture of a size at the right end.
  package func maximumPicture(_ size: CGSize) -> CGRect {
    CGRect(
      x: place.maxX - size.width, y: place.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The track across the place, or from one picture to the other; nil for an end without a picture.
  package func track(from minimum: CGRect?, to maximum: CGRect?) -> CGRect {
    let low = minimum.map { $0.maxX + Self.gap } ?? place.minX
    let high = maximum.map { $0.minX - Self.gap } ?? place.maxX
    return CGRect(
      x: low, y: place.midY - thickness / 2, width: max(0, high - low), height: thickness)
  }

  /// A thumb of a size on a track; it stays inside at both ends.
  ///
  /// - Parameter share: Where the value lies between the ends, 0 to 1.
  package static func thumb(_ size: CGSize, on track: CGRect, at share: CGFloat) -> CGRect {
    let start = track.minX + max(0, track.width - size.width) * share
    return CGRect(
      x: start, y: track.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The part of a track up to the middle of the thumb.
  package static func filled(_ track: CGRect, upTo thumb: CGRect) -> CGRect {
    CGRect(
      x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
  }

  /// Returns the position of a value between two ends, 0 to 1; 0 when the ends are one, or not finite.
  package static func share<Value: BinaryFloatingPoint>(
    of value: Value, from minimum: Value, to maximum: Value
  ) -> CGFloat {
    let span = maximum - minimum
    guard span > 0, span.isFinite, value.isFinite else { return 0 }
    return CGFloat(min(max((value - minimum) / span, 0), 1))
  }
}
