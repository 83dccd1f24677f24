internal import AssetCatalog
internal import Configuration
internal import Diagnostics
internal import Foundation
internal import NibBuilding
internal import Workers

/// A running check: its documents, configurations and findings.
@MainActor struct CheckRun {
  /// A finding, and whether it counts for the exit code.
  struct Found {
    let finding: Finding
    let counts: Bool
  }

  /// The findings that configurations let through, catalogues first.
  private(set) var found: [Found] = []
  /// The inputs that could not be read.
  private(set) var failures: [WorkbenchError] = []
  /// The documents and catalogues that were checked, documents first.
  private(set) var files: [String] = []
  /// The repairs that were written.
  private(set) var fixed: [AppliedFix] = []
  /// The configurations.
  private(set) var settings: ProjectSettings
  /// The accepted findings; nil without a baseline.
  let baseline: Baseline?
  /// The number of pictures that are pointers of Git LFS.
  private(set) var pointerCount = 0
  /// The folders of named pictures and colours that configurations name.
  private(set) var assets: [URL] = []

  private let paths: [String]
  private let options: NibOptions
  private let check: CheckOptions
  private let workers: WorkerCommand?
  private let progress: @Sendable (_ path: String, _ count: Int) -> Void
  /// The words of configurations that were reported as not understood.
  private var reported: Set<ConfigurationError> = []
  private var usedExceptions: Set<Location> = []
  /// The absolute paths of what was checked or found to be unsupported.
  private var judged: Set<PathParts> = []

  /// Creates a run and checks everything.
  ///
  /// - Throws: `WorkbenchError` when a baseline cannot be read or git does not answer.
  init(
    paths: [String], options: NibOptions, check: CheckOptions, workers: WorkerCommand?,
    progress: @escaping @Sendable (_ path: String, _ count: Int) -> Void
  ) throws(WorkbenchError) {
    self.paths = paths
    self.options = options
    self.check = check
    self.workers = workers
    self.progress = progress
    settings = check.settings(given: paths)
    if let path = check.baseline {
      let file = settings.absolute(path)
      baseline = try Baseline.read(path, folder: file.parent ?? file)
    } else {
      baseline = nil
    }
    var changed: ChangedFiles?
    if let since = check.since { changed = try ChangedFiles(since: since, around: paths) }
    var project = settings
    var targets = CheckTargets(paths) { path, folder in
      Self.isIncluded(path, in: folder, of: &project)
    }
    settings = project
    failures += targets.missing.map { .input(path: $0, why: CheckTargets.missingWhy($0)) }
    failures += targets.undecodable.map { .input(path: $0, why: CheckTargets.undecodableWhy) }
    failures += targets.unreadable.map { .input(path: $0, why: "The folder cannot be read.") }
    let isEmpty = targets.documents.isEmpty && targets.catalogs.isEmpty
    let documents = targets.documents.filter { changed?.contains($0) ?? true }
    let found = checkDocuments(documents, &targets)
    for path in targets.catalogs where changed?.contains(path) ?? true { checkCatalog(path) }
    self.found += found
    // A path without inputs must not look like a success.
    if isEmpty, failures.isEmpty {
      failures.append(
        .notFound("\(paths.joined(separator: ", ")): No documents or catalogues found."))
    }
    reportUnusedExceptions()
    failures = settings.errors.map { .configuration($0) } + failures
  }

  /// Whether a file, by its absolute path, was checked completely, or does not exist.
  func isJudged(_ path: PathParts) -> Bool {
    var place: PathParts? = path
    while let here = place {
      if judged.contains(here) { return true }
      place = here.parent
    }
    return !FileManager.default.fileExists(atPath: path.absolutePath)
  }

  private mutating func checkDocuments(
    _ documents: [String], _ targets: inout CheckTargets
  ) -> [Found] {
    let tasks = documents.compactMap { task($0, targets) }
    var found: [Found] = []
    for (task, outcome) in zip(tasks, outcomes(of: tasks, targets)) {
      let absolute = settings.absolute(task.path)
      let own = settings.settings(in: absolute.parent ?? absolute)
      switch outcome.kind {
      case .checked:
        files.append(task.path)
        judged.insert(absolute)
      case .unsupported: judged.insert(absolute)
      case .failed(let report): failures.append(.reported(report))
      }
      found += admitted(outcome.findings, own, outcome.labels)
      fixed += outcome.fixed
      failures += outcome.failure.map { [.reported($0)] } ?? []
      let assets = task.assets.map { URL(fileURLWithPath: $0) }
      self.assets += assets.filter { !self.assets.contains($0) }
      for folder in ImageLookup.folders(around: task.path) + assets + options.assetFolders {
        for catalog in FolderListing(folder).catalogs {
          let catalog = Self.path(of: catalog, near: task.path)
          if own.includes(settings.absolute(catalog), in: nil) ?? true {
            targets.addCatalog(catalog)
          }
        }
      }
    }
    return found
  }

  /// Returns the task for a document; nil where its configuration has errors.
  private mutating func task(_ path: String, _ targets: CheckTargets) -> DocumentTask? {
    let absolute = settings.absolute(path)
    let own = settings.settings(in: absolute.parent ?? absolute)
    guard !own.isBroken else { return nil }
    return DocumentTask(
      path: path, folder: targets.folder(of: path), assets: own.assets.map(\.path),
      rules: Set(RuleCatalog.all.filter(own.isOn)), matrix: matrix(own),
      fixing: check.fixing,
      needsLabels: own.files.contains { !$0.exceptions.isEmpty })
  }

  /// The layouts that settings ask for; words that are not understood are failures.
  private mutating func matrix(_ own: CheckSettings) -> CheckMatrix {
    var errors: [ConfigurationError] = []
    let matrix = CheckMatrix(own) { errors.append($0) }
    for error in errors where reported.insert(error).inserted {
      failures.append(.configuration(error))
    }
    return matrix
  }

  /// Returns the outcomes of tasks, in their order; many tasks are split among processes, so that all
  /// processors work.
  private mutating func outcomes(of tasks: [DocumentTask], _ targets: CheckTargets)
    -> [DocumentOutcome]
  {
    // Exceptions decide what is repaired, and other processes do not know them.
    guard let workers, workers.count > 1, tasks.count >= CheckWorker.minimumDocuments,
      check.fixing != .applied
    else {
      let checker = DocumentChecker(targets, options: options)
      return tasks.map { task in
        progress(task.path, tasks.count)
        let absolute = settings.absolute(task.path)
        let own = settings.settings(in: absolute.parent ?? absolute)
        return checker.outcome(of: task) { finding, labels in
          Self.isReported(finding, own, at: absolute, labels)
        }
      }
    }
    let setup = CheckWorker.Setup(
      paths: paths, assetFolders: options.assetFolders.map(\.path))
    return CheckWorker.outcomes(of: tasks, setup: setup, by: workers, started: progress)
  }

  /// Whether a finding is reported: its rule is on, and no exception covers it.
  private static func isReported(
    _ finding: Finding, _ own: CheckSettings, at path: PathParts, _ labels: [String: String]
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
    let findings = check.findings.map { $0.renamingFiles(folder.shown) }
    pointerCount += check.pointerCount
    files.append(path)
    judged.insert(absolute)
    found += admitted(findings, own)
  }

  /// The findings that configurations let through.
  private mutating func admitted(
    _ findings: [Finding], _ own: CheckSettings, _ labels: [String: String] = [:]
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

  /// Reports exceptions without a finding, where all that they can be about was checked.
  private mutating func reportUnusedExceptions() {
    guard check.since == nil, failures.isEmpty, settings.errors.isEmpty else { return }
    let given = paths.map { settings.absolute($0) }
    for file in settings.files where given.contains(where: { file.folder.below($0) != nil }) {
      let own = settings.settings(in: file.folder)
      judged.insert(settings.absolute(file.path))
      let findings = UnusedExceptions.findings(
        in: file.exceptions.filter {
          !usedExceptions.contains($0.location) && !check.rulesOff.contains($0.rule.name)
        })
      found += admitted(findings.filter { own.isOn($0.rule) }, own)
    }
  }

  private static func isIncluded(
    _ path: String, in folder: String, of settings: inout ProjectSettings
  ) -> Bool? {
    let absolute = settings.absolute(path)
    return settings.settings(in: absolute.parent ?? absolute)
      .includes(absolute, in: settings.absolute(folder))
  }

  /// The path of a catalogue beside a document, or beside the folder of its language, in the form of the document's path.
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
