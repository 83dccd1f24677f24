package import Foundation

extension CGContext {
  /// Begins a page of a PDF, with no saved state, no clip and the default colours.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - endingLast: Whether there is a page already, which ends.
  /// - Returns: Whether the context draws a PDF and the size is that of a page; nothing happens otherwise.
  package func beginPage(size: CGSize, endingLast: Bool) -> Bool {
    guard let canvas = canvas as? CairoCanvas else { return false }
    unwindStack(to: 0)
    canvas.resetClip()
    guard canvas.beginPage(size: size, endingLast: endingLast) else { return false }
    state = GraphicsState(transform: baseTransform)
    return true
  }
}
