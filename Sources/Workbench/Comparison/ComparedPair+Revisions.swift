internal import Foundation
internal import IBDocument

extension ComparedPair {
  /// Returns the documents that differ between two revisions of a git repository.
  ///
  /// - Parameters:
  ///   - old: A revision, such as `HEAD~1`.
  ///   - new: Another revision; nil for the current files.
  ///   - paths: The files and folders to compare; empty for the entire current folder.
  /// - Throws: `WorkbenchError` outside a repository, for an unknown revision, or without git.
  package static func pairs(
    revision old: String, _ new: String?, in paths: [String]
  ) throws(WorkbenchError) -> [ComparedPair] {
    let folder = FileManager.default.currentDirectoryPath
    guard let top = try Git.answer(["rev-parse", "--show-toplevel"], in: folder, for: old) else {
      throw .notFound("\(old): No such file or folder, and this is not in a git repository.")
    }
    let root = String(decoding: top, as: UTF8.self).trimmingCharacters(in: .newlines)
    let before = try commit(old, in: folder)
    let after = try new.map { name throws(WorkbenchError) in try commit(name, in: folder) }
    var question = ["diff", "--no-ext-diff", "--no-textconv", "--no-renames", "--name-only", "-z"]
    question += [before] + (after.map { [$0] } ?? []) + ["--"] + (paths.isEmpty ? ["."] : paths)
    guard let answer = try Git.answer(question, in: folder, for: old) else {
      throw .input(path: old, why: "git diff failed.")
    }
    var result: [ComparedPair] = []
    for part in answer.split(separator: 0) {
      let name = String(decoding: part, as: UTF8.self)
      guard name.hasSuffix(".storyboard") || name.hasSuffix(".xib") else { continue }
      let file = URL(fileURLWithPath: root + "/" + name)
      let oldData = try Git.answer(["show", "\(before):\(name)"], in: folder, for: name)
      let newData: Data?
      if let after {
        newData = try Git.answer(["show", "\(after):\(name)"], in: folder, for: name)
      } else {
        newData = UnsavedDocuments.text(of: file.path) ?? (try? Data(contentsOf: file))
      }
      result.append(
        ComparedPair(path: relativePath(file, from: folder), old: oldData, new: newData))
    }
    return result
  }

  private static func commit(
    _ revision: String, in folder: String
  ) throws(WorkbenchError) -> String {
    let question = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"]
    guard let id = try Git.answer(question, in: folder, for: revision) else {
      throw .notFound("\(revision): No such file or folder, nor such a revision of git.")
    }
    return String(decoding: id, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The path relative to the current folder if the file is inside it, otherwise the absolute path.
  private static func relativePath(_ file: URL, from folder: String) -> String {
    file.path.hasPrefix(folder + "/") ? String(file.path.dropFirst(folder.count + 1)) : file.path
  }
}
