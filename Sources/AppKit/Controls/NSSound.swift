public import Foundation

/// A sound.
///
/// Stored: nothing plays it.
///
/// - SeeAlso: Apple, "NSSound".
@preconcurrency @MainActor open class NSSound: NSObject {
  /// The name of a sound.
  public typealias Name = String
  /// The identifier of a device that plays sounds.
  public typealias PlaybackDeviceIdentifier = String
  /// The name.
  open private(set) var name: Name?
  /// Whether the sound is played again and again.
  open var loops = false
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The place in the sound, in seconds.
  open var currentTime: TimeInterval = 0
  /// The duration, in seconds; unknown, so 0.
  open var duration: TimeInterval { 0 }
  /// Whether the sound is played.
  open private(set) var isPlaying = false
  /// The object that is notified of the end.
  open weak var delegate: (any NSSoundDelegate)?
  /// The device that plays the sound.
  open var playbackDeviceIdentifier: PlaybackDeviceIdentifier?

  /// Creates a sound of the system or the program; nil for an empty name.
  public init?(named name: Name) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }
  /// Creates a sound from data.
  public init?(data: Data) { if data.isEmpty { return nil } }
  /// Creates a sound from a file; nil when it cannot be read.
  public init?(contentsOf url: URL, byReference byRef: Bool) {
    guard (try? Data(contentsOf: url)) != nil else { return nil }
  }
  /// Creates a sound from a file; nil when it cannot be read.
  public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
    self.init(contentsOf: URL(fileURLWithPath: path), byReference: byRef)
  }
  /// Gives the sound a name; returns whether it is free.
  @discardableResult
  open func setName(_ string: Name?) -> Bool {
    name = string
    return true
  }
  /// Plays the sound; notes that it is played, and ends at once.
  @discardableResult
  open func play() -> Bool {
    delegate?.sound(self, didFinishPlaying: true)
    return true
  }
  /// Pauses the sound; returns whether it was played.
  @discardableResult
  open func pause() -> Bool { false }
  /// Goes on playing; returns whether the sound was paused.
  @discardableResult
  open func resume() -> Bool { false }
  /// Stops the sound; returns whether it was played.
  @discardableResult
  open func stop() -> Bool { false }
}

/// An object that is notified of the end of a sound.
@preconcurrency @MainActor public protocol NSSoundDelegate: NSObjectProtocol {
  /// The sound ended.
  func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}
extension NSSoundDelegate {
  /// Does nothing.
  public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
}

/// Makes the system's sound of a warning; does nothing.
public func NSBeep() {}
