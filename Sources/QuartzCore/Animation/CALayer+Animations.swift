internal import Foundation

/// Animations on layers, which end as soon as they begin; see ``CAAnimation``.
extension CALayer {
  /// Adds an animation and replaces one with the same key.
  ///
  /// Its delegate is notified that it began and ended. It is kept unless it is removed on completion.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
    if !anim.isRemovedOnCompletion {
      animations.append((key ?? UUID().uuidString, anim))
    }
  }
  /// The animation of a key that was kept.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// The keys of those that were kept; nil without any.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }
  /// Forgets an animation.
  public func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Forgets all animations.
  public func removeAllAnimations() { animations = [] }
}
