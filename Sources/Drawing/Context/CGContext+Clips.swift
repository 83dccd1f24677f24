public import Foundation

extension CGContext {
  /// Clips subsequent drawing to a rectangle and the coverage of a picture.
  ///
  /// The picture is positioned in the rectangle as by `draw(_:in:)`. An image mask (`CGImage.isMask`) is transparent to
  /// drawing in its black parts; any other picture in its white parts or, if it is not opaque, in its opaque parts.
  public func clip(to rect: CGRect, mask: CGImage) {
    let map = pixelsToUser(of: mask, in: rect).concatenating(state.transform)
    guard map.isDrawable, let coverage = mask.coverage else {
      return report("clip to a mask through a map that cannot be undone")
    }
    state.masks.append(MaskClip(image: coverage, transform: map))
    currentPath.removeAll()
  }

  /// Resets the clip to the entire canvas or, inside a layer, to the entire layer.
  public func resetClip() {
    state.masks = []
    canvas.resetClip()
  }

  /// Replaces the current path with the outline of its stroke; curves are approximated by chords.
  public func replacePathWithStrokedPath() {
    guard let path, state.transform.isDrawable else { return }
    let zoom = max(hypot(state.transform.a, state.transform.b), 1e-6)
    let outline = path.stroked(state.strokeStyle, tolerance: 0.02 / zoom)
    currentPath.removeAll()
    addPath(outline)
  }
}
