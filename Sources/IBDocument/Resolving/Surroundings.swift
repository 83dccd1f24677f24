/// The surroundings in which a document is laid out, where they replace its own.
///
///     var surroundings = Surroundings(device: "retina4_7")
///     surroundings.textSize = .accessibility3
///     let document = try Document.load(path: "Login.xib", surroundings: surroundings)
///
/// nil leaves the document's own value, and the default value everything. ``device``, ``orientation`` and
/// ``textSize`` exist for iOS documents only: macOS has no such devices and its text styles have one size.
package struct Surroundings: Sendable, Hashable, Codable {
  /// Identifier of a device, such as `retina6_12`; for iOS only.
  package var device: String?
  /// The orientation of the device; for iOS only.
  package var orientation: Device.Orientation?
  /// The size of the roots, in points, as that of a window or of a simulated free size.
  package var size: Size?
  /// The direction from leading to trailing.
  package var direction: Direction?
  /// The text size that fonts of text styles follow; for iOS only.
  package var textSize: TextSize?
  /// Light or dark.
  package var appearance: Appearance?

  /// The direction from leading to trailing, with the command line's names.
  package enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left, as in Arabic and Hebrew.
    case rightToLeft = "rtl"
  }

  /// Light or dark, with the command line's names.
  package enum Appearance: String, Sendable, Hashable, Codable, CaseIterable {
    /// Dark letters on a light background.
    case light
    /// Light letters on a dark background.
    case dark
  }

  /// Creates surroundings; values that are not given stay the document's own.
  package init(
    device: String? = nil, orientation: Device.Orientation? = nil, size: Size? = nil,
    direction: Direction? = nil, textSize: TextSize? = nil, appearance: Appearance? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.size = size
    self.direction = direction
    self.textSize = textSize
    self.appearance = appearance
  }

  /// Whether roots have another size than the stored one.
  package var changesSize: Bool { device != nil || orientation != nil || size != nil }

  /// Whether views have other frames than the stored ones: whether anything but the appearance is stated.
  package var changesFrames: Bool { changesSize || direction != nil || textSize != nil }

  /// The names of the stated values that a platform does not have, as the command line calls them, in
  /// order.
  package func unknownOptions(on platform: Document.Platform) -> [String] {
    guard platform == .macOS else { return [] }
    return [
      device == nil ? nil : "--device", orientation == nil ? nil : "--orientation",
      textSize == nil ? nil : "--text-size",
    ].compactMap { $0 }
  }

  /// The device that a document of a stored device is laid out on.
  ///
  /// A device of the caller's choice shows the document on its whole screen.
  func device(stored: Device?) -> Device? {
    guard device != nil || orientation != nil else { return stored }
    return Device(
      id: device ?? stored?.id ?? Device.standard.id,
      orientation: orientation ?? stored?.orientation ?? .portrait)
  }
}
