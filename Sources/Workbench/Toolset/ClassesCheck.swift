package import Foundation
internal import LayoutTree
internal import NibBuilding

/// A check of documents whose views are of classes from other libraries: what their alignment rectangles are is
/// asked of the classes themselves.
package struct ClassesCheck: Codable, Sendable {
  /// What is looked at: documents, catalogues and folders.
  package var checked: [String]
  /// The libraries with the classes.
  package var libraries: [String]
  /// Folders and catalogues in which named pictures are looked for after those beside documents.
  package var assetFolders: [String]
  /// Whether findings are written as JSON.
  package var isJSON: Bool

  /// A check to be made.
  package init(checked: [String], libraries: [String], assetFolders: [String], isJSON: Bool) {
    self.checked = checked
    self.libraries = libraries
    self.assetFolders = assetFolders
    self.isJSON = isJSON
  }

  /// Makes the check by a toolset's program; findings go to standard output, the rest to standard error.
  ///
  /// - Returns: The exit code of `plumb check`.
  /// - Throws: `WorkbenchError` when there is no such program.
  package func run(in toolset: URL) throws(WorkbenchError) -> Int32 {
    try ToolsetProgram.run(self, in: toolset)
  }

  /// Loads the libraries and makes the check in this process; the exit code of `plumb check`.
  @MainActor func check() throws(WorkbenchError) -> Int32 {
    try ToolsetProgram.load(libraries)
    let folders = assetFolders.map { URL(fileURLWithPath: $0) }
    LayoutProfile.standard.assetFolders = folders
    var options = NibOptions()
    options.usesCustomClasses = true
    options.assetFolders = folders
    let report = CheckReport(paths: checked, options: options)
    let text = report.text(isJSON: isJSON)
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw .output(path: "standard output", why: error.localizedDescription)
    }
    for failure in report.failures { ToolsetProgram.say(failure.description) }
    return report.exitCode
  }
}
