/// Entries of a set for the same place, of which only the first is taken.
enum DuplicateEntries {
  /// Places that nobody filled are compared with nothing.
  static func problems(
    _ entries: [(qualifiers: AssetQualifiers, path: JSONPath, isFilled: Bool)],
    _ document: JSONDocument
  ) -> [AssetProblem] {
    var first: [AssetQualifiers: JSONPath] = [:]
    var problems: [AssetProblem] = []
    for entry in entries where entry.isFilled {
      if let other = first[entry.qualifiers] {
        problems.append(
          AssetProblem(
            .duplicateEntry, "this entry is for the same place as '\(other)', which is taken",
            path: entry.path, position: document.position(of: entry.path)))
      } else {
        first[entry.qualifiers] = entry.path
      }
    }
    return problems
  }
}
