internal import Foundation

/// The files that differ from a git revision, including untracked files.
///
/// Ignored files and files of nested repositories are excluded.
package struct ChangedFiles: Sendable {
  /// The paths of files and of the catalogues that contain them, with all links resolved.
  private var paths: Set<String> = []

  /// Requests the changed files from git, in the repository of each path.
  ///
  /// - Throws: `WorkbenchError.input` for a path outside a repository, an unknown revision, or without git.
  package static func read(
    since revision: String, around given: [String]
  ) throws(WorkbenchError) -> ChangedFiles {
    var files = ChangedFiles()
    var known: Set<String> = []
    for path in given {
      // Missing files are reported elsewhere.
      guard let folder = folder(of: path) else { continue }
      guard let top = try Git.answer(["rev-parse", "--show-toplevel"], in: folder, for: path) else {
        throw .input(path: path, why: "--since needs a git repository; this is outside of one.")
      }
      let root = String(decoding: top, as: UTF8.self).trimmingCharacters(in: .newlines)
      guard known.insert(root).inserted else { continue }
      let commit = ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"]
      guard let id = try Git.answer(commit, in: root, for: path) else {
        throw .input(
          path: path, why: "The repository \(root) does not have the revision '\(revision)'.")
      }
      let name = String(decoding: id, as: UTF8.self).trimmingCharacters(in: .newlines)
      for question in [
        ["diff", "--no-ext-diff", "--no-relative", "--name-only", "-z", name, "--"],
        ["ls-files", "--others", "--exclude-standard", "-z"],
      ] {
        guard let answer = try Git.answer(question, in: root, for: path) else {
          throw .input(path: path, why: "git \(question[0]) failed in \(root).")
        }
        for part in answer.split(separator: 0) {
          files.add(root + "/" + String(decoding: part, as: UTF8.self))
        }
      }
    }
    return files
  }

  /// Whether a document or a file in a catalogue has changed.
  package func contains(_ path: String) -> Bool {
    paths.contains(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
  }

  private mutating func add(_ path: String) {
    let url = URL(fileURLWithPath: path)
    // A change of a link concerns only the link; its destination has a separate path.
    paths.insert(url.path)
    paths.insert(url.resolvingSymlinksInPath().path)
    var folder = url.deletingLastPathComponent()
    while folder.path != "/" {
      if folder.pathExtension == "xcassets" {
        paths.insert(folder.resolvingSymlinksInPath().path)
      }
      folder.deleteLastPathComponent()
    }
  }

  private static func folder(of path: String) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    let url = URL(fileURLWithPath: path)
    return isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
  }
}
