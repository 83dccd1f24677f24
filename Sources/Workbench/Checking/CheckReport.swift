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

  /// The repairs that were written, by document.
  package private(set) var fixed: [AppliedFix] = []

  /// The findings that count for the exit code.
  package private(set) var wrong: [Finding] = []

  /// 2 when an input could not be read, else 1 when there are findings that count, else 0.
  package var exitCode: Int32 { failures.isEmpty ? wrong.isEmpty ? 0 : 1 : 2 }

  /// What was found, for the formats.
  package var result: CheckResult {
    CheckResult(findings: findings, files: files, failures: failures)
  }

  /// What was found, without findings that do not count.
  package var quietResult: CheckResult {
    let counted = Set(wrong)
    return CheckResult(
      findings: findings.filter(counted.contains), files: files, failures: failures)
  }

  /// Checks documents, catalogues, and recursively all of both in folders.
  ///
  /// - Parameters:
  ///   - fixing: What is done about repairs of documents.
  ///   - settings: What holds for the documents and catalogues in a folder, by its absolute path.
  package init(
    paths: [String], options: NibOptions = NibOptions(), fixing: FixMode = .off,
    settings: (_ folder: String) throws(WorkbenchError) -> CheckSettings = { _ in CheckSettings() }
  ) {
    var targets = CheckTargets(paths)
    for path in targets.missing {
      failures.append(.input(path: path, why: "No such file or folder."))
    }
    for path in targets.unreadable {
      failures.append(.input(path: path, why: "The folder cannot be read."))
    }
    var found: [Finding] = []
    var used: Set<CheckException> = []
    var stated: [CheckException] = []
    var search = ProjectSearch(targets, assetFolders: options.assetFolders)
    for (path, isDefault) in targets.documents.map({ ($0, true) })
      + targets.excludedDocuments.map({ ($0, false) })
    {
      guard let settings = self.settings(for: path, settings) else { continue }
      let isGiven = targets.folder(of: path) == nil && isDefault
      guard isGiven || settings.checks(path, isDefault: isDefault) else { continue }
      let project = search.project(of: path, inFolder: targets.folder(of: path))
      do throws(WorkbenchError) {
        let check = try FixedCheck(
          path: path, options: options, project: project, settings: settings, mode: fixing)
        fixed += check.fixed
        failures += check.failure.map { [$0] } ?? []
        keep(settings.applied(to: check.findings, used: &used), settings, in: &found)
        files.append(path)
      } catch {
        if let note = UnsupportedDocuments.finding(for: error) {
          keep(settings.applied(to: [note], used: &used), settings, in: &found)
          files.append(path)
        } else {
          failures.append(error)
        }
      }
      if !isGiven { stated += settings.exceptions.filter { !stated.contains($0) } }
      for folder in ImageLookup.folders(around: path) + options.assetFolders {
        for catalog in FolderListing(folder).catalogs {
          targets.addCatalog(Self.path(of: catalog, near: path))
        }
      }
    }
    var catalogFindings: [Finding] = []
    for path in targets.catalogs {
      guard let settings = self.settings(for: path, settings),
        paths.contains(path) || settings.checks(path, isDefault: true)
      else { continue }
      let folder = GivenFolder(path)
      let findings = CatalogCheck(URL(fileURLWithPath: path)).findings.map {
        $0.renamingFiles(folder.shown)
      }
      keep(settings.applied(to: findings, used: &used), settings, in: &catalogFindings)
      files.append(path)
    }
    findings = catalogFindings + found + Self.unused(stated.filter { !used.contains($0) }, paths)
    let counted = Set(wrong)
    wrong = findings.filter(counted.contains)
    // A path without inputs must not look like a success.
    if files.isEmpty, failures.isEmpty {
      failures.append(
        .notFound("\(paths.joined(separator: ", ")): No documents or catalogues found."))
    }
  }

  /// The settings for a document or catalogue; nil, with a failure, where they cannot be read.
  private mutating func settings(
    for path: String, _ settings: (_ folder: String) throws(WorkbenchError) -> CheckSettings
  ) -> CheckSettings? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    do throws(WorkbenchError) {
      return try settings(folder)
    } catch {
      // One mistake holds for all documents below it.
      if !failures.contains(where: { $0.description == error.description }) {
        failures.append(error)
      }
      return nil
    }
  }

  /// Adds findings, and those that count to ``wrong``.
  private mutating func keep(
    _ new: [Finding], _ settings: CheckSettings, in findings: inout [Finding]
  ) {
    findings += new
    wrong += new.filter { $0.severity >= settings.threshold ?? .warning }
  }

  /// Notes on exceptions without findings, of configurations whose folders were checked as a whole.
  private static func unused(_ exceptions: [CheckException], _ paths: [String]) -> [Finding] {
    let folders = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
    return exceptions.filter { exception in
      folders.contains { exception.location.file.hasPrefix($0) }
    }.map {
      Finding(
        .unusedException, "no finding of '\($0.rule)' needs this exception", at: $0.location)
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
