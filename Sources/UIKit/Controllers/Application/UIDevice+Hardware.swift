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
  /// Whether orientation changes are posted; always false.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Begins posting changes of ``orientation``; has no effect.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops posting changes of ``orientation``; has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}
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
