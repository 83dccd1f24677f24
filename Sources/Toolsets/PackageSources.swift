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

  /// A source, relative to the folder, that imports one of some modules without a condition; nil without one, or where a
  /// source imports one of the others.
  func path(importing modules: Set<String>, without others: Set<String>) -> String? {
    var found: String?
    for name in names where name.hasSuffix(".swift") {
      let url = folder.appendingPathComponent(name)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      for line in text.split(whereSeparator: \.isNewline) {
        if line.hasPrefix("#if") { break }
        guard line.hasPrefix("import ") else { continue }
        let module = String(line.dropFirst(7).prefix { $0.isLetter || $0.isNumber })
        if others.contains(module) { return nil }
        if modules.contains(module), found == nil { found = name }
      }
    }
    return found
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
