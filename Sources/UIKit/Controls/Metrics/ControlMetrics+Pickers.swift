internal import Foundation

/// Sizes of pickers, in points.
extension ControlMetrics {
  /// Wheels to choose from, of dates and others.
  var wheelsSize: CGSize { CGSize(width: 320, height: 216) }
  /// A date in fields.
  var compactDateSize: CGSize { CGSize(width: 194, height: 34) }
  /// A date as a month.
  var inlineDateSize: CGSize { CGSize(width: 280, height: 330) }
}
