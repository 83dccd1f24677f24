internal import AppKit
internal import IBDocument
internal import UIKit

/// The light or dark appearance of views.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  /// The corresponding value in documents.
  var stated: Surroundings.Appearance { self == .dark ? .dark : .light }
  /// The corresponding trait in UIKit.
  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
  /// The corresponding name in AppKit.
  var name: NSAppearance.Name { self == .dark ? .darkAqua : .aqua }
}
