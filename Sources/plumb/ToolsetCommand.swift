internal import ArgumentParser
internal import Foundation
internal import Workbench

/// `plumb toolset`: lets other packages `import UIKit` or `AppKit` without a word about Plumb.
struct ToolsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "toolset",
    abstract: "Build UIKit or AppKit once and write a SwiftPM toolset for other packages.",
    discussion: """
      A package that only says `import UIKit` (with --appkit AppKit or Cocoa), QuartzCore or \
      CoreGraphics then builds and tests unchanged:

        plumb toolset -o ~/uikit
        swift test --toolset ~/uikit/toolset.json --disable-xctest

      Packages that use XCTest leave the last option out.

      Exit codes: 0 the toolset was written; 2 it could not be; 64 the command line was wrong.
      """)

  @Flag(name: .customLong("appkit"), help: "AppKit and Cocoa instead of UIKit.")
  var isAppKit = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The toolset's folder; without it .build/toolset/uikit (or appkit) of the sources.",
      valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The folder of Plumb's sources; without it the one this tool was built from.",
      valueName: "folder"))
  var package: String?

  @Option(
    help: ArgumentHelp(
      "Where the library is built; without it .build of the sources.",
      valueName: "folder"))
  var scratchPath: String?

  func run() throws {
    let flavour: Toolset.Flavour = isAppKit ? .appKit : .uiKit
    let sources = package.map(Self.folder) ?? Self.ownSources
    let folder =
      output.map(Self.folder)
      ?? sources.appendingPathComponent(".build/toolset/\(flavour.rawValue)")
    do {
      let toolset = try Toolset(
        flavour, of: sources, scratch: scratchPath.map(Self.folder), in: folder)
      print(toolset.file.path)
    } catch {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }

  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
  }

  /// Two folders above this file.
  private static let ownSources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
