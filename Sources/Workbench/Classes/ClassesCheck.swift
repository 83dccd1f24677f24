package import Foundation
internal import LayoutTree
internal import NibBuilding
internal import Toolsets

/// A check of documents whose views have classes from other libraries, which provide their alignment rectangles.
package struct ClassesCheck: Codable, Sendable {
  /// The documents, catalogues and folders to check.
  package var checked: [String]
  /// The libraries that contain the classes.
  package var libraries: [String]
  /// The additional folders and catalogues for named pictures, searched after those next to documents.
  package var assetFolders: [String]
  /// The files and folders of fonts that come before those of projects.
  package var fontFolders: [String]
  /// The options of the check.
  package var selection: CheckRequest
  /// The format of the findings.
  package var format: FindingFormat
  /// The file for the findings; nil for standard output.
  package var output: String?

  /// Creates a request.
  package init(
    checked: [String], libraries: [String], assetFolders: [String], fontFolders: [String] = [],
    selection: CheckRequest = CheckRequest(), format: FindingFormat, output: String? = nil
  ) {
    self.checked = checked
    self.libraries = libraries
    self.assetFolders = assetFolders
    self.fontFolders = fontFolders
    self.selection = selection
    self.format = format
    self.output = output
  }

  /// Runs the check in a toolset's program; writes findings to the requested output and messages to standard error.
  ///
  /// - Returns: The exit code of `plumb check`.
  /// - Throws: `WorkbenchError` if the program does not exist.
  package func run(in toolset: URL) throws(WorkbenchError) -> Int32 {
    try ToolsetProgram.run(self, in: toolset)
  }

  /// Loads the libraries and runs the check in this process; returns the exit code of `plumb check`.
  @MainActor func check() throws(WorkbenchError) -> Int32 {
    try ToolsetProgram.load(libraries)
    let folders = assetFolders.map { URL(fileURLWithPath: $0) }
    LayoutProfile.standard.assetFolders = folders
    var options = NibOptions()
    options.usesCustomClasses = true
    options.assetFolders = folders
    let report = ProjectFonts.$given.withValue(fontFolders) {
      CheckRun.report(on: checked, options: options, request: selection)
    }
    let text = format.text(of: report, options: report.options)
    if let output {
      try OutputFile.write(Data(text.utf8), to: output)
    } else {
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      } catch {
        throw .output(path: "standard output", why: SystemWords.text(of: error))
      }
    }
    for message in report.messages { ToolsetProgram.printMessage(message) }
    return report.exitCode
  }
}
