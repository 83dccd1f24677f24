internal import Foundation

/// Where text stands that became smaller to have room.
///
/// Source: Apple, "UIBaselineAdjustment".
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of text at its full size.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the upper left.
  case none
}
