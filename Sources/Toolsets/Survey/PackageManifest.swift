internal import Foundation

/// A package's manifest as SwiftPM evaluates it.
struct PackageManifest: Decodable {
  /// A target.
  struct Target: Decodable {
    /// The dependencies of one kind: the name is first.
    struct Dependency: Decodable {
      let byName: [String?]?
      let target: [String?]?

      /// The name of the target, if it is one of the package.
      var name: String? { (byName ?? target)?.first ?? nil }
    }
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]
    let dependencies: [Dependency]
  }
  /// A dependency on another package.
  struct Dependency: Decodable {
    struct Place: Decodable {
      let identity: String
      let path: String?
    }
    let fileSystem: [Place]?
    let sourceControl: [Place]?
    let registry: [Place]?
  }
  struct Version: Decodable {
    let text: String
    enum CodingKeys: String, CodingKey { case text = "_version" }
  }
  let name: String
  let targets: [Target]
  let dependencies: [Dependency]
  let toolsVersion: Version
  let swiftLanguageVersions: [String]?

  /// Whether its modules are compiled in Swift 6 mode, unless they say otherwise.
  var isVersion6: Bool {
    swiftLanguageVersions.map { $0.contains { $0.hasPrefix("6") } }
      ?? (Int(toolsVersion.text.prefix { $0.isNumber }) ?? 5 >= 6)
  }

  /// Evaluates the manifest in a folder; nothing is fetched or compiled but the manifest itself.
  ///
  /// - Throws: `ToolsetError` when it cannot be evaluated, with SwiftPM's reason.
  static func read(_ folder: URL) throws(ToolsetError) -> PackageManifest {
    let result = try ProgramRun(["swift", "package", "--package-path", folder.path, "dump-package"])
      .output()
    guard result.status == 0,
      let manifest = try? JSONDecoder().decode(PackageManifest.self, from: result.output)
    else {
      throw .notFound(
        "\(folder.path): The manifest cannot be read.\n\(result.errors.suffix(4000))")
    }
    return manifest
  }

  /// The targets that are compiled, each behind those that it depends on.
  var ordered: [Target] {
    var result: [Target] = []
    let named = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<String> = []
    // A list in place of recursion, since the depth is the manifest's.
    for target in targets {
      var waiting: [(target: Target, isOpen: Bool)] = [(target, false)]
      while let (next, isOpen) = waiting.popLast() {
        if isOpen {
          result.append(next)
        } else if seen.insert(next.name).inserted {
          waiting.append((next, true))
          waiting += next.dependencies.compactMap { $0.name.flatMap { named[$0] } }
            .map { ($0, false) }
        }
      }
    }
    return result.filter { ["regular", "executable", "system"].contains($0.type) }
  }
}

extension PackageManifest.Target {
  /// The paths of the Swift sources and C headers of a target, in a package's folder.
  func files(in package: URL) -> [String] {
    let files = FileManager.default
    let places = path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
    let found = places.lazy.map { package.appendingPathComponent($0).standardizedFileURL }
      .first { files.fileExists(atPath: $0.path) }
    guard let root = found, let walk = files.enumerator(atPath: root.path) else { return [] }
    func plain(_ name: String) -> String {
      name.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
    let excluded = Set(exclude.map(plain))
    let included = sources.map { Set($0.map(plain)) }
    var result: [String] = []
    while let name = walk.nextObject() as? String {
      if excluded.contains(name) || name.split(separator: "/").last?.hasPrefix(".") == true {
        walk.skipDescendants()
        continue
      }
      guard name.hasSuffix(".swift") || name.hasSuffix(".h") else { continue }
      if let included, !name.hasSuffix(".h"), !Self.isBelow(name, included) { continue }
      result.append(root.appendingPathComponent(name).path)
    }
    return result.sorted()
  }

  /// Whether a path is one of some, or below one.
  private static func isBelow(_ name: String, _ places: Set<String>) -> Bool {
    if places.contains(name) || places.contains("") { return true }
    return name.indices.contains { name[$0] == "/" && places.contains(String(name[..<$0])) }
  }
}
