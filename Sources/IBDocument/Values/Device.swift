/// The device on which Interface Builder displayed the document.
package struct Device: Sendable, Hashable {
  /// An orientation of the device.
  package enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
    /// Portrait; the default.
    case portrait
    /// Landscape.
    case landscape
  }

  /// The identifier in Interface Builder, such as `retina6_1` or `ipad9_7`.
  package let id: String
  /// The orientation.
  package let orientation: Orientation
  /// The part of the screen, such as `fullscreen`, `splitview1_3` or `slideover`.
  package let adaptation: String?

  /// The device of documents without a device.
  static let standard = Device(id: "retina4_7")

  /// Creates a device.
  package init(id: String, orientation: Orientation = .portrait, adaptation: String? = nil) {
    self.id = id
    self.orientation = orientation
    self.adaptation = adaptation
  }

  init?(_ element: Element) {
    guard let id = element["id"] else { return nil }
    self.init(
      id: id,
      orientation: element["orientation"].flatMap(Orientation.init(rawValue:)) ?? .portrait,
      adaptation: element.child("adaptation")?["id"])
  }

  /// Whether the identifier is an iPad's.
  package var isPad: Bool { id.hasPrefix("ipad") }
}
