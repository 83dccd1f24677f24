internal import AssetCatalog
internal import Configuration
package import Diagnostics
internal import Foundation
package import NibBuilding
package import Workers

/// The findings of a check of documents and catalogues.
///
/// A catalogue is checked when it is given, when it is in a given folder, or when it is beside a
/// document that is checked.
@MainActor package struct CheckReport {
  /// The findings that are reported, catalogues first, sorted by file and position.
  package private(set) var findings: [Finding] = []
  /// The findings that count for the exit code: errors and warnings, unless a configuration says otherwise.
  package private(set) var wrong: [Finding] = []
  /// The inputs that could not be read.
  package private(set) var failures: [WorkbenchError] = []
  /// The repairs that were written, by document.
  package private(set) var fixed: [AppliedFix] = []
  /// The documents and catalogues that were checked, documents first.
  package private(set) var files: [String] = []
  /// The number of findings that the baseline hides, and of its entries that match none.
  package private(set) var baseline: (hidden: Int, gone: Int) = (0, 0)
  /// The options that documents were laid out with, with all folders of named pictures and colours that
  /// configurations name.
  package private(set) var options: NibOptions
  /// The number of pictures that are pointers of Git LFS, whose content was not fetched.
  package private(set) var pointerCount = 0
  /// The number of findings that a new baseline accepts; nil without one.
  package private(set) var accepted: Int?

  /// 2 when an input could not be read, else 1 when a finding counts, else 0.
  package var exitCode: Int32 { failures.isEmpty ? wrong.isEmpty ? 0 : 1 : 2 }

  /// The result for the formats.
  package var result: CheckResult {
    CheckResult(findings: findings, files: files, failures: failures, wrong: wrong)
  }

  /// The messages for standard error: inputs that could not be read, and notes about the baseline and pictures.
  package var messages: [String] {
    let remarks =
      CheckSummary.baseline(self, check.newBaseline) + CheckSummary.pointers(pointerCount)
    return failures.map(\.description) + (isQuiet ? [] : remarks)
  }

  private let check: CheckOptions
  private var isQuiet: Bool { check.isQuiet }

  /// Creates a report by checking documents, catalogues, and recursively all of both in folders.
  ///
  /// - Parameters:
  ///   - workers: The command that starts processes to check many documents; nil checks all in this process.
  ///   - progress: Called before each document with its path and the number of documents, one call at a time.
  package init(
    paths: [String], options: NibOptions = NibOptions(), check: CheckOptions = CheckOptions(),
    workers: WorkerCommand? = nil,
    progress: @escaping @Sendable (_ path: String, _ count: Int) -> Void = { _, _ in }
  ) {
    self.options = options
    self.check = check
    let run: CheckRun
    do throws(WorkbenchError) {
      run = try CheckRun(
        paths: paths, options: options, check: check, workers: workers, progress: progress)
    } catch {
      failures = [error]
      return
    }
    failures = run.failures
    files = run.files
    fixed = run.fixed
    pointerCount = run.pointerCount
    self.options.assetFolders += run.assets.filter { !options.assetFolders.contains($0) }
    var found = run.found
    if let path = check.newBaseline {
      let file = run.settings.absolute(path)
      let baseline = Baseline(
        found.map(\.finding), folder: file.parent ?? file, absolute: run.settings.absolute)
      do throws(WorkbenchError) {
        try OutputFile.write(Data(baseline.text.utf8), to: path)
        accepted = baseline.count
        found = []
      } catch {
        failures.append(error)
      }
    }
    if var baseline = run.baseline {
      let before = found.count
      found.removeAll { entry in
        baseline.takes(entry.finding, at: run.settings.absolute(entry.finding.location.file))
      }
      let gone = baseline.remaining(where: run.isJudged)
      self.baseline = (before - found.count, gone)
    }
    wrong = found.filter(\.counts).map(\.finding)
    findings = check.isQuiet ? wrong : found.map(\.finding)
  }
}
