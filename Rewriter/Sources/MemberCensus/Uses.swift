/// A use of a member of a framework's type.
struct Use: Hashable {
  /// The receiver's type, the nearest one of the framework.
  var type: String
  /// The member with labels, or "" for a use of the type's name.
  var member: String

  init(type: String, member: String) { (self.type, self.member) = (type, member) }

  /// Creates a call of a member with labels.
  init(type: String, member: String, labels: [String?]) {
    self.init(type: type, member: member + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")")
  }

  /// The member without labels.
  var name: String { String(member.prefix { $0 != "(" }) }
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
