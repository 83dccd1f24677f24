internal import Glibc
internal import SourceRewriting

/// The rewritten sources of one module on disk, and the overlay that has the compiler read them.
///
/// They lie beside SwiftPM's modules, and are written again only where a source, an imported module's facts or this
/// program has changed.
struct Overlay {
  /// The arguments that the frontend needs in addition.
  let arguments: [String]
  /// The folder with the rewritten sources.
  let folder: String

  /// Creates the overlay of a call; nil for modules that are not a client's.
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
    self.folder = folder
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
    let states = call.sources.map { Files.state($0) ?? "" }
    func facts(_ imports: [String]) -> String {
      imports.map { "\($0) \(Files.state("\(root)/\($0)/facts") ?? "")" }.joined(separator: "\n")
    }
    let key = ([version] + call.sources).joined(separator: "\n")
    let state = ([key] + states).joined(separator: "\n")
    let previous = (Files.read("\(folder)/state") ?? "")
    // The modules whose facts were used, each with its facts' state.
    let used = Files.read("\(folder)/imported") ?? ""
    let names = used.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    if previous == state, used == facts(names) { return Files.exists("\(folder)/overlay.yaml") }

    var sources = ModuleSources(
      call.sources, states: states, cache: "\(folder)/cache", key: key)
    let marks = sources.marks
    let clients = marks.imports.filter { Files.exists("\(root)/\($0)/facts") }.sorted()
    let imports = facts(clients)
    Files.write(imports, to: "\(folder)/imported")
    let isOfLinux = LinuxLibrary.contains(
      call.sources, imports: marks.imports, namesLinux: marks.namesLinux)
    guard !isOfLinux, marks.isClient || !clients.isEmpty else {
      sources.save()
      unlink("\(folder)/overlay.yaml")
      Files.write(state, to: "\(folder)/state")
      return false
    }
    var imported = ImportedFacts()
    for client in clients { imported.add(Files.read("\(root)/\(client)/facts") ?? "") }
    func copy(_ index: Int) -> String {
      "\(folder)/\(index)-\(call.sources[index].split(separator: "/").last ?? "")"
    }
    // A package may have a module of such a name itself.
    var platform = platform
    platform.absentModules.subtract(marks.imports.filter(call.has))
    let needsAbsent = !marks.imports.isDisjoint(with: platform.absentModules)
    let rewritten = sources.rewrite(
      imported, areFactsNew: imports != used || needsAbsent, for: platform
    ) { index, text in
      if Files.read(copy(index)) != text { Files.write(text, to: copy(index)) }
    }
    let roots = rewritten.indices.map {
      "{ 'type': 'file', 'name': \(quoted(call.sources[$0])), 'external-contents': \(quoted(copy($0))) }"
    }
    Files.write(
      "{ 'version': 0, 'case-sensitive': 'true', 'use-external-names': 'false', 'roots': [\n\(roots.joined(separator: ",\n"))\n] }\n",
      to: "\(folder)/overlay.yaml")
    // The facts' date tells modules that import this one that they are stale.
    if Files.read("\(folder)/facts") != rewritten.facts {
      Files.write(rewritten.facts, to: "\(folder)/facts")
    }
    Files.write(rewritten.counts.text, to: "\(folder)/counts")
    Files.write(DroppedNames.text(rewritten.dropped), to: "\(folder)/dropped")
    Files.write(
      ([platform.library.rawValue, "FoundationShims"] + marks.implicitImports)
        .joined(separator: "\n"), to: "\(folder)/imports")
    Files.write(state, to: "\(folder)/state")
    return true
  }

  /// The paths of the rewritten texts by those of their sources.
  var copies: [String: String] {
    var result: [String: String] = [:]
    for line in (Files.read("\(folder)/overlay.yaml") ?? "").split(separator: "\n")
    where line.hasPrefix("{ 'type': 'file', 'name': '") {
      let names = Self.literals(line)
      if names.count == 6 { result[names[3]] = names[5] }
    }
    return result
  }

  /// The texts between apostrophes in a line.
  private static func literals(_ line: Substring) -> [String] {
    var result: [String] = []
    var text = ""
    var isOpen = false
    var before: Character = " "
    for character in line {
      if character == "'" {
        // A doubled apostrophe is one of the text.
        if !isOpen, before == "'", !result.isEmpty { text = result.removeLast() + "'" }
        if isOpen { result.append(text) } else if before != "'" { text = "" }
        isOpen.toggle()
      } else if isOpen {
        text.append(character)
      }
      before = character
    }
    return result
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
