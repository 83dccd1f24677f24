public import Foundation

/// A player of a file of sound, which is silent: it counts no time and never ends.
///
/// - SeeAlso: Apple, "AVAudioPlayer".
open class AVAudioPlayer: NSObject {
  /// The object that is notified of the end; never called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The loudness from 0 to 1; stored only.
  open var volume: Float = 1
  /// The number of repetitions; stored only.
  open var numberOfLoops = 0
  /// The time in seconds; stored only.
  open var currentTime: TimeInterval = 0
  /// The speed; stored only.
  open var rate: Float = 1
  /// Whether the speed may change; stored only.
  open var enableRate = false
  /// The place between left and right; stored only.
  open var pan: Float = 0
  /// Whether it was asked to play.
  open private(set) var isPlaying = false
  /// The address; nil for bytes.
  open private(set) var url: URL?
  /// The bytes; nil for an address.
  open private(set) var data: Data?
  /// The duration: not known, 0.
  open var duration: TimeInterval { 0 }
  /// The number of channels: not known, 0.
  open var numberOfChannels: Int { 0 }

  /// Creates a player of a file.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if it is missing.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
  }
  /// Creates a player of a file; the type is not read.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if it is missing.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Creates a player of bytes.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` for none.
  public init(data: Data) throws {
    guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    self.data = data
  }
  /// Returns true.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Notes that it plays; returns true.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Notes that it plays; returns true.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Notes that it does not play.
  open func pause() { isPlaying = false }
  /// Notes that it does not play.
  open func stop() { isPlaying = false }
  /// Sets the loudness at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// An object that is notified of the end of sound.
///
/// - SeeAlso: Apple, "AVAudioPlayerDelegate".
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called at the end on Apple's systems.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called for an error on Apple's systems.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The program's use of sound, as values.
///
/// Unchecked: as on Apple's systems, one thread at a time changes it.
///
/// - SeeAlso: Apple, "AVAudioSession".
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// A purpose of sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a purpose of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside other sound.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone, silenced with the device.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Playing.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playing and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// A use within a purpose.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a use of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Recording films.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }
  /// Options of a purpose.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside other sound.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other sound softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// By Bluetooth.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// By the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }
  /// Options of a change.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are notified of the end.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()
  /// The program's session.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// The purpose.
  open private(set) var category = Category.soloAmbient
  /// The use.
  open private(set) var mode = Mode.default
  /// The options.
  open private(set) var categoryOptions: CategoryOptions = []
  /// The loudness: 1.
  open var outputVolume: Float { 1 }
  /// Sets the purpose.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Sets the purpose and options.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    (self.category, categoryOptions) = (category, options)
  }
  /// Sets the purpose, the use and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Calls the closure with false: there is no microphone.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
