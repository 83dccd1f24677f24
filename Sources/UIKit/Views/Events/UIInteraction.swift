public import Foundation

/// Something that people may do with a view.
///
/// Nobody does here; an interaction is told where it is and nothing else.
///
/// - SeeAlso: Apple, "UIInteraction".
@MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction goes to a view, or to none.
  func willMove(to view: UIView?)
  /// Called after the interaction went to a view, or to none.
  func didMove(to view: UIView?)
}

/// How a view follows movements of the device.
///
/// - SeeAlso: Apple, "UIMotionEffect".
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Makes an effect that does nothing.
  public override init() { super.init() }
  /// What a movement changes, by key path; nothing unless overridden.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A value that follows the device when it is turned.
///
/// - SeeAlso: Apple, "UIInterpolatingMotionEffect".
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Around which axis the device is turned.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// What changes.
  open private(set) var keyPath: String
  /// Around which axis.
  open private(set) var type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?
  /// Makes an effect on a value.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects as one.
///
/// - SeeAlso: Apple, "UIMotionEffectGroup".
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
