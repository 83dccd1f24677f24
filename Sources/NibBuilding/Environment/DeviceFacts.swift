package import IBDocument

/// A device that Interface Builder can use to display a document.
///
/// Lengths are points.
package struct DeviceFacts: Sendable, Hashable {
  /// The kind of a device.
  package enum Idiom: Sendable, Hashable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
  }

  /// The device's identifier in Interface Builder, such as `retina6_1`.
  package let id: String
  /// The width of the screen in portrait.
  package let width: Double
  /// The height of the screen in portrait.
  package let height: Double
  /// The number of pixels per point.
  package let scale: Double
  /// The kind of the device.
  package let idiom: Idiom
  /// The top safe area inset in portrait: the status bar or the notch.
  package let top: Double
  /// The bottom safe area inset in portrait: the home indicator.
  package let bottom: Double

  /// Whether the device has a home button, and thus a status bar that can be hidden.
  package var hasHomeButton: Bool { bottom == 0 }

  /// Returns the size of the screen in an orientation.
  package func size(_ orientation: Device.Orientation) -> (width: Double, height: Double) {
    orientation == .portrait ? (width, height) : (height, width)
  }

  /// Returns the safe area insets in an orientation.
  ///
  /// In landscape, a phone hides the status bar; a phone with a notch has its portrait top inset on both sides, and 21
  /// at the bottom. A tablet keeps its insets.
  package func safeArea(_ orientation: Device.Orientation) -> EnvironmentInsets {
    if orientation == .portrait || idiom == .pad {
      return EnvironmentInsets(top: top, bottom: bottom)
    }
    if hasHomeButton { return .zero }
    return EnvironmentInsets(left: top, bottom: 21, right: top)
  }
}
