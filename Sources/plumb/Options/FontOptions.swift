internal import ArgumentParser
internal import Foundation
internal import Workbench

/// `--fonts`, an option of every command that lays out documents.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Measure and draw text in the fonts of a file, or of a folder's files (.ttf, .otf, .ttc), before those of the document's repository, or of what is beside it and what an Info.plist names. Repeatable.",
      valueName: "folder"),
    completion: .directory)
  var fonts: [String] = []

  /// The files and folders, which all exist.
  ///
  /// - Throws: `WorkbenchError.notFound` if one does not exist.
  func folders() throws(WorkbenchError) -> [String] {
    var paths: [String] = []
    for path in fonts {
      let path = (path as NSString).expandingTildeInPath
      guard FileManager.default.fileExists(atPath: path) else {
        throw .notFound("\(path): No such file or folder.")
      }
      paths.append(URL(fileURLWithPath: path).standardizedFileURL.path)
    }
    return paths
  }

  /// The files and folders; exits if one does not exist.
  func foldersOrExit() throws -> [String] {
    do throws(WorkbenchError) {
      return try folders()
    } catch {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }

  /// Performs work with the files and folders; exits if one does not exist.
  func using<Value>(_ work: () throws -> Value) throws -> Value {
    try ProjectFonts.$given.withValue(try foldersOrExit(), operation: work)
  }
}
