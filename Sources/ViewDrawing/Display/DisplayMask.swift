/// A treatment of the corners of pictures of displays that are not rectangles.
///
/// - SeeAlso: Apple, `xcrun simctl io … screenshot --mask`, which has the same words.
package enum DisplayMask: String, Sendable, Hashable, Codable, CaseIterable {
  /// Content reaches into the corners.
  case ignored
  /// What the display does not show is transparent.
  case alpha
  /// What the display does not show is black.
  case black
}
