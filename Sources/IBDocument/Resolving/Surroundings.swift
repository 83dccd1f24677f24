/// The surroundings in which a document is laid out, where they replace its own.
///
///     var surroundings = Surroundings(device: "retina4_7")
///     surroundings.textSize = .accessibility3
///     let document = try Document.load(path: "Login.xib", surroundings: surroundings)
///
/// Nil means the document's own value, and the default value changes nothing. ``device``, ``orientation`` and
/// ``textSize`` apply only to iOS documents: macOS has no such devices, and its text styles have one size.
package struct Surroundings: Sendable, Hashable, Codable {
  /// The identifier of a device, such as `retina6_12`; only for iOS.
  package var device: String?
  /// The orientation of the device; only for iOS.
  package var orientation: Device.Orientation?
  /// The size of the roots, in points, such as the size of a window or a freeform size.
  package var size: Size?
  /// The direction from leading to trailing.
  package var direction: Direction?
  /// The text size for fonts with text styles; only for iOS.
  package var textSize: TextSize?
  /// The light or dark appearance.
  package var appearance: Appearance?
  /// Whether roots are laid out as the device shows them, with all bars and as sheets, instead of as on the canvas;
  /// only for iOS.
  package var isWholeScreen = false

  /// The direction from leading to trailing, with its name on the command line.
  package enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left, as in Arabic and Hebrew.
    case rightToLeft = "rtl"
  }

  /// A light or dark appearance, with its name on the command line.
  package enum Appearance: String, Sendable, Hashable, Codable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// Creates surroundings; unspecified values are the document's own.
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

  /// Whether roots have a size other than the stored one.
  package var changesSize: Bool {
    device != nil || orientation != nil || size != nil || isWholeScreen
  }

  /// Whether views may have frames other than the stored ones, that is, whether any value except the appearance is
  /// specified.
  package var changesFrames: Bool { changesSize || direction != nil || textSize != nil }

  /// Returns the surroundings without the whole screen on platforms that have none.
  func onPlatform(_ platform: Document.Platform) -> Surroundings {
    var result = self
    if platform != .iOS { result.isWholeScreen = false }
    return result
  }

  /// Returns the names of specified values that a platform does not support, as on the command line, in order.
  package func unknownOptions(on platform: Document.Platform) -> [String] {
    guard platform == .macOS else { return [] }
    return [
      device == nil ? nil : "--device", orientation == nil ? nil : "--orientation",
      textSize == nil ? nil : "--text-size",
    ].compactMap { $0 }
  }

  /// Returns the device for laying out a document with a stored device.
  ///
  /// On a device specified by the caller, the document uses the entire screen.
  func device(stored: Device?) -> Device? {
    guard device != nil || orientation != nil else { return stored }
    return Device(
      id: device ?? stored?.id ?? Device.standard.id,
      orientation: orientation ?? stored?.orientation ?? .portrait)
  }
}
