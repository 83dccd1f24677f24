package import Drawing
package import Foundation
internal import Synchronization

/// A drawing that is made pixels of when it is shown, so that it is sharp at every scale.
package struct VectorPicture: Sendable {
  /// The source of the drawing.
  private let source: Source
  /// Whether it is rendered again where it is shown larger or smaller than its own size.
  ///
  /// Otherwise its pixels are those of its own size, as Xcode produces them for drawings whose vectors are not
  /// preserved.
  package var isSharpWhenEnlarged = true

  /// Creates a drawing from the bytes of its file.
  package init(_ data: Data) { source = Source(data) }

  /// The pixels at some scale; nil when there would be too many or the file is broken.
  ///
  /// - Parameter scale: Pixels in a point of the drawing's own size.
  package func bitmap(scale: CGFloat) -> CGImage? { source.bitmap(scale: Double(scale)) }

  /// The file, and the pixels that were made last.
  private final class Source: Sendable {
    private let data: Data
    private let made = Mutex<(scale: Double, bitmap: CGImage)?>(nil)

    init(_ data: Data) { self.data = data }

    func bitmap(scale: Double) -> CGImage? {
      // More than 32 pixels a point make no visible difference.
      let scale = min(max(scale, 1.0 / 16), 32)
      if let known = made.withLock({ $0 }), known.scale == scale { return known.bitmap }
      guard let bitmap = try? ImageLoading.bitmap(data, vectorScale: scale) else { return nil }
      made.withLock { $0 = (scale, bitmap) }
      return bitmap
    }
  }
}
