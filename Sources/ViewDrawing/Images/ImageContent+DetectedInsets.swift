package import Drawing
internal import Foundation
package import InsetDetection

extension PixelBuffer {
  /// Creates the pixels of a picture; nil for an image mask, which only says where to paint.
  ///
  /// - Parameter density: Pixels along a side of each pixel of the file that the picture was drawn from.
  package init?(_ image: CGImage, scale: Double, density: Int = 1) {
    guard !image.isMask else { return nil }
    var bytes = image.pixels
    // Blue comes first in pictures, red in buffers.
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
  /// Returns the alignment rectangle that its visible pixels suggest; nil for an image without pixels.
  ///
  /// - Complexity: O(pixels).
  package func detection(_ detector: InsetDetector = InsetDetector()) -> Detection? {
    guard let (image, density) = examined,
      let pixels = PixelBuffer(image, scale: Double(scale), density: density)
    else { return nil }
    return detector.detect(pixels)
  }

  /// The pixels to look at, and how many are along a side of each of the image's own.
  private var examined: (image: CGImage, density: Int)? {
    if let vector, orientation == .up {
      // A picture for dense screens is dense already.
      let density = scale < 2 ? ImageLoading.drawingDensity : ImageLoading.drawingDensity / 2
      let drawn = vector.bitmap(scale: scale * CGFloat(density))
      if let drawn, drawn.width * drawn.height <= ImageLoading.examinedPixels {
        return (drawn, density)
      }
    }
    return displayed.map { ($0, 1) }
  }

  /// The same content with the insets, in points, that its pixels call for.
  ///
  /// What is found with little confidence changes nothing.
  package func withDetectedInsets() -> ImageContent {
    guard let found = detection(), found.confidence >= Detection.trustworthy else { return self }
    let insets = found.insetsInPoints
    return changed {
      $0.alignmentInsets = ViewInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
}
