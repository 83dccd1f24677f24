internal import Foundation

/// Sizes of bars.
extension ControlMetrics {
  /// Search bar: 44, from iOS 11 56 (7 documents); 64 in glass.
  var searchBarHeight: CGFloat { generation < .iOS11 ? 44 : isGlass ? 64 : 56 }
  /// Navigation bar: 44, 54 in glass.
  var navigationBarHeight: CGFloat { isGlass ? 54 : 44 }
  /// The height that a search bar adds to a navigation bar: 52, measured on the system's bars.
  var navigationSearchHeight: CGFloat { 52 }
  /// Tab bar: 49.
  var tabBarHeight: CGFloat { 49 }
  /// Toolbar right above a home indicator: 49 (112/114); 44 everywhere else.
  var toolbarHeight: CGFloat { hasHomeIndicator ? 49 : Self.compactToolbarHeight }
  /// Toolbar that is not above a home indicator: 44, also on a device that has one (above another bar, in a
  /// view without a bottom safe area: 3 of 3).
  static let compactToolbarHeight: CGFloat = 44
}
