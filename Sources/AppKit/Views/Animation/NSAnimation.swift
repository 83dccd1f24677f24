public import Foundation
internal import QuartzCore

/// A progress from 0 to 1 that takes time; the `AnimationClock` determines when it has ended.
///
/// - SeeAlso: Apple, "NSAnimation".
@preconcurrency @MainActor open class NSAnimation: NSObject {
  /// The curve of the progress.
  public enum Curve: UInt, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
  /// The way in which a program waits for the end.
  public enum BlockingMode: UInt, Sendable {
    case blocking, nonblocking, nonblockingThreaded
  }
  /// A progress, from 0 to 1.
  public typealias Progress = Float

  /// The duration, in seconds.
  open var duration: TimeInterval
  /// The curve of the progress.
  open var animationCurve: Curve
  /// The way in which a program waits for the end; nothing waits here.
  open var animationBlockingMode = BlockingMode.blocking
  /// The number of pictures per second; stored only.
  open var frameRate: Float = 0
  /// The object that is asked and notified.
  open weak var delegate: (any NSAnimationDelegate)?
  /// The steps of the progress of which the delegate is notified.
  open var progressMarks: [NSNumber] = []
  /// Whether the animation runs.
  open private(set) var isAnimating = false
  /// The progress; setting it notifies the delegate of the marks that it reaches.
  open var currentProgress: Progress = 0 {
    didSet {
      for mark in progressMarks.map(\.floatValue) where mark > oldValue && mark <= currentProgress {
        delegate?.animation(self, didReachProgressMark: mark)
      }
    }
  }
  /// The progress on the curve.
  open var currentValue: Float {
    if let value = delegate?.animation(self, valueForProgress: currentProgress), value >= 0 {
      return value
    }
    let time = currentProgress
    switch animationCurve {
    case .linear: return time
    case .easeIn: return time * time
    case .easeOut: return time * (2 - time)
    case .easeInOut: return time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
    }
  }
  /// The modes of the run loop; nil.
  open var runLoopModesForAnimating: [RunLoop.Mode]? { nil }

  /// Creates an animation with a duration and a curve.
  public init(duration: TimeInterval, animationCurve: Curve) {
    (self.duration, self.animationCurve) = (duration, animationCurve)
  }
  /// Creates an animation from an archive.
  public required init?(coder: NSCoder) { (duration, animationCurve) = (0.5, .easeInOut) }

  /// Starts if the delegate lets it, and ends when the duration has passed.
  open func start() {
    guard !isAnimating, delegate?.animationShouldStart(self) != false else { return }
    isAnimating = true
    currentProgress = 0
    let isWaiting = animationBlockingMode == .blocking
    AnimationClock.shared.end(after: isWaiting ? 0 : duration) { [weak self] in self?.end() }
  }
  private func end() {
    guard isAnimating else { return }
    currentProgress = 1
    isAnimating = false
    delegate?.animationDidEnd(self)
  }
  /// Stops where the animation is.
  open func stop() {
    guard isAnimating else { return }
    isAnimating = false
    delegate?.animationDidStop(self)
  }
  /// Adds a step of the progress of which the delegate is notified.
  open func addProgressMark(_ progressMark: Progress) {
    progressMarks.append(NSNumber(value: progressMark))
  }
  /// Removes a step of the progress.
  open func removeProgressMark(_ progressMark: Progress) {
    progressMarks.removeAll { $0.floatValue == progressMark }
  }
  /// Starts when another animation reaches a progress; stored only.
  open func start(when animation: NSAnimation, reachesProgress startProgress: Progress) {}
  /// Stops when another animation reaches a progress; stored only.
  open func stop(when animation: NSAnimation, reachesProgress stopProgress: Progress) {}
  /// Starts no longer with another animation.
  open func clearStart() {}
  /// Stops no longer with another animation.
  open func clearStop() {}
  /// Posted when the progress reaches a mark.
  public static let progressMarkNotification = Notification.Name(
    "NSAnimationProgressMarkNotification")
}

/// An object that an animation asks and notifies.
///
/// - SeeAlso: Apple, "NSAnimationDelegate".
@preconcurrency @MainActor public protocol NSAnimationDelegate: NSObjectProtocol {
  /// Whether the animation may start.
  func animationShouldStart(_ animation: NSAnimation) -> Bool
  /// The animation was stopped.
  func animationDidStop(_ animation: NSAnimation)
  /// The animation ended.
  func animationDidEnd(_ animation: NSAnimation)
  /// Returns the value for a progress; negative for that of the curve.
  func animation(_ animation: NSAnimation, valueForProgress progress: NSAnimation.Progress) -> Float
  /// The animation reached a mark.
  func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress)
}
extension NSAnimationDelegate {
  /// Returns true.
  public func animationShouldStart(_ animation: NSAnimation) -> Bool { true }
  /// Does nothing.
  public func animationDidStop(_ animation: NSAnimation) {}
  /// Does nothing.
  public func animationDidEnd(_ animation: NSAnimation) {}
  /// Returns −1.
  public func animation(
    _ animation: NSAnimation, valueForProgress progress: NSAnimation.Progress
  ) -> Float { -1 }
  /// Does nothing.
  public func animation(
    _ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress
  ) {}
}

/// An animation of frames and opacity of views and windows.
///
/// - SeeAlso: Apple, "NSViewAnimation".
@preconcurrency @MainActor open class NSViewAnimation: NSAnimation {
  /// A key of a part of an animation.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view or window.
    public static let target = Key(rawValue: "NSViewAnimationTargetKey")
    /// The frame at the start.
    public static let startFrame = Key(rawValue: "NSViewAnimationStartFrameKey")
    /// The frame at the end.
    public static let endFrame = Key(rawValue: "NSViewAnimationEndFrameKey")
    /// The effect on the opacity.
    public static let effect = Key(rawValue: "NSViewAnimationEffectKey")
  }
  /// An effect on the opacity.
  public struct EffectName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an effect from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From transparent to opaque.
    public static let fadeIn = EffectName(rawValue: "NSViewAnimationFadeInEffect")
    /// From opaque to transparent.
    public static let fadeOut = EffectName(rawValue: "NSViewAnimationFadeOutEffect")
  }
  /// The parts of the animation.
  open var viewAnimations: [[Key: Any]]

  /// Creates an animation of parts.
  public init(viewAnimations: [[Key: Any]]) {
    self.viewAnimations = viewAnimations
    super.init(duration: 0.5, animationCurve: .easeInOut)
  }
  /// Creates an animation from an archive.
  public required init?(coder: NSCoder) {
    viewAnimations = []
    super.init(coder: coder)
  }
  /// The progress; setting it moves and fades the views.
  open override var currentProgress: Progress {
    didSet { for part in viewAnimations { apply(part, CGFloat(currentValue)) } }
  }
  private func apply(_ part: [Key: Any], _ share: CGFloat) {
    let view = part[.target] as? NSView
    if let end = (part[.endFrame] as? NSValue)?.rectValue ?? part[.endFrame] as? NSRect {
      let start = (part[.startFrame] as? NSValue)?.rectValue ?? part[.startFrame] as? NSRect
      let frame = end.between(start ?? end, share)
      view?.frame = frame
      (part[.target] as? NSWindow)?.setFrame(frame, display: true)
    }
    switch part[.effect] as? EffectName {
    case .fadeIn?: view?.alphaValue = share
    case .fadeOut?: view?.alphaValue = 1 - share
    default: break
    }
  }
}
