internal import Foundation

/// The vertical alignment of text that was scaled down to fit.
///
/// Source: Apple, "UIBaselineAdjustment".
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines
  /// Centred.
  case alignCenters
  /// At the top left.
  case none
}
