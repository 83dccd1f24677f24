/// The limits of a report about findings; it mentions parts that are not drawn.
package enum ReportLimits {
  /// The maximum number of pictures of scenes in a report; prevents excessive work for folders with thousands of broken
  /// documents.
  package static let pictures = 200

  /// The maximum size of all pictures and frames in a report, in bytes, so that browsers can open it.
  package static let pictureBytes = 32 << 20

  /// The maximum number of pixels in a picture of a comparison, which is scaled down if necessary; prevents windows with 60 million
  /// pixels.
  package static let picturePixels = 4_000_000
}
