internal import Diagnostics

/// Sets of one name, of which only the first is found.
///
/// Pictures and symbols are looked up together; colours, data and icons each on their own. Sets that are no
/// more than known by their ending are ignored.
enum DuplicateNames {
  static func findings(of sets: [AssetSet]) -> [Finding] {
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
          "the \(family) '\(set.name)' is also in \(other.folder), which is the one that is found",
          at: Location(set.folder),
          related: [
            Finding.Related("the \(family) that is found", at: Location(other.folder))
          ]))
    }
    return findings
  }
}
