internal import Diagnostics
internal import Foundation

/// The program that surveys packages, and its list of the names that a library declares.
///
/// A toolset has both. Without one they are made from the sources, which takes seconds: the program is a part of the
/// package `Rewriter`, and the list comes from the stored lists of public declarations.
struct SurveyProgram {
  /// The program's path.
  let path: String
  /// The path of the list.
  let list: String

  private static let name = "plumb-survey"

  /// Creates the pair: finds it in a toolset, or makes it from sources.
  init(_ flavour: Toolset.Flavour, toolset: URL?, sources: URL) throws(ToolsetError) {
    if let toolset {
      try Toolset.prepare(toolset)
      let program = toolset.appendingPathComponent("bin/\(Self.name)")
      (path, list) = (program.path, Self.list(flavour, beside: program).path)
      guard FileManager.default.fileExists(atPath: path) else {
        throw .notFound(
          "\(toolset.path): The toolset has no survey; write it again with `plumb toolset -o \(toolset.path)`."
        )
      }
      guard FileManager.default.fileExists(atPath: list) else {
        throw .notFound(
          "\(toolset.path): The toolset is for \(flavour == .uiKit ? "AppKit" : "UIKit"); \(flavour == .uiKit ? "state" : "leave out") --appkit, or use another toolset."
        )
      }
      return
    }
    guard Self.exists("Rewriter/Package.swift", in: sources) else {
      throw .notFound(
        "\(sources.path): Plumb's sources are not there any more; state a toolset with --toolset.")
    }
    let scratch = sources.appendingPathComponent(".build/toolset-build")
    let program = try Self.program(of: sources, scratch: scratch)
    let list = Self.list(
      flavour, beside: scratch.appendingPathComponent("survey/\(Self.name)"))
    try Self.write(flavour, program, sources: sources, to: list)
    (path, self.list) = (program.path, list.path)
  }

  /// Writes the program and the list into a toolset's folder.
  static func install(
    _ flavour: Toolset.Flavour, of sources: URL, scratch: URL, in folder: URL
  ) throws(ToolsetError) {
    let built = try program(of: sources, scratch: scratch)
    let program = folder.appendingPathComponent("bin/\(name)")
    do {
      try? FileManager.default.removeItem(at: program)
      try FileManager.default.copyItem(at: built, to: program)
    } catch {
      throw .output(path: program.path, why: error.localizedDescription)
    }
    try write(flavour, built, sources: sources, to: list(flavour, beside: program))
  }

  /// The list of a library beside a program.
  private static func list(_ flavour: Toolset.Flavour, beside program: URL) -> URL {
    URL(fileURLWithPath: "\(program.path).\(flavour.rawValue)")
  }

  /// The program in a scratch folder, built unless it is newer than its sources.
  private static func program(of sources: URL, scratch: URL) throws(ToolsetError) -> URL {
    let package = sources.appendingPathComponent("Rewriter")
    let scratch = scratch.appendingPathComponent("rewriter")
    let built = scratch.appendingPathComponent("release/\(name)").resolvingSymlinksInPath()
    let newest = names(in: package, below: ["Package.swift", "Sources"]).map {
      changed(package.appendingPathComponent($0))
    }.max()
    if let newest, changed(built) > newest { return built }
    let folder = try SwiftBuild(package: package, scratch: scratch).run(product: name)
    return folder.appendingPathComponent(name).resolvingSymlinksInPath()
  }

  /// Writes a list, unless it was made from the same declarations by the same compiler.
  private static func write(
    _ flavour: Toolset.Flavour, _ program: URL, sources: URL, to list: URL
  ) throws(ToolsetError) {
    let compiler = try SwiftCompiler.found()
    let lists = sources.appendingPathComponent("Documentation/API")
    let files = names(in: lists, below: [""]).map { lists.appendingPathComponent($0) }
    let states =
      [compiler.version]
      + (files + [program]).map {
        "\($0.lastPathComponent) \(changed($0).timeIntervalSince1970)"
      }
    let key = Fingerprint(of: states.joined(separator: "\n")).description
    if firstLine(of: list) == key { return }
    let graphs = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-graphs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: graphs) }
    try extract(into: graphs)
    do {
      try FileManager.default.createDirectory(
        at: list.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .output(path: list.path, why: error.localizedDescription)
    }
    let result = try ProgramRun([
      program.path, "list", flavour.library, "--key", key, "--lists",
      lists.path, "--graphs", graphs.path, "-o", list.path,
    ]).output()
    guard result.status == 0 else {
      throw .notFound("\(list.path): The list of names cannot be written.\n\(result.errors)")
    }
  }

  /// The modules of the language, which are not in the stored lists.
  private static let language = [
    "Swift", "_Concurrency", "Dispatch", "FoundationEssentials", "FoundationInternationalization",
    "Foundation", "FoundationNetworking", "FoundationXML",
  ]

  /// Has the compiler write the symbol graphs of the language's modules.
  private static func extract(into folder: URL) throws(ToolsetError) {
    let target = try SwiftCompiler.found().target
    for module in language {
      let output = folder.appendingPathComponent(module)
      do {
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      } catch {
        throw .output(path: output.path, why: error.localizedDescription)
      }
      _ = try ProgramRun([
        "swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir",
        output.path, "-minimum-access-level", "public", "-skip-synthesized-members",
      ]).successfulOutput()
    }
  }

  private static func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// The time of a file's last change; the distant past without the file.
  private static func changed(_ file: URL) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.resolvingSymlinksInPath().path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  /// The files of some names in a folder, and those below them.
  private static func names(in folder: URL, below names: [String]) -> [String] {
    names.flatMap { name -> [String] in
      let place = folder.appendingPathComponent(name)
      let inner = FileManager.default.enumerator(atPath: place.path)?.allObjects ?? []
      let found = inner.compactMap { $0 as? String }.map { name.isEmpty ? $0 : "\(name)/\($0)" }
      return found.isEmpty ? [name] : found
    }.sorted()
  }

  private static func firstLine(of file: URL) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let start = try? handle.read(upToCount: 256)
    else { return nil }
    return String(decoding: start.prefix { $0 != 10 }, as: UTF8.self)
  }
}
