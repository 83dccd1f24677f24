package import Foundation

/// A list of what a package uses and a toolset's library does not declare, without a build.
///
/// - SeeAlso: `Documentation/Decisions/survey.md`.
package struct PackageSurvey {
  private let package: URL
  private let flavour: Toolset.Flavour
  private let program: SurveyProgram
  /// SwiftPM's checkouts.
  private let checkouts: URL
  /// The names of their folders, by identity.
  private let checkoutNames: [String: String]

  /// The form of the list.
  package enum Format: String, Sendable, CaseIterable {
    case text, json
  }

  /// The package's modules, as the program reads them.
  private struct Request: Encodable {
    struct Module: Encodable {
      var name: String
      var sources: [String]
      var isListed: Bool
      var isVersion6: Bool
    }
    var library: String
    var root: String
    var modules: [Module]
    var lacksDependencies: Bool
  }

  /// Creates a survey.
  ///
  /// - Parameters:
  ///   - package: The folder with the manifest.
  ///   - toolset: The folder of a toolset that exists; nil for the sources.
  ///   - sources: The folder of Plumb's sources.
  ///   - scratch: SwiftPM's scratch folder, whose checkouts of dependencies are read; nil for the package's own.
  /// - Throws: `ToolsetError` when there is no package, or neither a toolset nor sources.
  package init(
    _ package: URL, _ flavour: Toolset.Flavour, toolset: URL?, sources: URL, scratch: URL?
  ) throws(ToolsetError) {
    let manifest = package.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw .notFound("\(package.path): This folder does not contain a package (Package.swift).")
    }
    (self.package, self.flavour) = (package, flavour)
    checkouts = (scratch ?? package.appendingPathComponent(".build"))
      .appendingPathComponent("checkouts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
    checkoutNames = Dictionary(names.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
    program = try SurveyProgram(flavour, toolset: toolset, sources: sources)
  }

  /// Reads the package's sources.
  ///
  /// - Returns: The list, and whether something is missing.
  package func run(_ format: Format) throws(ToolsetError) -> (list: Data, isMissing: Bool) {
    let request = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-survey-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: request) }
    let content = try self.request()
    do {
      try JSONEncoder().encode(content).write(to: request)
    } catch {
      throw .output(path: request.path, why: error.localizedDescription)
    }
    let result = try ProgramRun([
      program.path, "report", request.path, program.list, format.rawValue,
    ]).output()
    guard result.status == 0 || result.status == 1 else {
      throw .notFound("\(program.path): The survey ended early.\n\(result.errors.suffix(4000))")
    }
    return (result.output, result.status == 1)
  }

  private func request() throws(ToolsetError) -> Request {
    let manifest = try PackageManifest.read(package)
    var request = Request(
      library: flavour.library, root: package.path, modules: [],
      lacksDependencies: manifest.targets.contains { $0.type == "binary" })
    var waiting = places(of: manifest, in: package)
    var known: Set<String> = []
    var others: [[Request.Module]] = []
    while let place = waiting.popLast() {
      guard known.insert(place.path).inserted else { continue }
      guard known.count <= 256, let found = try? PackageManifest.read(place) else {
        request.lacksDependencies = true
        continue
      }
      if found.targets.contains(where: { $0.type == "binary" }) { request.lacksDependencies = true }
      waiting += places(of: found, in: place)
      others.append(modules(of: found, in: place, isListed: false))
    }
    // A dependency that another one needs was found later.
    request.modules = others.reversed().flatMap(\.self)
    request.modules += modules(of: manifest, in: package, isListed: true)
    return request
  }

  private func modules(
    of manifest: PackageManifest, in folder: URL, isListed: Bool
  ) -> [Request.Module] {
    manifest.ordered.map {
      Request.Module(
        name: moduleName($0.name), sources: $0.files(in: folder), isListed: isListed,
        isVersion6: manifest.isVersion6)
    }
  }

  /// The name by which a target's module is imported.
  private func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The folders of the packages that one depends on: those beside it, and SwiftPM's checkouts.
  private func places(of manifest: PackageManifest, in folder: URL) -> [URL] {
    manifest.dependencies.flatMap { dependency -> [URL] in
      let local = (dependency.fileSystem ?? []).compactMap(\.path).map {
        URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL
      }
      let fetched = (dependency.sourceControl ?? []) + (dependency.registry ?? [])
      return local + fetched.map { checkout($0.identity) }
    }
  }

  /// The checkout of a dependency; its folder has the repository's name, whose letters may be capitals.
  private func checkout(_ identity: String) -> URL {
    checkouts.appendingPathComponent(checkoutNames[identity.lowercased()] ?? identity)
  }
}
