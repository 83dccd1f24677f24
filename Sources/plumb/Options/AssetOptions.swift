internal import ArgumentParser
internal import Foundation
internal import Workbench

/// `--assets`, an option of every command that lays out documents.
struct AssetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Search an asset catalogue (.xcassets), or a folder of catalogues or pictures, for named pictures and colours after those beside the document. Repeatable.",
      valueName: "folder"),
    completion: .directory)
  var assets: [String] = []

  /// The folders, which all exist.
  ///
  /// - Throws: `WorkbenchError.notFound` if a folder does not exist.
  func folders() throws(WorkbenchError) -> [URL] {
    var urls: [URL] = []
    for path in assets {
      let path = (path as NSString).expandingTildeInPath
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw .notFound("\(path): No such folder.") }
      urls.append(URL(fileURLWithPath: path).standardizedFileURL)
    }
    return urls
  }

  /// The folders; exits if one does not exist.
  func foldersOrExit() throws -> [URL] {
    do throws(WorkbenchError) {
      return try folders()
    } catch {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }
}
