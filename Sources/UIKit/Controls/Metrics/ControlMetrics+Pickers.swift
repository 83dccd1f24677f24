internal import Foundation

/// Sizes of pickers, in points.
extension ControlMetrics {
  /// The size of wheels.
  var wheelsSize: CGSize { CGSize(width: 320, height: 216) }
  /// The size of a compact date picker.
  var compactDateSize: CGSize { CGSize(width: 194, height: 34) }
  /// The size of a calendar.
  var inlineDateSize: CGSize { CGSize(width: 280, height: 330) }
}
