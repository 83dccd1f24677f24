package import Foundation
internal import LayoutGeometry

/// The layout of a progress view's track and its completed part.
///
/// A pure function of sizes in points, y down.
package struct ProgressArrangement {
  /// The track, vertically centred.
  package let track: CGRect

  /// Creates the layout of a progress view.
  ///
  /// - Parameter height: The maximum height of the track.
  package init(bounds: CGRect, height: CGFloat) {
    track = bounds.centered(bounds.width, min(bounds.height, height))
  }

  /// The completed part, from the leading end.
  ///
  /// - Parameter progress: From 0 to 1; a value that is not finite counts as 0.
  package func done(_ progress: Float, isRightToLeft: Bool = false) -> CGRect {
    var done = track
    done.size.width *= CGFloat(progress.isFinite ? min(max(progress, 0), 1) : 0)
    return isRightToLeft ? done.turned(in: track) : done
  }
}
