internal import Foundation

/// The files of a package, which say a few things about it without a build.
struct PackageSources {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Whether the folder has an Xcode project, or sources without a manifest.
  var isApp: Bool {
    names.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".xcodeproj") }
  }

  /// Whether a `LinuxMain.swift` lists the tests.
  var hasListOfTests: Bool {
    names.contains { $0 == "Tests/LinuxMain.swift" || $0.hasSuffix("/LinuxMain.swift") }
  }

  /// The first sources that import some modules.
  struct Importers {
    /// One that imports a module outside of conditions, relative to the folder.
    var plain: String?
    /// One that imports a module anywhere.
    var any: String?
  }

  /// Looks for sources that import one of two groups of modules.
  func importers(of first: Set<String>, _ second: Set<String>) -> (Importers, Importers) {
    var result = (Importers(), Importers())
    func add(
      _ name: String, _ imports: SourceImports, _ modules: Set<String>, _ to: inout Importers
    ) {
      if to.plain == nil, !imports.plain.isDisjoint(with: modules) { to.plain = name }
      if to.any == nil, !imports.all.isDisjoint(with: modules) { to.any = name }
    }
    for name in names where name.hasSuffix(".swift") && !Self.isExample(name) {
      let url = folder.appendingPathComponent(name)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      let imports = SourceImports(text)
      add(name, imports, first, &result.0)
      add(name, imports, second, &result.1)
    }
    return result
  }

  /// The platforms that the manifest states, such as `macOS`, as its text says.
  var platforms: Set<String> {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return [] }
    let code = text.split(whereSeparator: \.isNewline).map { line in
      line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
    guard let start = code.range(of: "platforms:") else { return [] }
    let list = code[start.upperBound...].prefix { $0 != "]" }
    let known = ["macOS", "iOS", "tvOS", "watchOS", "visionOS", "macCatalyst"]
    return Set(
      known.filter { list.contains(".\($0)(") || list.contains("Platform.\($0)(") })
  }

  /// Whether a file is one of an example's, which the package does not compile.
  private static func isExample(_ name: String) -> Bool {
    let first = name.prefix { $0 != "/" }.lowercased()
    return name.contains("/") && ["example", "demo", "sample"].contains { first.hasPrefix($0) }
  }

  /// The files below the folder, without those of builds.
  private var names: [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var names: [String] = []
    while let name = walk.nextObject() as? String {
      if name.split(separator: "/").last?.hasPrefix(".") == true {
        walk.skipDescendants()
      } else {
        names.append(name)
      }
    }
    return names.sorted()
  }
}
