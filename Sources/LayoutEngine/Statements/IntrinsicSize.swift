internal import Simplex

/// A natural length on one axis: the item hugs it at one priority and resists compression at another.
///
/// It applies to the alignment rectangle, so a fitted frame is this size plus the insets.
///
/// - SeeAlso: `Rules/Sizes.md#content-sizes-are-two-constraints-an-axis`,
///   `Rules/AlignmentRectangles.md#intrinsic-sizes-are-sizes-of-the-alignment-rectangle`.
package struct IntrinsicSize: Hashable, Sendable {
  /// The axis of the length.
  package var axis: Axis
  /// The length in points.
  package var length: Double
  /// The priority of content hugging.
  package var hugging: Float
  /// The priority of compression resistance.
  package var compressionResistance: Float

  /// Creates a natural length.
  package init(axis: Axis, length: Double, hugging: Float, compressionResistance: Float) {
    self.axis = axis
    self.length = length
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }

  /// The priority for the solver; hugging or resistance of 1000 acts just below required: it is broken without
  /// a conflict.
  ///
  /// A priority of 0 or less, or NaN, adds no constraint.
  ///
  /// - SeeAlso: `Rules/Sizes.md#content-sizes-are-two-constraints-an-axis`.
  static func capped(_ priority: Float) -> Priority? {
    priority > 0 ? Priority(min(priority, 999.5)) : nil
  }
}
