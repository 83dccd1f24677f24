internal import AssetCatalog
internal import Configuration
internal import Diagnostics
internal import Foundation
package import NibBuilding
package import Workers

/// A running check: the plan and the findings so far.
@MainActor package struct CheckRun {
  /// A finding, and whether it affects the exit code.
  private struct Found {
    let finding: Finding
    let counts: Bool
  }

  private let plan: CheckPlan
  private let workers: WorkerCommand?
  private let progress: @Sendable (_ path: String, _ count: Int) -> Void
  private var settings: ProjectSettings
  /// The documents and catalogues, including the catalogues that documents use.
  private var inputs: InputFiles
  /// The findings that configurations allow, catalogues first.
  private var found: [Found] = []
  private var failures: [WorkbenchError] = []
  /// The checked documents and catalogues, documents first.
  private var files: [String] = []
  private var fixed: [AppliedFix] = []
  private var changes: [String] = []
  /// The number of pictures that are Git LFS pointers.
  private var pointerCount = 0
  /// The folders of named pictures and colours from configurations.
  private var assets: [URL] = []
  /// The reported errors in configurations.
  private var reported: Set<ConfigurationError> = []
  private var usedExceptions: Set<Location> = []
  /// The absolute paths of files that were checked or are unsupported.
  private var judged: Set<PathParts> = []

  private init(
    _ plan: CheckPlan, workers: WorkerCommand?,
    progress: @escaping @Sendable (_ path: String, _ count: Int) -> Void
  ) {
    self.plan = plan
    self.workers = workers
    self.progress = progress
    settings = plan.settings
    inputs = plan.inputs
  }

  /// Checks documents and catalogues, including all of those in folders.
  ///
  /// A catalogue is checked if it is specified, in a specified folder, or next to a checked document. Repairs and a new
  /// baseline are written if the request asks for them.
  ///
  /// - Parameters:
  ///   - workers: The command that starts processes to check many documents; nil to use only this process.
  ///   - progress: Called before each document with its path and the number of documents, never concurrently.
  package static func report(
    on paths: [String], options: NibOptions = NibOptions(), request: CheckRequest = CheckRequest(),
    workers: WorkerCommand? = nil,
    progress: @escaping @Sendable (_ path: String, _ count: Int) -> Void = { _, _ in }
  ) -> CheckReport {
    do throws(WorkbenchError) {
      let plan = try CheckPlan.read(paths: paths, options: options, request: request)
      var run = CheckRun(plan, workers: workers, progress: progress)
      run.checkFiles()
      return run.report()
    } catch {
      return CheckReport(findings: [], files: [], failures: [error])
    }
  }

  private mutating func checkFiles() {
    failures += inputs.missing.map { .input(path: $0, why: InputFiles.missingWhy($0)) }
    failures += inputs.undecodable.map { .input(path: $0, why: InputFiles.undecodableWhy) }
    failures += inputs.unreadable.map { .input(path: $0, why: "The folder cannot be read.") }
    let isEmpty = inputs.documents.isEmpty && inputs.catalogs.isEmpty
    // Documents come first because they refer to catalogues.
    let ofDocuments = checkDocuments(inputs.documents.filter(plan.isChanged))
    for path in inputs.catalogs where plan.isChanged(path) { checkCatalog(path) }
    found += ofDocuments
    // A path without inputs must not appear to succeed.
    if isEmpty, failures.isEmpty {
      failures.append(
        .notFound("\(plan.paths.joined(separator: ", ")): No documents or catalogues found."))
    }
    reportUnusedExceptions()
    failures = settings.errors.map { .configuration($0) } + failures
  }

  /// Returns the report, after a requested new baseline accepts all findings or an existing one hides its findings.
  private mutating func report() -> CheckReport {
    var remarks: [String] = []
    if let path = plan.request.newBaseline {
      let file = settings.absolute(path)
      let baseline = Baseline(
        found.map(\.finding), folder: file.parent ?? file, absolute: settings.absolute)
      do throws(WorkbenchError) {
        try OutputFile.write(Data(baseline.text.utf8), to: path)
        remarks.append(CheckSummary.accepted(baseline.count, path))
        found = []
      } catch {
        failures.append(error)
      }
    }
    if var baseline = plan.baseline {
      found.removeAll { entry in
        baseline.takes(entry.finding, at: settings.absolute(entry.finding.location.file))
      }
      remarks += CheckSummary.gone(baseline.remaining(where: isJudged))
    }
    remarks += CheckSummary.pointers(pointerCount)
    let wrong = found.filter(\.counts).map(\.finding)
    let isQuiet = plan.request.isQuiet
    var report = CheckReport(
      findings: isQuiet ? wrong : found.map(\.finding), files: files, failures: failures,
      wrong: wrong)
    report.fixed = fixed
    report.changes = changes
    report.options = plan.options
    report.options.assetFolders += assets.filter { !plan.options.assetFolders.contains($0) }
    report.remarks = isQuiet ? [] : remarks
    return report
  }

  /// Whether a file, by its absolute path, was checked completely or does not exist.
  private func isJudged(_ path: PathParts) -> Bool {
    var place: PathParts? = path
    while let here = place {
      if judged.contains(here) { return true }
      place = here.parent
    }
    return !FileManager.default.fileExists(atPath: path.absolutePath)
  }

  private mutating func checkDocuments(_ documents: [String]) -> [Found] {
    let tasks = documents.compactMap { task($0) }
    var found: [Found] = []
    // Several documents may share translation files.
    var ofOtherFiles: Set<Finding> = []
    for (task, outcome) in zip(tasks, outcomes(of: tasks)) {
      let absolute = settings.absolute(task.path)
      let own = settings.settings(in: absolute.parent ?? absolute)
      switch outcome.kind {
      case .checked:
        files.append(task.path)
        judged.insert(absolute)
      case .unsupported: judged.insert(absolute)
      case .failed(let report): failures.append(.reported(report))
      }
      let findings = outcome.findings.filter {
        $0.location.file == task.path || ofOtherFiles.insert($0).inserted
      }
      found += admitted(findings, own, outcome.labels)
      fixed += outcome.fixed
      changes += outcome.changes
      failures += outcome.failure.map { [.reported($0)] } ?? []
      let assets = task.assets.map { URL(fileURLWithPath: $0) }
      self.assets += assets.filter { !self.assets.contains($0) }
      for folder in ImageLookup.folders(around: task.path) + assets + plan.options.assetFolders {
        for catalog in FolderListing(folder).catalogs {
          let catalog = Self.path(of: catalog, near: task.path)
          if own.includes(settings.absolute(catalog), in: nil) ?? true {
            inputs.addCatalog(catalog)
          }
        }
      }
    }
    return found
  }

  /// Returns the task for a document; nil if its configuration has errors.
  private mutating func task(_ path: String) -> CheckTask? {
    let absolute = settings.absolute(path)
    let own = settings.settings(in: absolute.parent ?? absolute)
    guard !own.isBroken else { return nil }
    return CheckTask(
      path: path, folder: inputs.folder(of: path), assets: own.assets.map(\.path),
      rules: Set(RuleCatalog.all.filter(own.isOn)), matrix: matrix(own),
      fixing: plan.request.fixing,
      needsLabels: own.files.contains { !$0.exceptions.isEmpty })
  }

  /// Returns the layouts in the settings; invalid values are reported as failures.
  private mutating func matrix(_ own: FolderSettings) -> LayoutMatrix {
    var errors: [ConfigurationError] = []
    let matrix = LayoutMatrix(own) { errors.append($0) }
    for error in errors where reported.insert(error).inserted {
      failures.append(.configuration(error))
    }
    return matrix
  }

  /// Returns the outcomes of tasks in order; many tasks are distributed among processes to use all processors.
  private mutating func outcomes(of tasks: [CheckTask]) -> [CheckOutcome] {
    // Exceptions affect repairs, and other processes do not have them.
    guard let workers, workers.count > 1, tasks.count >= CheckWorker.minimumDocuments,
      !plan.request.fixing.isCombined
    else {
      let runner = CheckTaskRunner(inputs, options: plan.options)
      return tasks.map { task in
        progress(task.path, tasks.count)
        let absolute = settings.absolute(task.path)
        let own = settings.settings(in: absolute.parent ?? absolute)
        return runner.outcome(of: task) { finding, labels in
          Self.isReported(finding, own, at: absolute, labels)
        }
      }
    }
    let setup = CheckWorker.Setup(
      paths: plan.paths, assetFolders: plan.options.assetFolders.map(\.path),
      fontFolders: ProjectFonts.given)
    return CheckWorker.outcomes(of: tasks, setup: setup, by: workers, started: progress)
  }

  /// Whether a finding is reported: its rule is enabled, and no exception covers it.
  private static func isReported(
    _ finding: Finding, _ own: FolderSettings, at path: PathParts, _ labels: [String: String]
  ) -> Bool {
    own.adjusted(finding) != nil
      && own.exception(
        for: finding, at: path, label: finding.location.element.flatMap { labels[$0] }) == nil
  }

  private mutating func checkCatalog(_ path: String) {
    let absolute = settings.absolute(path)
    let own = settings.settings(in: absolute.parent ?? absolute)
    guard !own.isBroken else { return }
    let folder = GivenFolder(path)
    let check = CatalogCheck(URL(fileURLWithPath: path))
    let findings = check.findings.map { $0.renamingFiles(folder.shownPath) }
    pointerCount += check.pointerCount
    files.append(path)
    judged.insert(absolute)
    found += admitted(findings, own)
  }

  /// Returns the findings that configurations allow.
  private mutating func admitted(
    _ findings: [Finding], _ own: FolderSettings, _ labels: [String: String] = [:]
  ) -> [Found] {
    findings.compactMap { finding in
      guard let finding = own.adjusted(finding) else { return nil }
      let exception = own.exception(
        for: finding, at: settings.absolute(finding.location.file),
        label: finding.location.element.flatMap { labels[$0] })
      if let exception {
        usedExceptions.insert(exception.location)
        return nil
      }
      return Found(finding: finding, counts: finding.severity >= own.threshold)
    }
  }

  /// Reports exceptions without findings if everything in their scope was checked.
  private mutating func reportUnusedExceptions() {
    guard plan.request.since == nil, failures.isEmpty, settings.errors.isEmpty else { return }
    let given = plan.paths.map { settings.absolute($0) }
    for file in settings.files where given.contains(where: { file.folder.below($0) != nil }) {
      let own = settings.settings(in: file.folder)
      judged.insert(settings.absolute(file.path))
      let findings = UnusedExceptions.findings(
        in: file.exceptions.filter {
          !usedExceptions.contains($0.location) && !plan.request.rulesOff.contains($0.rule.name)
        })
      found += admitted(findings.filter { own.isOn($0.rule) }, own)
    }
  }

  /// The path of a catalogue next to a document or its language folder, in the form of the document's path.
  static func path(of catalog: URL, near document: String) -> String {
    var folder = FolderPath.of(document)
    var own = URL(fileURLWithPath: document).deletingLastPathComponent()
    let place = catalog.deletingLastPathComponent().path
    while place != own.path {
      guard own.pathExtension == "lproj", !folder.isEmpty else { return catalog.path }
      folder = FolderPath.of(folder)
      own = own.deletingLastPathComponent()
    }
    return folder.isEmpty ? catalog.lastPathComponent : "\(folder)/\(catalog.lastPathComponent)"
  }
}
