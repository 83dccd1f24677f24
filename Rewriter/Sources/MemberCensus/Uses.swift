/// A use of a member of a framework's type.
struct Use: Hashable {
  /// The receiver's type, the nearest one of the framework.
  var type: String
  /// The member with labels, or "" for a use of the type's name.
  var member: String
}

/// Counts of uses over repositories.
struct UseCounts {
  /// The number of uses of declared members.
  var declared = 0
  /// The number of uses of each missing member by repository.
  var missing: [Use: [String: Int]] = [:]
  static func += (one: inout UseCounts, other: UseCounts) {
    one.declared += other.declared
    for (use, counts) in other.missing {
      one.missing[use, default: [:]].merge(counts, uniquingKeysWith: +)
    }
  }
}
