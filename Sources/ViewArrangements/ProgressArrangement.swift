package import Foundation
internal import LayoutGeometry

/// Where the track of a progress view is, and how much of it is done.
///
/// A pure function of sizes in points, y down.
package struct ProgressArrangement {
  /// The track, in the middle of the height.
  package let track: CGRect

  /// Arranges a progress view in its bounds.
  ///
  /// - Parameter height: The maximum height of the track.
  package init(bounds: CGRect, height: CGFloat) {
    track = bounds.centered(bounds.width, min(bounds.height, height))
  }

  /// The part that is done, from the left.
  ///
  /// - Parameter progress: From 0 to 1; nothing for what is not finite.
  package func done(_ progress: Float) -> CGRect {
    var done = track
    done.size.width *= CGFloat(progress.isFinite ? min(max(progress, 0), 1) : 0)
    return done
  }
}
