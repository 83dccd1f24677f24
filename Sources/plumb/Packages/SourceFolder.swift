internal import Diagnostics
internal import Foundation
internal import Toolsets
internal import Workbench

/// A package for a folder of app sources without a manifest, such as that of an Xcode project.
///
/// The package is in a separate folder; nothing is written into the sources' folder.
struct SourceFolder {
  private let sources: URL
  /// The folder of the created package.
  let package: URL

  /// Creates a package with a single target that contains all Swift sources in a folder, except tests and the folders
  /// of dependencies.
  ///
  /// - Throws: `ToolsetError` if there are no sources, or if the package cannot be written.
  init(_ sources: URL) throws(ToolsetError) {
    self.sources = sources
    let names = Self.names(below: sources)
    guard !names.isEmpty else {
      throw .notFound(
        "\(sources.path): This folder has neither a package (Package.swift) nor Swift sources.")
    }
    let module = Self.module(sources.lastPathComponent)
    package = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plumb-\(module)-\(Fingerprint(of: sources.path))", isDirectory: true)
    let link = package.appendingPathComponent("Sources")
    let list = names.map { "        \(Self.literal($0))," }.joined(separator: "\n")
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(module)",
        defaultLocalization: "en", platforms: [.iOS(.v15)],
        targets: [
          .target(name: "\(module)", path: "Sources", sources: [
      \(list)
          ])
        ])

      """
    do {
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      let existing = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
      if existing != sources.path {
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: sources)
      }
      let file = package.appendingPathComponent("Package.swift")
      if (try? String(contentsOf: file, encoding: .utf8)) != manifest {
        try manifest.write(to: file, atomically: true, encoding: .utf8)
      }
    } catch {
      throw .output(path: package.path, why: SystemWords.text(of: error))
    }
  }

  /// Returns a folder with links to the app's files, all in one as Xcode copies them into its bundle.
  ///
  /// Files of languages stay in their folders, and so do those of folders that are files to their users.
  ///
  /// - Throws: `ToolsetError` if the folder cannot be written.
  func makeBundle() throws(ToolsetError) -> URL {
    let files = FileManager.default
    let bundle = package.appendingPathComponent("App", isDirectory: true)
    do {
      try? files.removeItem(at: bundle)
      try files.createDirectory(at: bundle, withIntermediateDirectories: true)
      let all = files.enumerator(atPath: sources.path)
      while let name = all?.nextObject() as? String {
        let url = URL(fileURLWithPath: name)
        let isFolder = all?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
        if isFolder {
          if Self.isOmitted(url.lastPathComponent) { all?.skipDescendants() }
          guard Self.wrappers.contains(url.pathExtension) else { continue }
          all?.skipDescendants()
        } else if url.pathExtension == "swift" || url.lastPathComponent.hasPrefix(".") {
          continue
        }
        var folder = bundle
        let around = (name as NSString).deletingLastPathComponent
        if around.hasSuffix(".lproj") {
          folder = bundle.appendingPathComponent((around as NSString).lastPathComponent)
          try files.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        // Of files of one name the first one counts.
        try? files.createSymbolicLink(
          at: folder.appendingPathComponent(url.lastPathComponent),
          withDestinationURL: sources.appendingPathComponent(name))
      }
    } catch {
      throw .output(path: bundle.path, why: SystemWords.text(of: error))
    }
    return bundle
  }

  /// Folders that are copied as a whole.
  private static let wrappers: Set = ["bundle", "framework", "momd", "scnassets", "atlas"]

  /// Whether nothing of a folder is in an app, by the folder's name: tests, dependencies, and what Xcode reads itself.
  private static func isOmitted(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasPrefix(".")
      || ["Pods", "Carthage", "fastlane"].contains(name)
      || [".xcassets", ".xcodeproj", ".xcworkspace", ".xcdatamodeld"].contains {
        name.hasSuffix($0)
      }
  }

  /// The paths of the Swift sources in a folder, relative to it.
  private static func names(below sources: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
    return all.compactMap { $0 as? String }.filter { name in
      let parts = name.split(separator: "/")
      return name.hasSuffix(".swift") && parts.last != "Package.swift"
        && !parts.dropLast().contains { isOmitted(String($0)) }
    }.sorted()
  }

  /// The module name for a folder's name.
  private static func module(_ name: String) -> String {
    let letters = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return letters.first.map { $0.isNumber } == false ? letters : "App" + letters
  }

  private static func literal(_ name: String) -> String {
    "\"" + name.map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
