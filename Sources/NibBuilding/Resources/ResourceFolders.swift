package import Foundation

/// The folders of a bundle's resources.
///
/// A program made by the Swift package manager has no bundle of its own: the resources of each target stand
/// beside it, in `Package_Target.resources` on Linux and `Package_Target.bundle` elsewhere. An app for Apple's
/// systems has them in its main bundle, where code looks for them; so here they count as part of it.
package enum ResourceFolders {
  /// Returns the folders of a bundle in the order in which they are searched; those of the main bundle for nil.
  package static func folders(of bundle: Bundle?) -> [URL] {
    let bundle = bundle ?? .main
    let own = bundle.resourceURL.map { [$0] } ?? []
    return bundle == Bundle.main ? own + besideProgram : own
  }

  /// The path of a file among a bundle's resources, its localised folders included.
  package static func path(named name: String, kind: String, in bundle: Bundle?) -> String? {
    if let path = (bundle ?? .main).path(forResource: name, ofType: kind) { return path }
    guard bundle == nil || bundle == Bundle.main else { return nil }
    for folder in besideProgram {
      if let path = Bundle(url: folder)?.path(forResource: name, ofType: kind) { return path }
    }
    return nil
  }

  /// The modules of the program whose resources are beside it, by name.
  package static let modules: [String] = besideProgram.compactMap { folder in
    let name = folder.deletingPathExtension().lastPathComponent
    return name.lastIndex(of: "_").map { String(name[name.index(after: $0)...]) }
  }

  /// The folders of the package's targets beside the program, by name; searched once.
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
