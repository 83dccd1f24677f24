public import Foundation
internal import IBDocument
internal import NibBuilding

/// A device whose screen is used for layout.
///
/// The static members are those that `plumb devices` lists: one for each screen size with its scale and safe area.
/// Other models with the same screen are available by name: `Device("iPhone 14 Pro")`.
///
/// ```swift
/// let phone = Device.iPhone15
/// print(phone.size.width, phone.landscape.size.width)  // 393.0 852.0
/// ```
///
/// - Units: Points.
/// - Errors: ``init(_:)`` returns nil for an unknown name.
/// - Complexity: O(1).
/// - SeeAlso: `Documentation/Guides/TestYourLayout.md`.
public struct Device: Sendable, Hashable, CustomStringConvertible {
  /// The device's identifier in Interface Builder.
  let id: String
  /// Whether it is in landscape orientation.
  let isLandscape: Bool
  /// The requested product; nil for the first product with the screen.
  private let product: String?

  private init(id: String, isLandscape: Bool = false, product: String? = nil) {
    self.id = id
    self.isLandscape = isLandscape
    self.product = product
  }

  /// Devices are equal if they have the same screen and orientation.
  public static func == (left: Device, right: Device) -> Bool {
    left.id == right.id && left.isLandscape == right.isLandscape
  }

  /// Hashes the screen and the orientation.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(isLandscape)
  }

  /// Creates the device with a name, such as `iPhone 15` or `ipad-pro-11-inch`, in portrait orientation; nil for an
  /// unknown name.
  ///
  /// Case, blanks, hyphens and brackets are ignored.
  public init?(_ name: String) {
    guard let id = DeviceTable.identifier(named: name) else { return nil }
    self.init(id: id, product: Self.product(named: name, of: id))
  }

  /// The product with a name, ignoring case, blanks, hyphens and brackets; nil for an identifier and for other
  /// spellings.
  private static func product(named name: String, of id: String) -> String? {
    func plain(_ text: String) -> String {
      text.lowercased().replacing("ʀ", with: "r").filter { $0.isLetter || $0.isNumber }
    }
    return DeviceTable.names(of: id).first { plain($0) == plain(name) }
  }

  /// The same device in landscape orientation.
  public var landscape: Device { Device(id: id, isLandscape: true, product: product) }

  /// The name of the requested product, such as `iPhone 15`, followed by `landscape` in that orientation.
  public var description: String {
    (product ?? DeviceTable.names(of: id).first ?? id) + (isLandscape ? ", landscape" : "")
  }

  /// The size of the screen in the current orientation, in points.
  public var size: CGSize {
    let size = facts.size(isLandscape ? .landscape : .portrait)
    return CGSize(width: size.width, height: size.height)
  }

  private var facts: DeviceFacts {
    DeviceTable.facts(id, toolsVersion: ToolVersion.current) ?? DeviceTable.nameless
  }

  /// The surroundings of views on the device.
  var surroundings: Surroundings {
    Surroundings(device: id, orientation: isLandscape ? .landscape : .portrait)
  }
}

extension Device {
  /// 320 × 480 points, as iPhone 4.
  public static let iPhone4s = Device(id: "retina3_5")
  /// 320 × 568 points, as iPhone 5s.
  public static let iPhoneSE1 = Device(id: "retina4_0")
  /// 375 × 667 points with a home button, as iPhone 8 and SE of the second generation.
  public static let iPhoneSE = Device(id: "retina4_7")
  /// 414 × 736 points with a home button.
  public static let iPhone8Plus = Device(id: "retina5_5")
  /// 375 × 812 points, as iPhone 12 mini.
  public static let iPhone13Mini = Device(id: "retina5_4")
  /// 375 × 812 points, as iPhone X.
  public static let iPhone11Pro = Device(id: "retina5_9")
  /// 390 × 844 points, as iPhone 12, 13 and 16e.
  public static let iPhone14 = Device(id: "retina6_0")
  /// 414 × 896 points, as iPhone XR.
  public static let iPhone11 = Device(id: "retina6_1")
  /// 393 × 852 points, as iPhone 14 Pro, 15 Pro and 16.
  public static let iPhone15 = Device(id: "retina6_12", product: "iPhone 15")
  /// 402 × 874 points, as iPhone 17.
  public static let iPhone16Pro = Device(id: "retina6_3")
  /// 414 × 896 points, as iPhone XS Max.
  public static let iPhone11ProMax = Device(id: "retina6_5")
  /// 428 × 926 points in tools before Xcode 26, 430 × 932 points since.
  public static let iPhone14Plus = Device(id: "retina6_7")
  /// 430 × 932 points, as iPhone 15 Plus and 16 Plus.
  public static let iPhone15ProMax = Device(id: "retina6_72")
  /// 440 × 956 points, as iPhone 17 Pro Max.
  public static let iPhone16ProMax = Device(id: "retina6_9")
  /// 744 × 1133 points, as iPad mini of the sixth generation.
  public static let iPadMini = Device(id: "ipad8_3rounded")
  /// 768 × 1024 points with a home button, as iPad mini of the fifth generation.
  public static let iPadMini5 = Device(id: "ipad7_9")
  /// 768 × 1024 points with a home button, as iPad of the sixth generation.
  public static let iPad6 = Device(id: "ipad9_7", product: "iPad (6th generation)")
  /// 810 × 1080 points with a home button, as iPad of the seventh to ninth generation.
  public static let iPad9 = Device(id: "ipad10_2")
  /// 834 × 1112 points with a home button, as iPad Air of the third generation.
  public static let iPadAir3 = Device(id: "ipad10_5")
  /// 820 × 1180 points, as iPad of the tenth generation and iPad Air 11.
  public static let iPad10 = Device(id: "ipad10_9rounded")
  /// 834 × 1194 points.
  public static let iPadPro11 = Device(id: "ipad11_0rounded")
  /// 1024 × 1366 points with a home button, as iPad Pro 12.9 of the second generation.
  public static let iPadPro12HomeButton = Device(id: "ipad12_9")
  /// 1024 × 1366 points, as iPad Pro 12.9 and iPad Air 13.
  public static let iPadPro13 = Device(id: "ipad12_9rounded")

  /// All devices, in portrait orientation.
  public static let all: [Device] = [
    .iPhone4s, .iPhoneSE1, .iPhoneSE, .iPhone8Plus, .iPhone13Mini, .iPhone11Pro, .iPhone14,
    .iPhone11, .iPhone15, .iPhone16Pro, .iPhone11ProMax, .iPhone14Plus, .iPhone15ProMax,
    .iPhone16ProMax, .iPadMini, .iPadMini5, .iPad6, .iPad9, .iPadAir3, .iPad10, .iPadPro11,
    .iPadPro12HomeButton, .iPadPro13,
  ]
}
