public import Foundation

extension UIDevice {
  /// The charging state of the battery.
  ///
  /// Source: Apple, "UIDevice.BatteryState".
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  private static let vendor = UUID()

  /// An identifier of the device for the programs of one vendor; it differs in each run.
  public var identifierForVendor: UUID? { Self.vendor }
  /// The localized model name; equal to ``model``.
  public var localizedModel: String { model }
  /// The charge of the battery; always −1, unknown.
  public var batteryLevel: Float { -1 }
  /// The charging state of the battery; always `unknown`.
  public var batteryState: BatteryState { .unknown }
  /// Whether the device supports multitasking; always true.
  public var isMultitaskingSupported: Bool { true }
  /// The number of calls to begin that have not been ended.
  private static var orientationCalls = 0
  /// Whether more calls began the posting of orientation changes than ended it.
  public var isGeneratingDeviceOrientationNotifications: Bool { Self.orientationCalls > 0 }
  /// Begins posting changes of ``orientation``; stored only: none is posted.
  public func beginGeneratingDeviceOrientationNotifications() { Self.orientationCalls += 1 }
  /// Ends what one call began.
  public func endGeneratingDeviceOrientationNotifications() {
    Self.orientationCalls = max(0, Self.orientationCalls - 1)
  }
  /// Plays the click of a key; has no effect.
  public func playInputClick() {}
  /// The device's orientation changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The charge of the battery changed.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The charging state of the battery changed.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The proximity sensor's state changed.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// A view for input that clicks when it is touched.
///
/// - SeeAlso: Apple, "UIInputViewAudioFeedback".
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether ``UIDevice/playInputClick()`` clicks while the view is visible; false without an implementation.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False.
  public var enableInputClicksWhenVisible: Bool { false }
}
