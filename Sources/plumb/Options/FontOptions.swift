internal import ArgumentParser
internal import Foundation
internal import Workbench

/// `--fonts`, an option of commands that draw documents.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw text in the fonts of a folder's files (.ttf, .otf, .ttc), with those of the UIAppFonts of an Info.plist beside the document. Repeatable.",
      valueName: "folder"),
    completion: .directory)
  var fonts: [String] = []

  /// The folders, which all exist.
  ///
  /// - Throws: `WorkbenchError.notFound` if a folder does not exist.
  func folders() throws(WorkbenchError) -> [String] {
    var paths: [String] = []
    for path in fonts {
      let path = (path as NSString).expandingTildeInPath
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw .notFound("\(path): No such folder.") }
      paths.append(URL(fileURLWithPath: path).standardizedFileURL.path)
    }
    return paths
  }
}
