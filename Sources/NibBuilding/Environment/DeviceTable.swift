package import IBDocument

/// The devices in Interface Builder, by the identifier in documents.
///
/// Sizes, scales and safe areas are Apple's published figures; the corpus confirms them in the root views of its
/// devices. For figures that depend on the tool, because a later tool uses another model for the same identifier, see
/// `facts(_:toolsVersion:)`.
package enum DeviceTable {
  /// Returns a device as displayed by a version of the tool; nil for an unknown identifier.
  package static func facts(_ id: String, toolsVersion: Int) -> DeviceFacts? {
    if ToolVersion.isGlass(toolsVersion), id == "retina6_7" {
      // The identifier changed from a 428 × 926 to a 430 × 932 screen, and from a notch to the Dynamic Island.
      return phone(id, 430, 932, 3, 59, 34)
    }
    guard let facts = all[id] else { return nil }
    guard let top = laterTops[id], toolsVersion >= ToolVersion.tallerTops else { return facts }
    return phone(id, facts.width, facts.height, facts.scale, top, facts.bottom)
  }

  /// Returns the device of a document.
  ///
  /// A document without one uses a phone with a home button and 2 pixels per point.
  package static func facts(of document: Document) -> DeviceFacts {
    document.device.flatMap { facts($0.id, toolsVersion: document.toolsVersion) } ?? fallback
  }

  /// All identifiers, by increasing screen size.
  package static var identifiers: [String] {
    all.values.sorted { ($0.width * $0.height, $0.id) < ($1.width * $1.height, $1.id) }.map(\.id)
  }

  /// The replacement for an unnamed or unknown device.
  static let fallback = phone("", 375, 667, 2, 20, 0)

  /// A phone without a name and without safe area insets: the initial screen of programs.
  package static let nameless = DeviceFacts(
    id: "", width: 375, height: 812, scale: 2, idiom: .phone, top: 0, bottom: 0)

  /// The heights of the status bar on models where later systems increased it.
  ///
  /// The tool followed with Xcode 14; earlier versions used 44 for every notch: on 6_1 all 207 edges up to 20037, and
  /// 48 in all 14 from 22154 on.
  private static let laterTops: [String: Double] = [
    "retina5_4": 50, "retina5_9": 50, "retina6_0": 47, "retina6_1": 48, "retina6_7": 47,
  ]

  private static let all: [String: DeviceFacts] = {
    let list = [
      phone("retina3_5", 320, 480, 2, 20, 0), phone("retina4_0", 320, 568, 2, 20, 0),
      phone("retina4_7", 375, 667, 2, 20, 0), phone("retina5_5", 414, 736, 3, 20, 0),
      phone("retina5_4", 375, 812, 3, 44, 34), phone("retina5_9", 375, 812, 3, 44, 34),
      phone("retina6_0", 390, 844, 3, 44, 34), phone("retina6_1", 414, 896, 2, 44, 34),
      phone("retina6_12", 393, 852, 3, 59, 34), phone("retina6_3", 402, 874, 3, 62, 34),
      phone("retina6_5", 414, 896, 3, 44, 34), phone("retina6_7", 428, 926, 3, 44, 34),
      phone("retina6_72", 430, 932, 3, 59, 34), phone("retina6_9", 440, 956, 3, 62, 34),
      pad("ipad8_3rounded", 744, 1133, 24, 20), pad("ipad7_9", 768, 1024, 20, 0),
      pad("ipad9_7", 768, 1024, 20, 0), pad("ipad10_2", 810, 1080, 20, 0),
      pad("ipad10_5", 834, 1112, 20, 0), pad("ipad10_9rounded", 820, 1180, 24, 20),
      pad("ipad11_0rounded", 834, 1194, 24, 20), pad("ipad12_9", 1024, 1366, 20, 0),
      pad("ipad12_9rounded", 1024, 1366, 24, 20),
    ]
    return Dictionary(list.map { ($0.id, $0) }) { first, _ in first }
  }()

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double,
    _ bottom: Double
  ) -> DeviceFacts {
    DeviceFacts(
      id: id, width: width, height: height, scale: scale, idiom: .phone, top: top, bottom: bottom)
  }

  private static func pad(
    _ id: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double
  ) -> DeviceFacts {
    DeviceFacts(
      id: id, width: width, height: height, scale: 2, idiom: .pad, top: top, bottom: bottom)
  }
}
