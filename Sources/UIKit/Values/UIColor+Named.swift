internal import AssetCatalog
internal import Drawing
public import Foundation
internal import NibBuilding
internal import Synchronization
internal import ViewCore

extension UIColor {
  /// A colour of the asset catalogues in the main bundle; nil where none has one of the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  /// A colour of the asset catalogues (`.xcassets`) among a bundle's resources, the main bundle's for nil.
  ///
  /// It is light or dark as the traits say where it is used, whatever `traitCollection` says: that only
  /// chooses the device.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = (bundle ?? .main).resourceURL else { return nil }
    let isPad = traitCollection?.userInterfaceIdiom == .pad
    guard
      let variants = NamedColors.variants(name, in: folder, isPad: isPad)
    else { return nil }
    self.init(variants: variants)
  }
}

/// Colours of catalogues by folder, which is listed once.
enum NamedColors {
  private struct Folder: @unchecked Sendable {
    let lookup: ImageLookup
  }
  private static let folders = Mutex<[String: Folder]>([:])

  static func variants(_ name: String, in folder: URL, isPad: Bool) -> ColorVariants? {
    folders.withLock { known in
      let key = folder.path + (isPad ? "~ipad" : "")
      let found =
        known[key]
        ?? Folder(
          lookup: ImageLookup(
            documentPath: folder.appendingPathComponent("-").path, scale: 2, isPad: isPad))
      known[key] = found
      return found.lookup.colorVariants(named: name)
    }
  }
}

extension ImageLookup {
  /// A colour of the catalogues in the folder, in each appearance; nil when there is none.
  func colorVariants(named name: String) -> ColorVariants? {
    guard let light = color(named: name, isDark: false) else { return nil }
    let dark = color(named: name, isDark: true) ?? light
    guard let lightColor = light.cgColor(in: .light), let darkColor = dark.cgColor(in: .dark)
    else { return nil }
    return .pair(light: lightColor, dark: darkColor)
  }
}

extension ColorSet.Value {
  /// The colour; one of the system's in an appearance, nil for an unknown one.
  fileprivate func cgColor(in appearance: ColorAppearance) -> CGColor? {
    switch self {
    case .sRGB(let red, let green, let blue, let alpha):
      CGColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      CGColor(p3Red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, let alpha): CGColor(genericGrayGamma2_2Gray: white, alpha: alpha)
    case .system(let name):
      CurrentAppearance.perform(in: appearance) { SystemColorName.color(name)?.cgColor }
    }
  }
}
