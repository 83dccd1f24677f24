public import FoundationShims

/// The timing of an animation or a layer relative to its parent.
///
/// Animations follow all of these values; of a layer's only those that ``CALayer/convertTime(_:from:)`` reads have an
/// effect.
///
/// - SeeAlso: Apple, "CAMediaTiming".
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The beginning in the parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The offset in its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// Whether time runs back after each repetition.
  var autoreverses: Bool { get set }
  /// The visibility before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
