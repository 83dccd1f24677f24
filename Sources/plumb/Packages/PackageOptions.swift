internal import ArgumentParser
internal import Foundation
internal import NibBuilding
internal import ReportFormats
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
      "The folder of a toolset that exists. (default: that of the tool's archive, or one that is made from its sources, or refreshed)",
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

  /// Builds the package and prints the rewriting report.
  func build() throws {
    try run { build throws(ToolsetError) in try build.run(.build, arguments) }
  }

  /// Builds the package, runs its tests and prints the rewriting report.
  ///
  /// - Parameter report: The file for the outcomes, in the format of JUnit.
  func test(report: String?) throws {
    if let report, let why = OutputFile.refusal(report) {
      throw ValidationError("\(report) is not replaced: \(why).")
    }
    try run { build throws(ToolsetError) in
      let result = try build.test(arguments, isReported: report != nil) { Terminal.error($0) }
      if let table = result.table {
        if let report {
          do throws(WorkbenchError) {
            try OutputFile.write(Data(table.junit.utf8), to: report)
          } catch {
            throw .notFound(error.description)
          }
        }
        Terminal.error(
          "Tests, in \(result.processes) process\(result.processes == 1 ? "" : "es"):\n\(table.text.dropLast())"
        )
      }
      return result.code
    }
  }

  /// Runs SwiftPM and prints the rewriting report, before it what the sources say of their platform.
  private func run(_ body: (PackageBuild) throws(ToolsetError) -> Int32) throws {
    do {
      let build = try PackageBuild(
        ToolsetCommand.folder(package), toolset: try toolsetFolder(),
        scratch: scratchPath.map(ToolsetCommand.folder), device: device, system: system)
      if isAppKit, build.library == .uiKit {
        throw ToolsetError.notFound(
          "\(toolset ?? ""): The toolset is for UIKit; leave out --appkit, or use another toolset.")
      }
      let hint = build.hint(build.library ?? (isAppKit ? .appKit : .uiKit))
      if let hint { Terminal.error("note: \(hint)") }
      let code = try body(build)
      let table = build.report.text
      if !table.isEmpty {
        Terminal.error("Rewritten in memory; no source was changed:\n\(table.dropLast())")
      }
      let left = build.report.leftOut
      if !left.isEmpty {
        Terminal.error(
          "Not compiled, or ended where it runs, because modules are missing:\n\(left.dropLast())")
      }
      if code != 0 {
        // What was said before the build has scrolled away.
        if let hint { Terminal.error(hint) }
        throw ExitCode(1)
      }
    } catch let error as ToolsetError {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }

  /// Prints what the package uses and is not here.
  func survey(_ format: PackageSurvey.Format) throws {
    do {
      let survey = try PackageSurvey(
        ToolsetCommand.folder(package), isAppKit ? .appKit : .uiKit,
        toolset: try surveyToolset(), sources: ToolsetCommand.ownSources,
        scratch: scratchPath.map(ToolsetCommand.folder))
      let (list, isMissing) = try survey.run(format)
      // Names of files may have control characters.
      let text = String(decoding: list, as: UTF8.self)
      try Terminal.write(
        format == .json ? list : Data(Printable.text(text, keepsLines: true).utf8))
      if isMissing { throw ExitCode(1) }
    } catch let error as ToolsetError {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }

  /// The folder of the specified toolset or of the archive's; nil for the sources, since a survey needs no toolset to be made.
  private func surveyToolset() throws(ToolsetError) -> URL? {
    if let toolset { return ToolsetCommand.folder(toolset) }
    guard let program = ToolsetCommand.program, !ToolsetCommand.hasSources else { return nil }
    return try BundledToolset.folder(isAppKit ? .appKit : .uiKit, beside: program)
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
    _ = try Toolset(flavour, of: sources, scratch: nil, in: folder, isComplete: renders)
    return folder
  }
}
