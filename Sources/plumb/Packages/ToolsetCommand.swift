internal import ArgumentParser
internal import Foundation
internal import Toolsets

/// `plumb toolset`: enables other packages to `import UIKit` or `AppKit` without a dependency on Plumb.
struct ToolsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "toolset",
    abstract: "Build UIKit or AppKit and write a SwiftPM toolset for other packages.",
    discussion: """
      With the toolset, a package that imports UIKit (with --appkit AppKit or Cocoa), QuartzCore or \
      CoreGraphics builds and runs its tests unchanged:

        plumb toolset -o ~/uikit
        swift test --toolset ~/uikit/toolset.json --disable-xctest

      Omit --disable-xctest for packages that use XCTest. The tool of an archive with toolsets copies its own \
      (with -o) or makes it ready where it is, in a moment.

      Exit codes: 0 the toolset was written; 2 it could not be built or written; 64 invalid \
      command line.
      """)

  @Flag(name: .customLong("appkit"), help: "Build AppKit and Cocoa instead of UIKit.")
  var isAppKit = false

  @Flag(
    help:
      "Build only what `swift test` needs, in half of the time: not what draws documents with the classes of packages, nor the survey."
  )
  var testsOnly = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write the toolset to a folder. (default: .build/toolset/uikit or .build/toolset/appkit in the sources)",
      valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The folder of Plumb's sources. (default: the one this tool was built from)",
      valueName: "folder"),
    completion: .directory)
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The scratch folder of the build. (default: .build/toolset-build in the sources)",
      valueName: "folder"),
    completion: .directory)
  var scratchPath: String?

  func run() throws {
    let flavour: Toolset.Flavour = isAppKit ? .appKit : .uiKit
    do {
      if package == nil, !Self.hasSources, let program = Self.program,
        let folder = try BundledToolset.folder(
          flavour, beside: program, copiedTo: output.map(Self.folder))
      {
        return print(folder.appendingPathComponent("toolset.json").path)
      }
      let sources = package.map(Self.folder) ?? Self.ownSources
      let folder =
        output.map(Self.folder)
        ?? sources.appendingPathComponent(".build/toolset/\(flavour.rawValue)")
      let toolset = try Toolset(
        flavour, of: sources, scratch: scratchPath.map(Self.folder), in: folder,
        isComplete: !testsOnly)
      print(toolset.file.path)
    } catch {
      Terminal.error("\(error)")
      throw ExitCode(2)
    }
  }

  /// The file of this program, links followed.
  static var program: URL? { Bundle.main.executableURL?.resolvingSymlinksInPath() }

  /// Whether the sources that this tool was built from are there.
  static var hasSources: Bool {
    FileManager.default.fileExists(
      atPath: ownSources.appendingPathComponent("Package.swift").path)
  }

  static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
  }

  /// The package that contains this file.
  ///
  /// Located by name rather than by a number of parents, because this file may move to another folder of its module.
  static let ownSources: URL = {
    let path = #filePath
    let module = path.range(of: "/Sources/plumb/", options: .backwards)
    return URL(fileURLWithPath: String(path[..<(module?.lowerBound ?? path.endIndex)]))
  }()
}
