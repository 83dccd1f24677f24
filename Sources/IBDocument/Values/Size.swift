internal import Diagnostics

/// The size of a root, in points.
package struct Size: Sendable, Hashable, Codable {
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates the size from a text such as `320x568`; the separator may also be `X` or `×`.
  ///
  /// - Returns: Nil for other texts, and for lengths that are not above 0 and below `DocumentLimits.magnitude`.
  package init?(_ text: String) {
    let parts = text.split(separator: /[xX×]/, omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      [width, height].allSatisfy({ $0 > 0 && $0 < DocumentLimits.magnitude })
    else { return nil }
    self.init(width: width, height: height)
  }
}
