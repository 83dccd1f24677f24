package import IBDocument

/// The facts about a device that Interface Builder can show a document on.
///
/// Lengths are points.
package struct DeviceFacts: Sendable, Hashable {
  /// The two kinds of devices.
  package enum Idiom: Sendable, Hashable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
  }

  /// The tool's identifier, such as `retina6_1`.
  package let id: String
  /// The screen's width, held upright.
  package let width: Double
  /// The screen's height, held upright.
  package let height: Double
  /// Pixels in a point.
  package let scale: Double
  /// Phone or tablet.
  package let idiom: Idiom
  /// The inset that the system keeps free at the top, in portrait: the status bar or the notch.
  package let top: Double
  /// The inset that the system keeps free at the bottom, in portrait: the home indicator.
  package let bottom: Double

  /// Whether the device has a home button, and thus a status bar that can disappear.
  package var hasHomeButton: Bool { bottom == 0 }

  /// The screen's size as the device is held.
  package func size(_ orientation: Device.Orientation) -> (width: Double, height: Double) {
    orientation == .portrait ? (width, height) : (height, width)
  }

  /// Returns the insets that the system keeps free in an orientation.
  ///
  /// A phone on its side hides the status bar; one with a notch then keeps its portrait top free on
  /// both sides and 21 at the bottom. A tablet keeps what it has.
  package func safeArea(_ orientation: Device.Orientation) -> EnvironmentInsets {
    if orientation == .portrait || idiom == .pad {
      return EnvironmentInsets(top: top, bottom: bottom)
    }
    if hasHomeButton { return .zero }
    return EnvironmentInsets(left: top, bottom: 21, right: top)
  }
}
