public import Foundation

/// The orientation of a device.
///
/// Source: Apple, "UIDeviceOrientation".
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The simulated device; ``UIScreen/device`` selects it.
///
/// - SeeAlso: Apple, "UIDevice".
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()
  /// Phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The orientation, from ``UIScreen/isLandscape``.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.isLandscape ? .landscapeLeft : .portrait
  }
  /// The model name.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The device's name from ``UIScreen/device``; ``model`` if that is empty.
  open var name: String { UIScreen.main.device.isEmpty ? model : UIScreen.main.device }
  /// The name of the reproduced system.
  open var systemName: String { "iOS" }
  /// The version of the reproduced system: the one that `PLUMB_SYSTEM` in the environment names.
  open var systemVersion: String { StatedSystem.name }
  /// Whether the battery is watched; stored only.
  open var isBatteryMonitoringEnabled = false
  /// Whether the sensor beside the screen is used; stored only.
  open var isProximityMonitoringEnabled = false
}

/// Phone or tablet; the older form of ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
