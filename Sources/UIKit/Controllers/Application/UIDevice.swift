public import Foundation

/// How a device is held.
///
/// Source: Apple, "UIDeviceOrientation".
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The machine that programs believe to run on; what it is, ``UIScreen/device`` decides.
///
/// - SeeAlso: Apple, "UIDevice".
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()
  /// Phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// How the device is held, as ``UIScreen/isLandscape`` says.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.isLandscape ? .landscapeLeft : .portrait
  }
  /// The kind of device as a word.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The device's name: that of the screen, or its kind where it has none.
  open var name: String { UIScreen.main.device.isEmpty ? model : UIScreen.main.device }
  /// The system whose behaviour is reproduced.
  open var systemName: String { "iOS" }
  /// The version of the system whose behaviour is reproduced where versions differ.
  open var systemVersion: String { "26.1" }
}

/// Phone or tablet; the old spelling of ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
