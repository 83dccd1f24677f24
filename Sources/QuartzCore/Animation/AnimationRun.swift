package import Foundation

/// The animation of a block of changes: the properties that the block changed, each with the value it had before.
///
/// Values of a layer are the final ones at once; its presentation is between, as far as the run has progressed. A run
/// knows the end of a change only as the layer's value, so that it follows changes that come later.
@MainActor package final class AnimationRun {
  /// The fraction of the duration that has passed, 0 to 1, from a program that drives the run; nil for a clock.
  package var driven: (() -> Double)?
  /// The share of the changes at a fraction of the duration.
  package var curve: ChangeCurve
  private let start: TimeInterval
  private let duration: TimeInterval
  private let repeats: Bool
  private let goesBack: Bool
  /// The part of the duration in which changes are made that are noted now.
  private var window: ClosedRange<Double> = 0...1
  private var animations: [BlockAnimation] = []
  /// The animations by what they change, so that noting a change takes the same time however many there are.
  private var known: [Change: BlockAnimation] = [:]
  /// The animations whose last part has no end yet.
  private var unfinished: [BlockAnimation] = []

  private struct Change: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  /// Creates a run that begins after a delay.
  ///
  /// - Parameters:
  ///   - duration: The duration of one repetition, in seconds.
  ///   - repeats: Whether it is repeated without end.
  ///   - goesBack: Whether each repetition runs backwards afterwards.
  package init(
    after delay: TimeInterval = 0, duration: TimeInterval, curve: ChangeCurve = .linear,
    repeats: Bool = false, goesBack: Bool = false
  ) {
    start = AnimationClock.shared.now + max(0, delay)
    self.duration = max(0, duration)
    self.curve = curve
    (self.repeats, self.goesBack) = (repeats, goesBack)
  }

  /// Whether a property was changed.
  package var isEmpty: Bool { animations.isEmpty }

  /// Notes the value that a property of a layer had before a change.
  package func note(_ key: String, of layer: CALayer, was old: Any?) {
    let change = Change(layer: ObjectIdentifier(layer), key: key)
    // An address may be that of another layer, which is gone.
    if let animation = known[change], animation.layer === layer {
      if animation.open(window, from: old) { unfinished.append(animation) }
      return
    }
    // A property that is being animated goes on from where it is shown.
    let former = layer.blockAnimation(forKey: key)
    let from = former.map { $0.shownValue(leadingTo: old) } ?? old
    let animation = BlockAnimation(self, layer, key, window, from: from)
    animation.duration = duration
    animations.append(animation)
    known[change] = animation
    unfinished.append(animation)
    layer.run(animation, forKey: key)
  }

  /// Makes changes in a part of the duration, as a keyframe.
  package func keyframe(at start: Double, for length: Double, _ changes: () -> Void) {
    let before = window
    let from = min(1, max(0, start))
    window = from...min(1, max(from, start + length))
    changes()
    for animation in unfinished { animation.close() }
    unfinished = []
    window = before
  }

  /// The fraction of the duration that has passed.
  fileprivate var fraction: Double {
    if let driven { return driven() }
    let passed = max(0, AnimationClock.shared.now - start)
    guard duration > 0 else { return 1 }
    let rounds = passed / duration
    guard repeats || goesBack else { return min(1, rounds) }
    let round = rounds.rounded(.down)
    if !repeats, round >= (goesBack ? 2 : 1) { return goesBack ? 0 : 1 }
    let rest = rounds - round
    return goesBack && Int(round) % 2 == 1 ? 1 - rest : rest
  }

  /// Ends the run: the layers show their own values.
  package func end() {
    for animation in animations { animation.layer?.stop(animation) }
    animations = []
    known = [:]
    unfinished = []
  }
  /// Gives the properties the values that they had before, and ends the run.
  package func takeBack() {
    let first = animations.map { ($0.layer, $0.keyPath ?? "", $0.firstValue) }
    end()
    for (layer, key, value) in first { layer?.setValue(value, forKeyPath: key) }
  }
  /// Gives the properties the values that are shown, and ends the run.
  package func stopHere() {
    let shown = animations.map { animation in
      (animation.layer, animation.keyPath ?? "", animation.shownValue)
    }
    end()
    for (layer, key, value) in shown { layer?.setValue(value, forKeyPath: key) }
  }
}

/// The animation of a property by a block.
final class BlockAnimation: CABasicAnimation, PresentingAnimation {
  /// A change in a part of the duration.
  private struct Part {
    var window: ClosedRange<Double>
    var from: Any?
    /// The value at the end; nil as long as it is the layer's.
    var to: Any?
  }
  private let block: AnimationRun
  fileprivate weak var layer: CALayer?
  private var parts: [Part]
  fileprivate var firstValue: Any? { parts.first?.from }

  init(
    _ block: AnimationRun, _ layer: CALayer, _ key: String, _ window: ClosedRange<Double>,
    from: Any?
  ) {
    self.block = block
    self.layer = layer
    parts = [Part(window: window, from: from)]
    super.init()
    (keyPath, fromValue) = (key, from)
  }

  /// Begins a part, if it is another one than the last, and returns whether it is.
  fileprivate func open(_ window: ClosedRange<Double>, from: Any?) -> Bool {
    guard let last = parts.last, last.window != window else { return false }
    parts.append(Part(window: window, from: from))
    return true
  }
  /// Ends the last part with the layer's value.
  fileprivate func close() {
    guard let index = parts.indices.last, parts[index].to == nil, let keyPath else { return }
    parts[index].to = layer?.value(forKeyPath: keyPath)
  }

  /// The value that is shown now.
  fileprivate var shownValue: Any? {
    guard let keyPath, let layer else { return nil }
    return shownValue(leadingTo: layer.value(forKeyPath: keyPath))
  }
  /// The value that is shown now on the way to a final value.
  fileprivate func shownValue(leadingTo final: Any?) -> Any? {
    let fraction = block.fraction
    let sorted = parts.sorted { $0.window.lowerBound < $1.window.lowerBound }
    guard let part = sorted.last(where: { $0.window.lowerBound <= fraction }) ?? sorted.first
    else { return nil }
    let length = part.window.upperBound - part.window.lowerBound
    let passed = fraction - part.window.lowerBound
    let local = length > 0 ? min(1, max(0, passed / length)) : passed < 0 ? 0 : 1
    return AnimatedValue.between(
      part.from, part.to ?? final, block.curve.value(at: local))
  }

  func apply(to shown: CALayer) {
    guard let keyPath, let value = shownValue else { return }
    shown.setValue(value, forKeyPath: keyPath)
  }
}
