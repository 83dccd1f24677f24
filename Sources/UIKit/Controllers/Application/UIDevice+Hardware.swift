public import Foundation

extension UIDevice {
  /// Whether the battery is being loaded.
  ///
  /// Source: Apple, "UIDevice.BatteryState".
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  private static let vendor = UUID()

  /// A name of the device among those of one vendor's programs; another one in each run.
  public var identifierForVendor: UUID? { Self.vendor }
  /// The kind of device as a word of the people's language; ``model``.
  public var localizedModel: String { model }
  /// How full the battery is; −1, since nobody knows.
  public var batteryLevel: Float { -1 }
  /// Whether the battery is being loaded; nobody knows.
  public var batteryState: BatteryState { .unknown }
  /// Whether several programs run; they do.
  public var isMultitaskingSupported: Bool { true }
  /// Whether changes of ``orientation`` are told; nobody turns the device here.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Asks for changes of ``orientation`` to be told.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Asks for changes of ``orientation`` not to be told any more.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Would click as a key does.
  public func playInputClick() {}
  /// The device was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The battery is fuller or emptier.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The battery is loaded, or no longer is.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Somebody came near, or went.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
