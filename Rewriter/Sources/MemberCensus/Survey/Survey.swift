import Foundation
import SourceRewriting
import SwiftParser
import SwiftSyntax

/// A survey of a package: what it uses and is not declared here, as far as its syntax says.
///
/// Nothing is compiled. A name is only reported where its receiver's type is known, and where neither the package nor a
/// dependency declares something of that name.
public struct Survey {
  private let request: SurveyRequest
  private let declared: DeclaredMembers
  private let platform: Platform
  /// The modules of the toolset, of the language, and of the package.
  private var importable: Set<String>
  private let bound = BoundNames()
  private var sources: [Source] = []
  private var report: SurveyReport
  /// The indices of ``SurveyReport/modules`` by name, while they are collected.
  private var moduleIndices: [String: Int] = [:]
  /// The names of ``SurveyReport/leftOut``.
  private var leftOut: Set<String> = []

  /// A source without what is not compiled.
  private struct Source {
    let path: String
    let original: String
    let text: String
    let imports: [CompiledSources.Import]
    var module = ""
  }

  /// The prefixes of names of Apple's interfaces.
  static let prefixes = [
    "UI", "NS", "CG", "CA", "CT", "CI", "CV", "CM", "CF", "AV", "CL", "WK", "SF", "MF", "UT", "AX",
    "MTL", "MPS", "vImage",
  ]

  /// Modules of the language and its libraries, and those that the rewriter puts others in place of.
  static let system: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "RegexBuilder",
    "Synchronization", "Distributed", "Observation", "XCTest", "Testing", "Glibc", "os", "OSLog",
    "Combine", "ObjectiveC", "Darwin", "DeveloperToolsSupport", "SwiftSyntax", "SwiftParser",
    "SwiftDiagnostics", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftCompilerPlugin",
    "PackageDescription", "PackagePlugin", "Builtin", "Cxx", "CxxStdlib",
  ]

  /// Members of optionals, whose type counts as what they wrap, and of objects, which the rewriter puts others in place of.
  private static let rewritten: Set<String> = [
    "map", "flatMap", "some", "none", "unsafelyUnwrapped", "take", "perform", "responds",
    "value", "setValue", "observe", "isKind", "isMember", "encode", "self", "Type",
  ]

  /// Surveys a package against a list of names.
  ///
  /// - Parameter list: The text of a list of the toolset's library.
  public static func report(_ request: SurveyRequest, list: String) -> SurveyReport {
    var survey = Survey(request, NameList(reading: list).members)
    survey.read()
    survey.count()
    return survey.report
  }

  private init(_ request: SurveyRequest, _ declared: DeclaredMembers) {
    self.request = request
    self.declared = declared
    report = SurveyReport(library: request.library)
    importable = Self.system.union(declared.types.values.compactMap(\.module))
      .union(request.modules.map(\.name)).union(declared.aliases.keys.filter { $0 == "Cocoa" })
    var platform = Platform(request.library == "AppKit" ? .appKit : .uiKit, version: [26, 0])
    importable.formUnion(
      AbsentModules.names.subtracting(AbsentModules.names(besides: platform.library)))
    importable.formUnion(
      platform.library == .uiKit ? ["UIKit", "CoreGraphics"] : ["AppKit", "Cocoa", "CoreGraphics"])
    importable.subtract(platform.library == .uiKit ? ["AppKit", "Cocoa"] : ["UIKit"])
    platform.absentModules.subtract(request.modules.map(\.name))
    platform.importable = importable
    self.platform = platform
  }

  /// Reads the modules: what they declare, and the sources that are listed.
  private mutating func read() {
    var imported = ImportedFacts()
    var clients: Set<String> = []
    for module in request.modules {
      var texts: [(path: String, text: String)] = []
      for path in module.sources {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
        if path.hasSuffix(".swift") {
          texts.append((path, text))
        } else {
          bound.add(words: text)
        }
      }
      var marks = SourceMarks()
      for (_, text) in texts { marks.add(SourceMarks(text)) }
      let isLinux = LinuxLibrary.contains(
        texts.map(\.path), imports: marks.imports, namesLinux: marks.namesLinux)
      guard !isLinux, marks.isClient || !marks.imports.isDisjoint(with: clients) else {
        // Compiled as on Linux: only what it declares matters.
        sources += texts.map { Source(path: "", original: "", text: $0.text, imports: []) }
        continue
      }
      clients.insert(module.name)
      var platform = platform
      platform.checksIsolation = module.isVersion6 ?? false
      let compiled = CompiledSources(
        texts.map { SourceFile(path: $0.path, text: $0.text) }, imported: imported, for: platform)
      imported.add(compiled.facts)
      for (index, (path, text)) in texts.enumerated() {
        sources.append(
          Source(
            path: module.isListed ? path : "", original: text, text: compiled.texts[index],
            imports: compiled.imports[index], module: module.name))
      }
      if module.isListed { add(compiled, paths: texts.map(\.path), texts: texts.map(\.text)) }
    }
  }

  /// Adds the modules that a module of the package imports and that are missing.
  private mutating func add(_ compiled: CompiledSources, paths: [String], texts: [String]) {
    let absent = platform.absentModules
    for idiom in [RewriteCounts.Idiom.dropped, .ended] {
      for name in compiled.counts.names[idiom] ?? [] where leftOut.insert(name).inserted {
        report.leftOut.append(name)
      }
    }
    for (index, imports) in compiled.imports.enumerated() {
      var known: Set<String> = []
      let starts = imports.isEmpty ? [0] : Self.starts(texts[index])
      for one in imports where !importable.contains(one.module) {
        let isAbsent = absent.contains(one.module)
        guard isAbsent || !request.lacksDependencies, known.insert(one.module).inserted else {
          continue
        }
        let place = self.place(paths[index], starts, one.offset)
        if let found = moduleIndices[one.module] {
          report.modules[found].sources += 1
        } else {
          moduleIndices[one.module] = report.modules.count
          report.modules.append(
            SurveyReport.Module(
              name: one.module, sources: 1, stops: !isAbsent, place: place))
        }
      }
    }
  }

  private mutating func count() {
    let collected = SourceDeclarations(DeclaredMembers(over: declared))
    var trees: [SourceFileSyntax] = []
    for source in sources {
      let tree = Parser.parse(source: source.text)
      collected.walk(tree)
      bound.walk(tree)
      trees.append(tree)
    }
    let counter = UseCounter(
      collected.members, repository: "", counted: counted, prefixes: Self.prefixes)
    counter.countsForms = false
    counter.bound = bound.names
    // Extensions of an imported module reach all sources that are compiled with the importing one.
    var isOpen: [String: Bool] = [:]
    func hasUnknown(_ source: Source) -> Bool {
      request.lacksDependencies && !source.imports.allSatisfy { isKnown($0.module) }
    }
    for source in sources where hasUnknown(source) { isOpen[source.module] = true }
    for (index, source) in sources.enumerated() where !source.path.isEmpty {
      report.sources += 1
      if isOpen[source.module] == true { report.unread += 1 }
      if hasUnknown(source) { continue }
      counter.source = index
      counter.walk(trees[index])
    }
    let total = counter.total
    report.declaredUses = total.declared
    var starts: [Int: [Int]] = [:]
    for (use, counts) in total.missing {
      if use.type.isEmpty || isForeign(use, collected) { continue }
      guard let site = counter.sites[use] else { continue }
      let source = sources[site.source]
      if isOpen[source.module] == true, !use.member.isEmpty { continue }
      let lines = starts[site.source] ?? Self.starts(source.text)
      starts[site.source] = lines
      report.names.append(
        SurveyReport.Name(
          name: use.member.isEmpty ? use.type : "\(use.type).\(use.member)",
          kind: use.member.isEmpty ? .type : .member, uses: counts.values.reduce(0, +),
          place: place(source.path, lines, site.offset)))
    }
    report.names.sort { ($1.uses, $0.name) < ($0.uses, $1.name) }
    report.modules.sort { ($1.sources, $0.name) < ($0.sources, $1.name) }
  }

  private func isForeign(_ use: Use, _ collected: SourceDeclarations) -> Bool {
    let first = String(use.type.prefix { $0 != "." })
    return collected.extensionMembers.contains(use.name) || Self.rewritten.contains(use.name)
      || bound.names.contains(first) && declared.type(first) == nil
  }

  private func isKnown(_ module: String) -> Bool {
    importable.contains(module) || platform.absentModules.contains(module)
  }

  /// The modules whose members count: those of the list but the language's.
  private var counted: Set<String> {
    Set(declared.types.values.compactMap(\.module)).subtracting(Self.system).subtracting([""])
  }

  /// The place of an offset in a source whose lines begin at some offsets.
  private func place(_ path: String, _ starts: [Int], _ offset: Int) -> SurveyReport.Place {
    // The last line that begins at the offset or before.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let root = request.root.hasSuffix("/") ? request.root : request.root + "/"
    return SurveyReport.Place(
      file: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path, line: low + 1,
      column: offset - starts[low] + 1)
  }

  /// The offsets at which lines begin, in UTF-8.
  private static func starts(_ text: String) -> [Int] {
    var result = [0]
    for (index, byte) in text.utf8.enumerated() where byte == 10 { result.append(index + 1) }
    return result
  }
}
