internal import Simplex

/// A natural length on one axis: the item hugs it at one priority and resists compression at another.
///
/// It applies to the alignment rectangle, so a fitted frame is this size plus the insets.
///
/// - SeeAlso: semantics 7 and 5.1-5.
package struct IntrinsicSize: Hashable, Sendable {
  /// Which length.
  package var axis: Axis
  /// The length in points.
  package var length: Double
  /// How hard it is not to be longer.
  package var hugging: Float
  /// How hard it is not to be shorter.
  package var compressionResistance: Float

  /// Makes a natural length.
  package init(axis: Axis, length: Double, hugging: Float, compressionResistance: Float) {
    self.axis = axis
    self.length = length
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }

  /// Hugging or resistance of 1000 acts just below required: it gives way without a conflict.
  ///
  /// One of 0 or less, or NaN, is none at all.
  ///
  /// - SeeAlso: rules measured on stored frames, section 3 (999.5).
  static func capped(_ priority: Float) -> Priority? {
    priority > 0 ? Priority(min(priority, 999.5)) : nil
  }
}
