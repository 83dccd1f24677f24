package import Foundation

/// The folders of a bundle's resources.
///
/// A program built with the Swift Package Manager has no bundle: the resources of each target are next to it, in
/// `Package_Target.resources` on Linux and `Package_Target.bundle` elsewhere. An app for Apple's systems has them in
/// its main bundle, and its code expects them there, so here they are treated as part of it.
package enum ResourceFolders {
  /// Returns the folders of a bundle in search order; those of the main bundle for nil.
  package static func folders(of bundle: Bundle?) -> [URL] {
    let bundle = bundle ?? .main
    let own = bundle.resourceURL.map { [$0] } ?? []
    return bundle == Bundle.main ? own + besideProgram : own
  }

  /// Returns the path of a file among a bundle's resources, including its localised folders.
  package static func path(named name: String, kind: String, in bundle: Bundle?) -> String? {
    if let path = (bundle ?? .main).path(forResource: name, ofType: kind) { return path }
    guard bundle == nil || bundle == Bundle.main else { return nil }
    for folder in besideProgram {
      if let path = Bundle(url: folder)?.path(forResource: name, ofType: kind) { return path }
    }
    return nil
  }

  /// The names of the program's modules with resources next to it.
  package static let modules: [String] = besideProgram.compactMap { folder in
    let name = folder.deletingPathExtension().lastPathComponent
    return name.lastIndex(of: "_").map { String(name[name.index(after: $0)...]) }
  }

  /// The resource folders of the package's targets next to the program, by name; searched once.
  private static let besideProgram: [URL] = {
    let place =
      Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: place, includingPropertiesForKeys: nil)) ?? []
    return entries.filter(isOfATarget).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  private static func isOfATarget(_ url: URL) -> Bool {
    switch url.pathExtension {
    case "resources": true
    case "bundle": url.lastPathComponent.contains("_")
    default: false
    }
  }
}
