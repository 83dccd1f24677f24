internal import Foundation
internal import LayoutTree
internal import NibBuilding

/// The device that `PLUMB_DEVICE` in the environment names.
enum StatedDevice {
  /// The name; empty without one.
  static let name = ProcessInfo.processInfo.environment["PLUMB_DEVICE"] ?? ""

  /// Returns what is known of a device by its name; nil for a name of no device.
  static func known(_ name: String) -> DeviceFacts? {
    if name.isEmpty { return DeviceTable.nameless }
    guard let id = DeviceTable.identifier(named: name) else { return nil }
    return DeviceTable.facts(id, toolsVersion: ToolVersion.current)
  }
}

/// Has the loader state the scale of that device's screen, since pictures may be drawn before anything asks for a screen.
@used @section(".init_array")
private let scaleIsStated: @convention(c) @Sendable () -> Void = {
  ScreenScale.state { StatedDevice.known(StatedDevice.name)?.scale }
}
