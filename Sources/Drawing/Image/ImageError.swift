/// The reason why bytes cannot be decoded as a picture, or a picture not be encoded.
package enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data is empty.
  case empty
  /// The format is not supported.
  case unrecognisedFormat
  /// The data is broken; the associated value is the decoder's message.
  case corrupt(String)
  /// Width times height is above the limit, or a side is not positive.
  case badDimensions(width: Int, height: Int, pixelLimit: Int)
  /// The picture could not be written; the associated value is the encoder's message.
  case encodingFailed(String)

  /// A sentence for reports.
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
