/// Sets of one name, of which only the first is found.
///
/// Pictures and symbols are looked up together; colours, data and icons each on their own. Sets that are no
/// more than known by their ending are left out.
enum DuplicateNames {
  static func problems(of sets: [AssetSet]) -> [AssetProblem] {
    struct Key: Hashable {
      let name: String
      let family: String
    }
    var first: [Key: AssetSet] = [:]
    var problems: [AssetProblem] = []
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
      problems.append(
        AssetProblem(
          .duplicateName,
          "the \(family) '\(set.name)' is also in \(other.folder), which is the one that is found",
          file: set.folder))
    }
    return problems
  }
}
