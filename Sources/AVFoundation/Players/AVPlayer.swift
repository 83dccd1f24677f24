public import CoreMedia
public import Foundation

// Players keep what they are given; nothing is decoded, and time does not go on by itself. Source: Apple, "AVPlayer".

/// A medium at an address.
open class AVAsset: NSObject {
  /// Creates a medium without an address.
  public override init() {}
  /// Creates a medium at an address.
  public convenience init(url: URL) {
    self.init()
    self.address = url
  }
  fileprivate var address: URL?
  /// The duration: not known.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played: false.
  open var isPlayable: Bool { false }
  /// The tracks: none are read.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// The tracks: none are read.
  open var tracks: [AVAssetTrack] { [] }
  /// The state of a value: not there.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  { .failed }
  /// Calls the handler; no values are there.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) { handler?() }
}

/// A medium at an address.
open class AVURLAsset: AVAsset {
  /// The address.
  open var url: URL { address ?? URL(fileURLWithPath: "/") }
  /// Creates a medium at an address; options are not read.
  public init(url URL: URL, options: [String: Any]? = nil) {
    super.init()
    address = URL
  }
}

/// A part of a medium; none are read here.
open class AVAssetTrack: NSObject {
  /// The size of pictures.
  open var naturalSize: CGSize { .zero }
}

/// A medium in a player.
open class AVPlayerItem: NSObject {
  /// The state of an item.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Ready.
    case readyToPlay = 1
    /// Failed.
    case failed = 2
  }
  /// The medium.
  open private(set) var asset: AVAsset
  /// The state: not known, since nothing is decoded.
  open var status: Status { .unknown }
  /// The error: none.
  open var error: (any Error)? { nil }
  /// The duration: not known.
  open var duration: CMTime { .indefinite }
  /// The size of pictures: not known.
  open var presentationSize: CGSize { .zero }
  /// The ranges that are loaded: none.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Whether it plays on without a stop: false.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  fileprivate var time = CMTime.zero

  /// Creates an item of an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Creates an item of a medium.
  public init(asset: AVAsset) { self.asset = asset }
  /// The time.
  open func currentTime() -> CMTime { time }
  /// Sets the time.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    self.time = time
    completionHandler?(true)
  }

  /// Posted at the end; not here.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  /// Posted at the end of a player's item; not here.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  /// Posted when an item stops for missing data; not here.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// Posted when an item fails; not here.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A player.
open class AVPlayer: NSObject {
  /// The state of a player.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Ready.
    case readyToPlay = 1
    /// Failed.
    case failed = 2
  }
  /// The state of time.
  public enum TimeControlStatus: Int, Sendable {
    /// Paused.
    case paused = 0
    /// Waiting.
    case waitingToPlayAtSpecifiedRate = 1
    /// Playing.
    case playing = 2
  }
  /// The act at an item's end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item.
    case advance = 0
    /// A pause.
    case pause = 1
    /// An end without an act.
    case none = 2
  }

  /// The item; nil for none.
  open private(set) var currentItem: AVPlayerItem?
  /// The speed that was asked for; 0 is paused.
  open var rate: Float = 0
  /// The loudness from 0 to 1; stored only.
  open var volume: Float = 1
  /// Whether it is silent; stored only.
  open var isMuted = false
  /// The act at an item's end; stored only.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether a stop for missing data is avoided; stored only.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether other screens may show it; stored only.
  open var allowsExternalPlayback = true
  /// Whether the screen stays on; stored only.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Creates a player without an item.
  public override init() {}
  /// Creates a player of an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// The state: not known, since nothing is decoded.
  open var status: Status { .unknown }
  /// The state of time: waiting while a speed is asked for.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  /// The error: none.
  open var error: (any Error)? { nil }
  /// Asks for the speed 1.
  open func play() { rate = 1 }
  /// Asks for the speed 0.
  open func pause() { rate = 0 }
  /// Replaces the item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// The item's time.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Sets the item's time.
  open func seek(to time: CMTime) { currentItem?.time = time }
  /// Sets the item's time, and calls the handler.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  /// Sets the item's time exactly.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  /// Returns an object for an observer that is never called, since time does not go on.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  /// Creates a player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  /// The items.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes on to the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  /// Removes all items.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}
