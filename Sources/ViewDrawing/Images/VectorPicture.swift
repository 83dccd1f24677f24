package import Drawing
package import Foundation
internal import Synchronization

/// A vector picture that is rasterised when it is shown, so that it is sharp at any scale.
package struct VectorPicture: Sendable {
  /// The file and its latest pixels.
  private let source: Source
  /// Whether the picture is rendered again when it is shown at another size.
  ///
  /// Otherwise its pixels have its natural size, as Xcode renders pictures without "Preserve Vector Data".
  package var isSharpWhenEnlarged = true

  /// Creates a picture from the bytes of its file.
  package init(_ data: Data) { source = Source(data) }

  /// The pixels at a scale; nil if there would be too many or the file is broken.
  ///
  /// - Parameter scale: The number of pixels per point of the picture's natural size.
  package func bitmap(scale: CGFloat) -> CGImage? { source.bitmap(scale: Double(scale)) }

  /// The file, and the pixels that were rendered last.
  private final class Source: Sendable {
    private let data: Data
    private let made = Mutex<(scale: Double, bitmap: CGImage)?>(nil)

    init(_ data: Data) { self.data = data }

    func bitmap(scale: Double) -> CGImage? {
      // More than 32 pixels per point make no visible difference.
      let scale = min(max(scale, 1.0 / 16), 32)
      if let known = made.withLock({ $0 }), known.scale == scale { return known.bitmap }
      guard let bitmap = try? ImageLoading.bitmap(data, vectorScale: scale) else { return nil }
      made.withLock { $0 = (scale, bitmap) }
      return bitmap
    }
  }
}
