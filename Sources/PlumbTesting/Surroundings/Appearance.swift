internal import AppKit
internal import IBDocument
internal import UIKit

/// Whether views are light or dark.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark letters on a light background.
  case light
  /// Light letters on a dark background.
  case dark

  /// The appearance as documents name it.
  var stated: Surroundings.Appearance { self == .dark ? .dark : .light }
  /// The appearance as UIKit's traits name it.
  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
  /// The appearance as AppKit names it.
  var name: NSAppearance.Name { self == .dark ? .darkAqua : .aqua }
}
