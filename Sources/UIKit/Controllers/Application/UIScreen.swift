public import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import ViewDrawing

/// The simulated screen.
///
/// Unless ``device`` is set, or `PLUMB_DEVICE` in the environment, it has 375 × 812 points, 2 pixels per point and an empty safe area inset.
///
///     UIScreen.main.device = "iPhone 15"
///     UIScreen.main.bounds   // (0, 0, 393, 852)
///
/// - SeeAlso: Apple, "UIScreen".
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
  /// The only screen.
  public static let main = UIScreen()
  /// All screens.
  public static var screens: [UIScreen] { [main] }

  /// The frames that the screen shows in a second; always 60.
  open var maximumFramesPerSecond: Int { 60 }

  private lazy var deviceFacts = Self.known(deviceName) ?? DeviceTable.nameless
  private lazy var deviceName = Self.statedDevice
  var facts: DeviceFacts { ScreenChoice.simulated?.facts ?? deviceFacts }

  /// The device's name (`iPhone 15`, `iPad Pro 12.9`; case and blanks do not matter) or its identifier in
  /// Interface Builder.
  ///
  /// Empty, the default, is the nameless device.
  ///
  /// Not in UIKit. An unknown name is logged and has no effect. Windows keep their frames; those that fill
  /// the screen take the device's safe area. Views and controllers in visible windows are notified of changed
  /// traits.
  open var device: String {
    get { deviceName }
    set {
      guard let facts = Self.known(newValue) else {
        return LayoutProfile.current.log("UIScreen.device: no device is called '\(newValue)'.")
      }
      change {
        deviceFacts = facts
        deviceName = newValue
      }
    }
  }
  /// The device that `PLUMB_DEVICE` in the environment names; an unknown name is logged.
  private static var statedDevice: String {
    if StatedSystem.isUnknown {
      LayoutProfile.current.log("PLUMB_SYSTEM: not a version of iOS, such as 17.5.")
    }
    let name = StatedDevice.name
    if name.isEmpty || known(name) != nil { return name }
    LayoutProfile.current.log("PLUMB_DEVICE: no device is called '\(name)'.")
    return ""
  }
  /// Whether ``device`` knows a name.
  open class func knowsDevice(_ name: String) -> Bool { known(name) != nil }

  private class func known(_ name: String) -> DeviceFacts? { StatedDevice.known(name) }

  /// Whether the device is in landscape orientation; default: false.
  ///
  /// Not in UIKit.
  open var isLandscape: Bool {
    get { orientation == .landscape }
    set { change { storedOrientation = newValue ? .landscape : .portrait } }
  }
  private var storedOrientation = Device.Orientation.portrait
  var orientation: Device.Orientation { ScreenChoice.simulated?.orientation ?? storedOrientation }

  /// The bounds in points, in the current orientation.
  open var bounds: CGRect {
    let held = facts.size(orientation)
    let size = CGSize(width: held.width, height: held.height)
    return CGRect(origin: .zero, size: size)
  }
  /// The space of the screen, which turns with the device.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen in portrait orientation; the same here, as the screen is never turned.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The number of pixels per point.
  open var scale: CGFloat { facts.scale }
  /// The bounds in pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    let size = CGSize(width: facts.width * facts.scale, height: facts.height * facts.scale)
    return CGRect(origin: .zero, size: size)
  }
  /// The native number of pixels per point; equal to ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The appearance of the screen; default: light.
  ///
  /// Not in UIKit, where the user sets it in Settings. Views and controllers in visible windows are notified
  /// of changed traits.
  open var userInterfaceStyle: UIUserInterfaceStyle {
    get { CurrentAppearance.screen == .dark ? .dark : .light }
    set { change { CurrentAppearance.screen = newValue.appearance ?? .light } }
  }

  /// Whether the colours of the screen differ more from each other; default: normal.
  ///
  /// Not in UIKit, where the user sets it in Settings.
  open var accessibilityContrast: UIAccessibilityContrast {
    get { CurrentAppearance.screenShade.contains(.highContrast) ? .high : .normal }
    set { change { CurrentAppearance.screenShade.set(.highContrast, to: newValue == .high) } }
  }

  /// The default traits of all windows: the application's text size, ``userInterfaceStyle``,
  /// ``accessibilityContrast``, and the device's size classes from Apple's guidelines.
  open var traitCollection: UITraitCollection {
    let classes = SizeClasses(device: Device(id: facts.id, orientation: orientation))
    let isRightToLeft = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    return UITraitCollection(
      UITraitCollection.Values(
        horizontal: classes.horizontal == .compact ? .compact : .regular,
        vertical: classes.vertical == .compact ? .compact : .regular,
        idiom: facts.idiom == .pad ? .pad : .phone, scale: scale,
        direction: isRightToLeft ? .rightToLeft : .leftToRight, category: TextSizeChoice.current,
        style: userInterfaceStyle, contrast: accessibilityContrast, level: .base))
  }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The safe area insets of the device and its status bar, in points.
  var safeArea: UIEdgeInsets { UIEdgeInsets(facts.safeArea(orientation)) }

  /// Performs a change and notifies all views and controllers whose traits it changed.
  func change(_ body: () -> Void) {
    let before = traitCollection
    let windows = UIApplication.shared.windows
    TraitInheritance.changing(below: windows) {
      body()
      ScreenScale.main = Double(scale)
      if traitCollection != before { traitCollectionDidChange(before) }
    }
    for window in windows { window.screenDidChange() }
  }
}
