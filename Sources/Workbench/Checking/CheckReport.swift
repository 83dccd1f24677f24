internal import AssetCatalog
package import Diagnostics
internal import Foundation
internal import IBDocument
package import NibBuilding

/// What there is to say about some documents and catalogues.
///
/// A catalogue is looked at when it is named, when it lies in a folder that is named, or when it lies beside a
/// document that is looked at.
@MainActor package struct CheckReport {
  /// What was found, catalogues first, by file and place.
  package private(set) var findings: [Finding] = []
  /// What could not be read.
  package private(set) var failures: [WorkbenchError] = []
  /// How many documents and catalogues were looked at.
  package private(set) var fileCount = 0

  /// The findings that make something wrong; notes alone do not.
  package var wrong: [Finding] { findings.filter { $0.severity > .note } }

  /// 2 when something could not be read, else 1 when something is wrong, else 0.
  package var exitCode: Int32 { failures.isEmpty ? wrong.isEmpty ? 0 : 1 : 2 }

  /// The findings as text, a line each, or as JSON; with a line feed at the end unless there is nothing to say.
  package func text(isJSON: Bool) -> String {
    isJSON ? FindingJSON.lines(findings) + "\n" : FindingText.lines(findings)
  }

  /// Looks at documents, catalogues, and all of both below folders.
  package init(paths: [String], options: NibOptions = NibOptions()) {
    var targets = CheckTargets(paths)
    for path in targets.missing {
      failures.append(.notFound("\(path): There is no such file or folder."))
    }
    for path in targets.unreadable {
      failures.append(.notFound("\(path): The folder cannot be read."))
    }
    var found: [Finding] = []
    for path in targets.documents {
      do throws(WorkbenchError) {
        found += try DocumentCheck(path: path, options: options).findings
        fileCount += 1
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
      fileCount += 1
    }
    findings += found
    // A path that leads past everything would else look as if all were well.
    if fileCount == 0, failures.isEmpty {
      failures.append(
        .notFound("\(paths.joined(separator: ", ")): There is no document and no catalogue."))
    }
  }

  /// A catalogue beside a document as people would write it: as the document's path was.
  private static func path(of catalog: URL, near document: String) -> String {
    let beside = (document as NSString).deletingLastPathComponent
    let own = URL(fileURLWithPath: document).deletingLastPathComponent().path
    guard catalog.deletingLastPathComponent().path == own else { return catalog.path }
    return beside.isEmpty ? catalog.lastPathComponent : "\(beside)/\(catalog.lastPathComponent)"
  }
}
