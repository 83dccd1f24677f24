package import Drawing
internal import Foundation
package import InsetDetection

extension PixelBuffer {
  /// Creates the pixels of a picture; nil for an image mask, which only defines where to paint.
  ///
  /// - Parameter density: The number of pixels along each side of a pixel in the original file.
  package init?(_ image: CGImage, scale: Double, density: Int = 1) {
    guard !image.isMask else { return nil }
    var bytes = image.pixels
    // Blue comes first in pictures, but red in buffers.
    for at in stride(from: 0, to: bytes.count - 3, by: 4) {
      let blue = bytes[at]
      bytes[at] = bytes[at + 2]
      bytes[at + 2] = blue
    }
    self.init(
      width: image.width, height: image.height, scale: scale, density: density,
      premultipliedRGBA: bytes)
  }
}

extension ImageContent {
  /// Returns the alignment rectangle suggested by the visible pixels; nil for an image without pixels.
  ///
  /// - Complexity: O(pixels).
  package func detection(_ detector: InsetDetector = InsetDetector()) -> Detection? {
    guard let (image, density) = examined,
      let pixels = PixelBuffer(image, scale: Double(scale), density: density)
    else { return nil }
    return detector.detect(pixels)
  }

  /// The pixels to examine, and their number along each side of an image pixel.
  private var examined: (image: CGImage, density: Int)? {
    if let vector, orientation == .up {
      // A picture with a scale of at least 2 already has a higher density.
      let density = scale < 2 ? ImageLoading.drawingDensity : ImageLoading.drawingDensity / 2
      let drawn = vector.bitmap(scale: scale * CGFloat(density))
      if let drawn, drawn.width * drawn.height <= ImageLoading.examinedPixels {
        return (drawn, density)
      }
    }
    return displayed.map { ($0, 1) }
  }

  /// Returns the content with the alignment insets, in points, that its pixels suggest.
  ///
  /// Results with low confidence are ignored.
  package func withDetectedInsets() -> ImageContent {
    guard let found = detection(), found.confidence >= Detection.trustworthy else { return self }
    let insets = found.insetsInPoints
    return changed {
      $0.alignmentInsets = ViewInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
}
