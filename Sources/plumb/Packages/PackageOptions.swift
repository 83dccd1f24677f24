internal import ArgumentParser
internal import Foundation
internal import NibBuilding
internal import Toolsets
internal import Workbench

/// The options of `plumb build` and `plumb test`.
struct PackageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the package. (default: the current one)", valueName: "folder"),
    completion: .directory)
  var package = "."

  @Flag(name: .customLong("appkit"), help: "Build for AppKit instead of UIKit.")
  var isAppKit = false

  @Option(
    help: ArgumentHelp(
      "The folder of a toolset that exists. (default: one that is made from this tool's sources, or refreshed)",
      valueName: "folder"),
    completion: .directory)
  var toolset: String?

  @Option(
    help: ArgumentHelp(
      "The scratch folder of the build. (default: .build in the package)", valueName: "folder"),
    completion: .directory)
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "The device whose screen programs and tests see; see `plumb devices`. (default: $PLUMB_DEVICE)",
      valueName: "device"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The version of iOS that programs and tests see, such as 17.5; controls look as in that version, and `#available` stays that of iOS 26. (default: $PLUMB_SYSTEM)",
      valueName: "version"))
  var system: String?

  @Argument(parsing: .postTerminator, help: "Arguments for SwiftPM, after --.")
  var arguments: [String] = []

  func validate() throws {
    if let device, !DeviceReport.isDevice(device) {
      throw ValidationError("No device is called '\(device)'; `plumb devices` lists them.")
    }
    if let system, SystemVersion(system) == nil {
      throw ValidationError("'\(system)' is not a version of iOS, such as 17.5.")
    }
  }

  /// Runs SwiftPM and prints the rewriting report.
  func run(_ verb: PackageBuild.Verb) throws {
    do {
      let build = try PackageBuild(
        ToolsetCommand.folder(package), toolset: try toolsetFolder(),
        scratch: scratchPath.map(ToolsetCommand.folder), device: device, system: system)
      let code = try build.run(verb, arguments)
      let table = build.report.text
      if !table.isEmpty {
        Terminal.error("Rewritten in memory; no source was changed:\n\(table.dropLast())")
      }
      if code != 0 {
        if let hint = build.hint(isAppKit ? .appKit : .uiKit) { Terminal.error(hint) }
        throw ExitCode(1)
      }
    } catch let error as ToolsetError {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }

  private func toolsetFolder() throws(ToolsetError) -> URL {
    try Self.toolsetFolder(toolset, isAppKit ? .appKit : .uiKit)
  }

  /// The folder of the specified toolset, of the archive's, or of one that is created or updated.
  ///
  /// - Parameter renders: Whether documents are drawn with the classes of packages.
  static func toolsetFolder(
    _ named: String?, _ flavour: Toolset.Flavour, renders: Bool = false
  ) throws(ToolsetError) -> URL {
    if let named { return ToolsetCommand.folder(named) }
    let (sources, hasSources) = (ToolsetCommand.ownSources, ToolsetCommand.hasSources)
    if let program = ToolsetCommand.program {
      do {
        if let folder = try BundledToolset.folder(flavour, beside: program) { return folder }
      } catch {
        guard hasSources else { throw error }
        Terminal.error(error.description)
      }
    }
    guard hasSources else {
      throw .notFound(
        "This plumb has neither a toolset nor its sources (\(sources.path)); take the archive with toolsets for your compiler, or state a toolset with --toolset."
      )
    }
    let folder = sources.appendingPathComponent(".build/toolset/\(flavour.rawValue)")
    _ = try Toolset(flavour, of: sources, scratch: nil, in: folder, renders: renders)
    return folder
  }
}
