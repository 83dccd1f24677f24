/// The limits of a report about findings; the rest is not drawn, and the report says so.
package enum ReportLimits {
  /// Pictures of views in a report: stops reports of a folder with thousands of broken documents.
  package static let pictures = 200

  /// Bytes of all pictures of a report: stops reports that no browser opens.
  package static let pictureBytes = 32 << 20

  /// The pixels of a picture, which is drawn smaller beyond: stops windows of 60 million pixels.
  package static let picturePixels = 4_000_000
}
