internal import Foundation

/// The application of animations to a presented layer.
extension CAAnimation {
  /// Changes a presented layer as the animation does at a time.
  ///
  /// - Parameters:
  ///   - layer: The copy of the layer with its presented values.
  ///   - time: The time in the animation's parent, in seconds.
  ///   - begin: The time in the parent at which it begins.
  ///   - duration: The duration of an animation without one, in seconds.
  func apply(to layer: CALayer, at time: Double, begin: Double, duration standard: Double) {
    if let own = self as? any PresentingAnimation { return own.apply(to: layer) }
    let own = duration > 0 ? duration : standard
    guard let progress = AnimationProgress(of: self, at: time, begin: begin, duration: own) else {
      return
    }
    let share = timingFunction?.value(at: progress.fraction) ?? progress.fraction
    switch self {
    case let group as CAAnimationGroup:
      for inner in group.animations ?? [] {
        inner.apply(to: layer, at: share * own, begin: inner.beginTime, duration: own)
      }
    case let animation as CAPropertyAnimation:
      guard let path = animation.keyPath else { return }
      let now = layer.value(forKeyPath: path)
      guard var value = animation.value(at: share, progress, from: now) else { return }
      if animation.isCumulative, progress.repetition > 0, let last = animation.lastValue(from: now)
      {
        for _ in 0..<min(progress.repetition, 1000) {
          value = AnimatedValue.sum(value, last) ?? value
        }
      }
      if animation.isAdditive { value = AnimatedValue.sum(now, value) ?? value }
      layer.setValue(value, forKeyPath: path)
    default: break
    }
  }
}

/// An animation that knows by itself what it shows at the present time.
@MainActor protocol PresentingAnimation: CAAnimation {
  func apply(to layer: CALayer)
}

extension CAPropertyAnimation {
  /// The value at a share of a repetition; nil where the animation has none.
  fileprivate func value(at share: Double, _ progress: AnimationProgress, from now: Any?) -> Any? {
    switch self {
    case let spring as CASpringAnimation:
      let motion = SpringMotion(
        mass: Double(spring.mass), stiffness: Double(spring.stiffness),
        damping: Double(spring.damping), initialVelocity: Double(spring.initialVelocity))
      let (from, to) = spring.ends(from: now)
      return AnimatedValue.between(from, to, motion.position(at: progress.seconds))
    case let basic as CABasicAnimation:
      let (from, to) = basic.ends(from: now)
      return AnimatedValue.between(from, to, share)
    case let frames as CAKeyframeAnimation: return frames.value(at: share)
    default: return nil
    }
  }
  /// The value at the end of a repetition.
  fileprivate func lastValue(from now: Any?) -> Any? {
    switch self {
    case let basic as CABasicAnimation: basic.ends(from: now).to
    case let frames as CAKeyframeAnimation: frames.values?.last
    default: nil
    }
  }
}

extension CABasicAnimation {
  /// The first and the last value.
  ///
  /// Source: Apple, "CABasicAnimation", setting interpolation values.
  fileprivate func ends(from now: Any?) -> (from: Any?, to: Any?) {
    let current = isAdditive ? nil : now
    switch (fromValue, toValue, byValue) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, AnimatedValue.sum(from, by))
    case (nil, let to?, let by?): return (AnimatedValue.sum(to, by, sign: -1), to)
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return (current, AnimatedValue.sum(current, by))
    case (nil, nil, nil): return (current, current)
    }
  }
}

extension CAKeyframeAnimation {
  /// The value at a share of a repetition.
  ///
  /// A cubic interpolation is a linear one here, and a path is not followed.
  fileprivate func value(at share: Double) -> Any? {
    guard let values, let first = values.first, let last = values.last else { return nil }
    let isDiscrete = calculationMode == .discrete
    let times = times(of: values, isDiscrete: isDiscrete)
    guard values.count > 1 || isDiscrete else { return first }
    guard let index = times.lastIndex(where: { $0 <= share }) else { return first }
    if isDiscrete { return values[min(index, values.count - 1)] }
    guard index + 1 < min(values.count, times.count) else { return last }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? (share - times[index]) / length : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      part = functions[index].value(at: part)
    }
    return AnimatedValue.between(values[index], values[index + 1], part)
  }

  /// The times of the values, as fractions of the duration.
  private func times(of values: [Any], isDiscrete: Bool) -> [Double] {
    if calculationMode == .paced {
      let lengths = zip(values, values.dropFirst()).map { AnimatedValue.distance($0, $1) }
      let whole = lengths.reduce(0, +)
      guard whole > 0 else { return [0] }
      return lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / whole) }
    }
    if let keyTimes, keyTimes.count >= values.count { return keyTimes.map(\.doubleValue) }
    // Discrete values share the duration, others its ends as well.
    let count = Double(isDiscrete ? values.count : max(1, values.count - 1))
    return values.indices.map { Double($0) / count }
  }
}
