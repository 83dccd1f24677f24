public import Foundation

extension CGContext {
  /// Clips later drawing to a rectangle and the coverage of a picture.
  ///
  /// The picture lies in the rectangle as `draw(_:in:)` would draw it. An image mask (`CGImage.isMask`)
  /// shows what is behind its black parts; any other picture what is behind its white parts, or, when
  /// it is not opaque, behind its opaque ones.
  public func clip(to rect: CGRect, mask: CGImage) {
    let map = pixelsToUser(of: mask, in: rect).concatenating(state.transform)
    guard map.isDrawable, let coverage = mask.coverage else {
      return report("clip to a mask through a map that cannot be undone")
    }
    state.masks.append(MaskClip(image: coverage, transform: map))
    currentPath.removeAll()
  }

  /// Lets later drawing reach the whole canvas, inside a layer the whole layer.
  public func resetClip() {
    state.masks = []
    canvas.resetClip()
  }

  /// Replaces the current path with the outline of its stroke; curves come out as chords.
  public func replacePathWithStrokedPath() {
    guard let path, state.transform.isDrawable else { return }
    let zoom = max(hypot(state.transform.a, state.transform.b), 1e-6)
    let outline = path.stroked(state.strokeStyle, tolerance: 0.02 / zoom)
    currentPath.removeAll()
    addPath(outline)
  }
}
