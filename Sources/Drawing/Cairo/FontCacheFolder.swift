internal import Foundation

/// A folder for fontconfig's lists of fonts where the user has no home that can be written, as in many containers.
///
/// Without any folder fontconfig reads every font in each run, and says so.
enum FontCacheFolder {
  /// The settings that add the folder; nil where the user has a folder of caches, or none can be made.
  static var settings: String? {
    let environment = ProcessInfo.processInfo.environment
    let homes = [environment["XDG_CACHE_HOME"], environment["HOME"].map { $0 + "/.cache" }]
    guard !homes.compactMap(\.self).contains(where: isUsable), let path = temporary() else {
      return nil
    }
    return "<fontconfig><cachedir>\(path)</cachedir></fontconfig>"
  }

  /// Whether a folder can be written, or made.
  private static func isUsable(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return false }
    var path = path
    while !FileManager.default.fileExists(atPath: path), path != "/" {
      path = (path as NSString).deletingLastPathComponent
    }
    return FileManager.default.isWritableFile(atPath: path)
  }

  /// A folder of this user's alone below the one for temporary files: what another user could write there would be
  /// believed.
  private static func temporary() -> String? {
    let files = FileManager.default
    let user = getuid()
    let path = files.temporaryDirectory.appendingPathComponent("plumb-fonts-\(user)").path
    guard !path.contains(where: { "<&>".contains($0) }) else { return nil }
    try? files.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    guard let found = try? files.attributesOfItem(atPath: path),
      found[.type] as? FileAttributeType == .typeDirectory,
      found[.ownerAccountID] as? Int == Int(user), found[.posixPermissions] as? Int == 0o700
    else { return nil }
    return path
  }
}
