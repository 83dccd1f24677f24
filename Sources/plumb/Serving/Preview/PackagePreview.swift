internal import Foundation
internal import Synchronization
internal import Toolsets
internal import Workbench
internal import Workers

/// A thread that builds a package with a toolset, and builds it again when a source changes.
final class PackagePreview: Sendable {
  /// The worker that has the package's classes and previews.
  struct Classes {
    /// The command that starts it.
    let command: WorkerCommand
    /// Its setup.
    let setup: PreviewWorker.Setup
  }

  /// An event of the package.
  enum Event {
    /// A build began.
    case building
    /// A build succeeded.
    case built(Classes)
    /// A build failed; the first error of the compiler.
    case failed(String)
  }

  /// The seconds between looks at the sources.
  private static let interval = 0.05
  /// The number of looks at the known sources for each search for new ones.
  private static let rarely = 20

  private let isEnded = Mutex(false)

  /// Creates a preview of a package, or of a folder of sources, and starts its thread.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - toolset: The folder of a toolset; nil for one that is made or refreshed.
  ///   - happened: Called with each event, on the thread.
  init(_ folder: URL, toolset: String?, happened: @escaping @Sendable (Event) -> Void) {
    let thread = Thread { [self] in
      WorkerCommand.blockPipeSignal()
      var names = Self.sources(in: folder)
      while !isEnded.withLock({ $0 }) {
        let stamps = names.map(FileStamp.init)
        happened(.building)
        happened(Self.build(folder, toolset))
        names = wait(for: folder, names, stamps)
      }
    }
    thread.start()
  }

  /// Ends the thread after the current build.
  func end() { isEnded.withLock { $0 = true } }

  /// Waits until a source changes, comes or goes, and returns the sources.
  private func wait(for folder: URL, _ names: [String], _ stamps: [FileStamp]) -> [String] {
    var round = 0
    while !isEnded.withLock({ $0 }) {
      if names.map(FileStamp.init) != stamps { return Self.sources(in: folder) }
      round += 1
      if round.isMultiple(of: Self.rarely) {
        let now = Self.sources(in: folder)
        if now != names { return now }
      }
      Thread.sleep(forTimeInterval: Self.interval)
    }
    return names
  }

  /// Returns the paths of a package's sources and manifest, without hidden folders.
  private static func sources(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [String] = []
    while let file = files?.nextObject() as? URL {
      if ["swift", "h", "m", "c", "xib", "storyboard"].contains(file.pathExtension) {
        found.append(file.path)
      }
    }
    return found.sorted()
  }

  private static func build(_ folder: URL, _ toolset: String?) -> Event {
    do {
      let manifest = folder.appendingPathComponent("Package.swift").path
      let root =
        FileManager.default.fileExists(atPath: manifest)
        ? folder : try SourceFolder(folder).package
      let toolset = try PackageOptions.toolsetFolder(
        toolset, Toolset.Flavour(ofSources: folder), renders: true)
      let scratch = root.appendingPathComponent(".build/plumb")
      let build = try PackageBuild(root, toolset: toolset, scratch: scratch)
      let (isBuilt, text) = try build.output(["--quiet"])
      guard isBuilt else { return .failed(firstError(in: text)) }
      let library = try PackageLibrary(scratch: scratch, toolset: toolset)
      var setup = PreviewWorker.Setup()
      setup.libraries = [library.path]
      setup.modules = library.modules
      return .built(
        Classes(
          command: WorkerCommand(
            program: toolset.appendingPathComponent(ToolsetProgram.name),
            arguments: [PreviewWorker.argument], count: 1),
          setup: setup))
    } catch {
      return .failed("\(error)")
    }
  }

  /// Returns the first error that the compiler printed, with its file, line and column.
  private static func firstError(in text: String) -> String {
    let lines = text.split(separator: "\n")
    let line =
      lines.first { $0.contains(/^[^ ].*:\d+:\d+: error:/) }
      ?? lines.first { $0.contains("error: ") } ?? lines.last ?? "The package does not build."
    return String(line)
  }
}
