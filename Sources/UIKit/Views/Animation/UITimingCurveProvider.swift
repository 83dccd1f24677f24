internal import Foundation

/// The kind of a timing curve.
///
/// Source: Apple, "UITimingCurveType".
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// Provides the timing of an animator.
///
/// Layers follow the curve while the `AnimationClock` is not immediate.
///
/// - SeeAlso: Apple, "UITimingCurveProvider".
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for other kinds.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for other kinds.
  var springTimingParameters: UISpringTimingParameters? { get }
}
