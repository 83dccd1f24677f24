public import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import ViewDrawing

/// The screen of the machine that programs believe to run on.
///
/// Unless ``device`` says otherwise it has 375 × 812 points, 2 pixels a point, and nothing covers it.
///
///     UIScreen.main.device = "iPhone 15"
///     UIScreen.main.bounds   // (0, 0, 393, 852)
///
/// - SeeAlso: Apple, "UIScreen".
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()
  /// All screens.
  public static var screens: [UIScreen] { [main] }

  private var facts = DeviceTable.nameless
  private var deviceName = ""

  /// The device by its name, in any spelling of case and blanks (`iPhone 15`, `iPad Pro 12.9`), or by the
  /// identifier that Interface Builder writes; empty for the nameless one that programs start with.
  ///
  /// Plumb's own; Apple has none, since there a device has its screen. An unknown name is told in the log
  /// and changes nothing. Windows keep their frames; those that fill the screen have the device's safe
  /// area, and everybody in a shown window hears of changed traits.
  open var device: String {
    get { deviceName }
    set {
      guard let facts = Self.known(newValue) else {
        return LayoutProfile.current.log("UIScreen.device: no device is called '\(newValue)'.")
      }
      change {
        self.facts = facts
        deviceName = newValue
      }
    }
  }
  /// Whether ``device`` knows a name.
  open class func knowsDevice(_ name: String) -> Bool { known(name) != nil }

  private class func known(_ name: String) -> DeviceFacts? {
    if name.isEmpty { return DeviceTable.nameless }
    guard let id = DeviceTable.identifier(named: name) else { return nil }
    return DeviceTable.facts(id, toolsVersion: ToolVersion.current)
  }

  /// Whether the device is held on its side; false unless set.
  ///
  /// Plumb's own: nobody turns the device here.
  open var isLandscape: Bool {
    get { orientation == .landscape }
    set { change { orientation = newValue ? .landscape : .portrait } }
  }
  private var orientation = Device.Orientation.portrait

  /// The screen's rectangle in points, as the device is held.
  open var bounds: CGRect {
    let held = facts.size(orientation)
    let size = CGSize(width: held.width, height: held.height)
    return CGRect(origin: .zero, size: size)
  }
  /// Pixels a point.
  open var scale: CGFloat { facts.scale }
  /// The screen's rectangle in pixels, the device held upright.
  open var nativeBounds: CGRect {
    let size = CGSize(width: facts.width * facts.scale, height: facts.height * facts.scale)
    return CGRect(origin: .zero, size: size)
  }
  /// Pixels a point of the hardware; as ``scale``.
  open var nativeScale: CGFloat { scale }

  /// Light, which the screen is unless set, or dark.
  ///
  /// Plumb's own: on Apple's systems people choose that in Settings. Everybody in a shown window hears of
  /// changed traits.
  open var userInterfaceStyle: UIUserInterfaceStyle {
    get { CurrentAppearance.screen == .dark ? .dark : .light }
    set { change { CurrentAppearance.screen = newValue.appearance ?? .light } }
  }

  /// The traits of everything that is shown, where nothing overrides them: the application's text size,
  /// ``userInterfaceStyle``, and the size classes that Apple's guidelines give the device.
  open var traitCollection: UITraitCollection {
    let classes = SizeClasses(device: Device(id: facts.id, orientation: orientation))
    let isRightToLeft = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    return UITraitCollection(
      UITraitCollection.Values(
        horizontal: classes.horizontal == .compact ? .compact : .regular,
        vertical: classes.vertical == .compact ? .compact : .regular,
        idiom: facts.idiom == .pad ? .pad : .phone, scale: scale,
        direction: isRightToLeft ? .rightToLeft : .leftToRight, category: TextSizeChoice.current,
        style: userInterfaceStyle))
  }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the device's shape and its status bar cover of the screen, in points.
  var safeArea: UIEdgeInsets { UIEdgeInsets(facts.safeArea(orientation)) }

  /// Makes a change and tells everybody whose traits it changed.
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
