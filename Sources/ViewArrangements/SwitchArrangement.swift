package import Foundation
internal import LayoutGeometry

/// The layout of a switch's track and knob.
///
/// A pure function of sizes in points, y down. The track is centred in the frame and at most as large as the system draws
/// it.
package struct SwitchArrangement {
  /// The track.
  package let track: CGRect
  /// The preferred length of the knob; nil for that of a circle.
  private let knobLength: CGFloat?

  /// Creates the layout of a switch.
  ///
  /// - Parameters:
  ///   - place: The frame, which the track fills although the alignment rectangle is 2 points narrower.
  ///   - size: The maximum size of the track.
  ///   - knobLength: The preferred length of the knob; nil for that of a circle.
  package init(place: CGRect, size: CGSize, knobLength: CGFloat?) {
    track = place.centered(min(place.width, size.width), min(place.height, size.height))
    self.knobLength = knobLength
  }

  /// The knob, 2 points inside the track, at the left end or at the right one.
  package func knob(isRight: Bool) -> CGRect {
    var knob = track.insetBy(dx: 2, dy: 2)
    let length = min(knobLength ?? knob.height, knob.width)
    if isRight { knob.origin.x = knob.maxX - length }
    knob.size.width = length
    return knob
  }
}
