internal import ArgumentParser
internal import Foundation
internal import Workbench

/// `--assets`, which every command that lays documents out has.
struct AssetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with asset catalogues (.xcassets) or pictures, or a catalogue, in which named pictures and colours are looked for after those beside the document; several times for several.",
      valueName: "folder"))
  var assets: [String] = []

  /// The folders, which are there.
  ///
  /// - Throws: `WorkbenchError.notFound` for one that is not.
  func folders() throws(WorkbenchError) -> [URL] {
    var urls: [URL] = []
    for path in assets {
      let path = (path as NSString).expandingTildeInPath
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw .notFound("\(path): There is no such folder.") }
      urls.append(URL(fileURLWithPath: path).standardizedFileURL)
    }
    return urls
  }

  /// The folders; ends the command where one is not there.
  func foldersOrExit() throws -> [URL] {
    do throws(WorkbenchError) {
      return try folders()
    } catch {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
  }
}
