/// A reason for which bytes cannot become a picture, or a picture bytes.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There were no bytes.
  case empty
  /// No decoder knows the format.
  case unrecognisedFormat
  /// A known format with broken data; the text is the decoder's.
  case corrupt(String)
  /// Width times height is above the limit, or a side is not positive.
  case badDimensions(width: Int, height: Int, pixelLimit: Int)
  /// The picture could not be written; the text is the encoder's.
  case encodingFailed(String)

  /// One sentence for a report.
  package var description: String {
    switch self {
    case .empty: "the image data is empty"
    case .unrecognisedFormat: "the image format is not known"
    case .corrupt(let reason): "the image data is broken: \(reason)"
    case .badDimensions(let width, let height, let limit):
      "an image of \(width) × \(height) pixels is not allowed (at most \(limit) pixels)"
    case .encodingFailed(let reason): "the image could not be written: \(reason)"
    }
  }
}
