internal import Foundation

/// Sizes of pickers, in points.
///
/// - SeeAlso: `Rules/DocumentsIOS.md#pickers`.
extension ControlMetrics {
  /// The size of wheels: 216 high, 162 until iOS 8.
  var wheelsSize: CGSize { CGSize(width: 320, height: generation < .iOS10 ? 162 : 216) }
  /// The size of a compact date picker: 34⅓ high, 36 in glass.
  var compactDateSize: CGSize { CGSize(width: 194, height: isGlass ? 36 : 34 + 1 / 3) }
  /// The size of a calendar.
  var inlineDateSize: CGSize { CGSize(width: 280, height: 330) }
}
