import Foundation
internal import Synchronization

/// The filters by their names.
enum FilterNames {
  static let all = ColorRecipes.all.merging(CombinationRecipes.all) { first, _ in first }
    .merging(ShapeRecipes.all) { first, _ in first }
    .merging(AreaRecipes.all) { first, _ in first }

  private static let reported = Mutex<Set<String>>([])
  /// The names that are reported at most.
  private static let maximumReports = 100

  /// Returns a filter by its name; a missing one is reported once.
  static func recipe(_ name: String) -> FilterRecipe? {
    if let recipe = all[name] { return recipe }
    let isNew = reported.withLock { $0.count < maximumReports && $0.insert(name).inserted }
    if isNew {
      let line = "Core Image has no filter \(name) here.\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
    return nil
  }
}
