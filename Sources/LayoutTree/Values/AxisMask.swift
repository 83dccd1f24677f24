internal import LayoutEngine

/// The flexible parts of an autoresizing mask along one axis; min is left or top.
package struct AxisMask: Hashable, Sendable {
  /// Whether the distance to the left or upper edge may change.
  package var min: Bool
  /// Whether the length may change.
  package var size: Bool
  /// Whether the distance to the right or lower edge may change.
  package var max: Bool

  /// Creates a mask from its flags.
  package init(min: Bool, size: Bool, max: Bool) {
    self.min = min
    self.size = size
    self.max = max
  }

  /// The masks of both axes for the bits of a toolkit's mask.
  ///
  /// UIKit and AppKit number the bits alike: near distance, length and far distance, those along x first.
  ///
  /// - SeeAlso: `Rules/Autoresizing.md#mask-bits`.
  package static func axes(ofBits bits: UInt) -> (horizontal: AxisMask, vertical: AxisMask) {
    func axis(_ bits: UInt) -> AxisMask {
      AxisMask(min: bits & 1 != 0, size: bits & 2 != 0, max: bits & 4 != 0)
    }
    return (axis(bits), axis(bits >> 3))
  }

  /// A mask without flexible parts.
  package static let fixed = AxisMask(min: false, size: false, max: false)

  var rule: AutoresizingRule { AutoresizingRule(min: min, size: size, max: max) }
}
