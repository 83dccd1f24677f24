internal import AppKit
internal import IBDocument
internal import UIKit

/// Whether views are light or dark.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark letters on a light background.
  case light
  /// Light letters on a dark background.
  case dark

  /// What documents call it.
  var stated: Surroundings.Appearance { self == .dark ? .dark : .light }
  /// What traits of UIKit call it.
  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
  /// What AppKit calls it.
  var name: NSAppearance.Name { self == .dark ? .darkAqua : .aqua }
}
