internal import AssetCatalog
package import Diagnostics
internal import Foundation
internal import IBDocument
package import NibBuilding

/// The findings of a check of documents and catalogues.
///
/// A catalogue is checked when it is given, when it is in a given folder, or when it is beside a
/// document that is checked.
@MainActor package struct CheckReport {
  /// The findings, catalogues first, sorted by file and position.
  package private(set) var findings: [Finding] = []
  /// The inputs that could not be read.
  package private(set) var failures: [WorkbenchError] = []
  /// The documents and catalogues that were checked, documents first.
  package private(set) var files: [String] = []

  /// The findings that count for the exit code: errors and warnings, not notes.
  package var wrong: [Finding] { findings.filter { $0.severity > .note } }

  /// 2 when an input could not be read, else 1 when there are errors or warnings, else 0.
  package var exitCode: Int32 { failures.isEmpty ? wrong.isEmpty ? 0 : 1 : 2 }

  /// What was found, for the formats.
  package var result: CheckResult {
    CheckResult(findings: findings, files: files, failures: failures)
  }

  /// Checks documents, catalogues, and recursively all of both in folders.
  package init(paths: [String], options: NibOptions = NibOptions()) {
    var targets = CheckTargets(paths)
    for path in targets.missing {
      failures.append(.input(path: path, why: "No such file or folder."))
    }
    for path in targets.unreadable {
      failures.append(.input(path: path, why: "The folder cannot be read."))
    }
    var found: [Finding] = []
    var search = ProjectSearch(targets, assetFolders: options.assetFolders)
    for path in targets.documents {
      let project = search.project(of: path, inFolder: targets.folder(of: path))
      do throws(WorkbenchError) {
        found += try DocumentCheck(path: path, options: options, project: project).findings
        files.append(path)
      } catch {
        failures.append(error)
      }
      for folder in ImageLookup.folders(around: path) + options.assetFolders {
        for catalog in FolderListing(folder).catalogs {
          targets.addCatalog(Self.path(of: catalog, near: path))
        }
      }
    }
    for path in targets.catalogs {
      let folder = GivenFolder(path)
      findings += CatalogCheck(URL(fileURLWithPath: path)).findings.map {
        $0.renamingFiles(folder.shown)
      }
      files.append(path)
    }
    findings += found
    // A path without inputs must not look like a success.
    if files.isEmpty, failures.isEmpty {
      failures.append(
        .notFound("\(paths.joined(separator: ", ")): No documents or catalogues found."))
    }
  }

  /// The path of a catalogue beside a document, in the form of the document's path.
  private static func path(of catalog: URL, near document: String) -> String {
    let beside = (document as NSString).deletingLastPathComponent
    let own = URL(fileURLWithPath: document).deletingLastPathComponent().path
    guard catalog.deletingLastPathComponent().path == own else { return catalog.path }
    return beside.isEmpty ? catalog.lastPathComponent : "\(beside)/\(catalog.lastPathComponent)"
  }
}
