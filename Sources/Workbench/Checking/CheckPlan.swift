internal import Configuration
internal import Foundation
internal import NibBuilding

/// The work of a check: the files with their configurations, and the accepted findings.
struct CheckPlan {
  /// The paths that the user specified.
  let paths: [String]
  /// The options for layout.
  let options: NibOptions
  /// The options of the command line.
  let request: CheckRequest
  /// The documents and catalogues at the paths.
  let inputs: InputFiles
  /// The files that changed since a revision; nil to check all.
  let changed: ChangedFiles?
  /// The accepted findings; nil without a baseline.
  let baseline: Baseline?
  /// The configurations.
  let settings: ProjectSettings

  /// Creates a plan by reading the baseline, requesting changes from git, and searching paths for documents and
  /// catalogues.
  ///
  /// - Throws: `WorkbenchError` if the baseline cannot be read or git fails.
  static func read(
    paths: [String], options: NibOptions, request: CheckRequest
  ) throws(WorkbenchError) -> CheckPlan {
    var settings = request.settings(given: paths)
    var baseline: Baseline?
    if let path = request.baseline {
      let file = settings.absolute(path)
      baseline = try Baseline.read(path, folder: file.parent ?? file)
    }
    var changed: ChangedFiles?
    if let since = request.since { changed = try ChangedFiles.read(since: since, around: paths) }
    let inputs = InputFiles.search(paths) { path, folder in
      let absolute = settings.absolute(path)
      return settings.settings(in: absolute.parent ?? absolute)
        .includes(absolute, in: settings.absolute(folder))
    }
    return CheckPlan(
      paths: paths, options: options, request: request, inputs: inputs, changed: changed,
      baseline: baseline, settings: settings)
  }

  /// Whether a file is included, judging by its changes.
  func isChanged(_ path: String) -> Bool { changed?.contains(path) ?? true }
}
