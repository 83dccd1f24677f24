internal import Diagnostics

/// Sets with the same name, of which only the first is used.
///
/// Pictures and symbols share a namespace; colours, data and icons each have a separate one. Unsupported sets are
/// ignored.
enum DuplicateNames {
  /// Returns the findings about the sets of a catalogue.
  ///
  /// Sets are identified by their paths in the catalogue, so moving the catalogue changes only the file paths of
  /// findings.
  ///
  /// - Parameter root: The path of the catalogue.
  static func findings(of sets: [AssetSet], in root: String) -> [Finding] {
    func place(_ set: AssetSet) -> String {
      let path = set.folder.utf8
      guard path.starts(with: (root + "/").utf8) else { return set.folder }
      return String(decoding: path.dropFirst(root.utf8.count + 1), as: UTF8.self)
    }
    struct Key: Hashable {
      let name: String
      let family: String
    }
    var first: [Key: AssetSet] = [:]
    var findings: [Finding] = []
    for set in sets {
      let family: String
      switch set.kind {
      case .image, .symbol: family = "picture"
      case .color: family = "colour"
      case .data: family = "data set"
      case .appIcon: family = "icon"
      default: continue
      }
      let key = Key(name: set.name, family: family)
      guard let other = first[key] else {
        first[key] = set
        continue
      }
      findings.append(
        Finding(
          .duplicateName,
          "the \(family) '\(set.name)' is also in \(place(other)), which is the one that is found",
          at: Location(set.folder, subject: place(set)),
          related: [
            Finding.Related(
              "the \(family) that is found", at: Location(other.folder, subject: place(other)))
          ]))
    }
    return findings
  }
}
