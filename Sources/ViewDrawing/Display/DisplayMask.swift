/// A treatment of the corners of pictures of displays that are not rectangles.
///
/// - SeeAlso: Apple, `xcrun simctl io … screenshot --mask`, which has the same words.
package enum DisplayMask: String, Sendable, Hashable, Codable, CaseIterable {
  /// Content reaches into the corners.
  case ignored
  /// The parts outside of the display are transparent.
  case alpha
  /// The parts outside of the display are black.
  case black
}
