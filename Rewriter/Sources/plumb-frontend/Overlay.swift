internal import Glibc
internal import SourceRewriting

/// The rewritten sources of one module on disk, and the overlay that has the compiler read them.
///
/// They lie beside SwiftPM's modules, and are written again only where a source, an imported module's facts or this
/// program has changed.
struct Overlay {
  /// The arguments that the frontend needs in addition.
  let arguments: [String]

  /// The overlay of a call; nil for modules that are not a client's.
  init?(_ call: FrontendCall, _ platform: Platform, version: String) {
    guard let module = call.module, !call.sources.isEmpty, let modules = call.modules,
      // SwiftPM writes the programs that run tests for this system.
      !call.sources.allSatisfy({ $0.contains(".derived/") })
    else { return nil }
    let root = modules + "/../plumb"
    let folder = "\(root)/\(module)"
    Files.makeFolder(folder)
    let written = Files.locked("\(folder)/lock") {
      Self.refresh(call, module, root, folder, platform, version)
    }
    guard written else { return nil }
    arguments =
      ["-vfsoverlay", "\(folder)/overlay.yaml"]
      + (Files.read("\(folder)/imports") ?? "").split(separator: "\n").flatMap {
        ["-import-module", String($0)]
      }
  }

  /// Brings the folder up to date; whether the module is a client's.
  private static func refresh(
    _ call: FrontendCall, _ module: String, _ root: String, _ folder: String,
    _ platform: Platform, _ version: String
  ) -> Bool {
    let states = call.sources.map { "\($0) \(Files.state($0) ?? "")" }
    let previous = (Files.read("\(folder)/state") ?? "")
    let known = (Files.read("\(folder)/modules") ?? "").split(separator: "\n").map(String.init)
    func state(_ imports: [String]) -> String {
      let facts = imports.map { "\($0) \(Files.state("\(root)/\($0)/facts") ?? "")" }
      return ([version] + states + facts).joined(separator: "\n")
    }
    if !previous.isEmpty, previous == state(known) { return Files.exists("\(folder)/overlay.yaml") }

    var files: [SourceFile] = []
    var marks = SourceMarks()
    for path in call.sources {
      guard let text = Files.read(path) else { continue }
      marks.add(text)
      files.append(SourceFile(path: path, text: text))
    }
    let clients = marks.imports.filter { Files.exists("\(root)/\($0)/facts") }.sorted()
    let isClient = marks.isClient || !clients.isEmpty
    Files.write(clients.joined(separator: "\n"), to: "\(folder)/modules")
    guard isClient else {
      unlink("\(folder)/overlay.yaml")
      Files.write(state(clients), to: "\(folder)/state")
      return false
    }
    var imported = ImportedFacts()
    for client in clients { imported.add(Files.read("\(root)/\(client)/facts") ?? "") }
    let rewritten = RewrittenModule(files, imported: imported, for: platform)
    var roots: [String] = []
    for (index, path) in call.sources.enumerated() {
      guard let text = rewritten.texts[path] else { continue }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let copy = "\(folder)/\(index)-\(name)"
      if Files.read(copy) != text { Files.write(text, to: copy) }
      roots.append(
        "{ 'type': 'file', 'name': \(quoted(path)), 'external-contents': \(quoted(copy)) }")
    }
    Files.write(
      "{ 'version': 0, 'case-sensitive': 'true', 'use-external-names': 'false', 'roots': [\n\(roots.joined(separator: ",\n"))\n] }\n",
      to: "\(folder)/overlay.yaml")
    // The facts' date tells modules that import this one that they are stale.
    if Files.read("\(folder)/facts") != rewritten.facts {
      Files.write(rewritten.facts, to: "\(folder)/facts")
    }
    Files.write(rewritten.counts.text, to: "\(folder)/counts")
    Files.write(
      ([platform.library.rawValue, "FoundationShims"] + marks.implicitImports)
        .joined(separator: "\n"), to: "\(folder)/imports")
    Files.write(state(clients), to: "\(folder)/state")
    return true
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
