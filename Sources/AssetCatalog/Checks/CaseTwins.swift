internal import Diagnostics

/// Sets whose paths differ only in case, which share a folder on the default volumes of Macs but not on case-sensitive
/// ones.
///
/// Each of them contains a part of the set, so none is checked individually.
struct CaseTwins {
  /// The folders of all such sets.
  private(set) var folders: Set<String> = []
  /// A finding for each set after the first in a folder.
  private(set) var findings: [Finding] = []

  /// Creates the collection from sets.
  ///
  /// - Parameter root: The path of the catalogue.
  /// - Complexity: O(sets).
  init(_ sets: [AssetSet], in root: String) {
    func path(_ set: AssetSet) -> String { String(set.folder.dropFirst(root.count + 1)) }
    var first: [String: AssetSet] = [:]
    for set in sets {
      guard
        let other = first.updateValue(
          first[set.folder.lowercased()] ?? set, forKey: set.folder.lowercased())
      else { continue }
      folders.formUnion([set.folder, other.folder])
      findings.append(
        Finding(
          .duplicateName,
          "'\(path(set))' differs from '\(path(other))' only in case: on a Mac's default volume both are one folder",
          at: Location(set.folder, subject: path(set)),
          related: [
            Finding.Related("the other folder", at: Location(other.folder, subject: path(other)))
          ]))
    }
  }
}
