package import Foundation
internal import LayoutGeometry

/// The position of a progress view's track, and the filled part of it.
///
/// A pure function of sizes in points, y down.
package struct ProgressArrangement {
  /// The track, in the middle of the height.
  package let track: CGRect

  /// Creates the arrangement of a progress view in its bounds.
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
