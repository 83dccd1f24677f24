internal import Foundation
package import ViewDrawing

extension DeviceFacts {
  /// The outline of the display; nil for a rectangle, that of devices with a home button.
  ///
  /// The radii of corners are those that the system reports to programs, published by device. Apple publishes no sizes of
  /// notches and islands: these are the figures that designers agree on, within a point or two.
  package var outline: DisplayOutline? {
    guard !hasHomeButton else { return nil }
    if idiom == .pad { return DisplayOutline(cornerRadius: width < 768 ? 21.5 : 18) }
    guard top < Self.islandTop else {
      let isLater = top > Self.islandTop
      return DisplayOutline(
        cornerRadius: isLater ? 62 : 55, cutOut: .island(top: isLater ? 14 : 11))
    }
    guard let notch = Self.notches[id] else { return nil }
    return DisplayOutline(
      cornerRadius: notch.radius, cutOut: .notch(width: notch.width, height: notch.height))
  }

  /// The inset at the top of the first displays with an island; later ones have more.
  private static let islandTop = 59.0

  /// The radius of the corners, and the width and the height of the notch, of displays by device.
  private static let notches: [String: (radius: CGFloat, width: CGFloat, height: CGFloat)] = [
    "retina5_4": (44, 209, 30), "retina5_9": (39, 209, 30), "retina6_0": (47.33, 209, 30),
    "retina6_1": (41.5, 230, 33), "retina6_5": (39, 209, 30), "retina6_7": (53.33, 209, 30),
  ]
}
