public import Foundation

/// An interaction with a view.
///
/// Interactions are only notified of the view that they are added to.
///
/// - SeeAlso: Apple, "UIInteraction".
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction moves to a view; nil if it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction moved to a view; nil if it was removed.
  func didMove(to view: UIView?)
}

/// The base class of motion effects; effects are stored only.
///
/// - SeeAlso: Apple, "UIMotionEffect".
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }
  /// The relative values for a device orientation, by key path; default: nil.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A motion effect that interpolates a value.
///
/// - SeeAlso: Apple, "UIInterpolatingMotionEffect".
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the device's rotation.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// The key path of the value.
  open private(set) var keyPath: String
  /// The axis.
  open private(set) var type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?
  /// Creates an effect on a value.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// A group of motion effects.
///
/// - SeeAlso: Apple, "UIMotionEffectGroup".
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
