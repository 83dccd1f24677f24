internal import Foundation

/// The animations of a layer; ``AnimationClock`` decides when they end.
extension CALayer {
  /// Adds an animation and replaces one with the same key.
  ///
  /// Its delegate is notified when it begins and ends. The layer keeps it until then, or until it is removed if
  /// its `isRemovedOnCompletion` is false. One that repeats forever ends when it is removed, even with an
  /// immediate clock. Animations change no values of a layer; unless the clock is immediate, they change its
  /// ``presentation()`` and pictures.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? UUID().uuidString
    removeAnimation(forKey: key)
    anim.delegate?.animationDidStart(anim)
    let running = RunningAnimation(
      key: key, animation: anim, begin: anim.begin(in: self),
      duration: CATransaction.animationDuration())
    animations.append(running)
    let seconds = anim.timeToEnd(in: self)
    guard seconds < .infinity else { return }
    CATransaction.include(endAfter: seconds)
    running.end = AnimationClock.shared.end(after: seconds) { [weak self] in
      running.hasEnded = true
      if anim.isRemovedOnCompletion { self?.animations.removeAll { $0 === running } }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
  }
  /// The layer's animation with a key; nil for none.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// The keys of the layer's animations; nil for none.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }
  /// Removes an animation; notifies the delegate of one that has not ended.
  public func removeAnimation(forKey key: String) {
    remove(animations.filter { $0.key == key })
  }
  /// Removes all animations, as ``removeAnimation(forKey:)`` does.
  public func removeAllAnimations() { remove(animations) }

  /// Adds the animation of a block, which the block ends; it replaces one with the same key.
  func run(_ animation: BlockAnimation, forKey key: String) {
    removeAnimation(forKey: key)
    animations.append(RunningAnimation(key: key, animation: animation, begin: 0, duration: 0))
  }
  /// The animation of a property by a block; nil for none.
  func blockAnimation(forKey key: String) -> BlockAnimation? {
    guard isAnimated else { return nil }
    return animation(forKey: key) as? BlockAnimation
  }
  /// Removes the animation of a block that ended.
  func stop(_ animation: BlockAnimation) {
    animations.removeAll { $0.animation === animation }
  }
  /// Whether animations may show other values than the layer's.
  package var isAnimated: Bool {
    !animations.isEmpty && AnimationClock.shared.pace != .immediate
  }
  /// The layer as its animations show it at the present time: a copy, or the layer itself without animations.
  var shown: CALayer {
    guard isAnimated else { return self }
    let copy = makeCopy()
    let now = convertTime(AnimationClock.shared.now, from: nil)
    for running in animations {
      running.animation.apply(
        to: copy, at: now, begin: running.begin, duration: running.duration)
    }
    return copy
  }

  private func remove(_ removed: [RunningAnimation]) {
    animations.removeAll { running in removed.contains { $0 === running } }
    for running in removed where !running.hasEnded {
      running.hasEnded = true
      AnimationClock.shared.cancel(running.end)
      running.animation.delegate?.animationDidStop(running.animation, finished: false)
    }
  }
}

/// An animation of a layer.
@MainActor final class RunningAnimation {
  let key: String
  let animation: CAAnimation
  /// The time at which it begins, in the layer's time.
  let begin: CFTimeInterval
  /// The duration of an animation without one, in seconds.
  let duration: CFTimeInterval
  var end: AnimationEnd?
  var hasEnded = false
  init(key: String, animation: CAAnimation, begin: CFTimeInterval, duration: CFTimeInterval) {
    (self.key, self.animation, self.begin, self.duration) = (key, animation, begin, duration)
  }
}

extension CAAnimation {
  /// The time at which the animation begins on a layer, in the layer's time.
  fileprivate func begin(in layer: CALayer) -> CFTimeInterval {
    beginTime > 0 ? beginTime : layer.convertTime(AnimationClock.shared.now, from: nil)
  }
  /// The seconds until the animation ends on a layer; infinite if it repeats forever or stands still.
  ///
  /// Source: Apple, "CAMediaTiming": a duration of 0 is the transaction's, a repeated duration overrides a
  /// count, each way back takes as long as the way, and speeds of animation and layer multiply.
  fileprivate func timeToEnd(in layer: CALayer) -> CFTimeInterval {
    let rate = Double(abs(speed * layer.speed))
    guard rate > 0 else { return .infinity }
    let once =
      (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    let active =
      repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
    let now = layer.convertTime(AnimationClock.shared.now, from: nil)
    return (beginTime > 0 ? max(0, beginTime - now) : 0) + max(0, active - timeOffset) / rate
  }
}
