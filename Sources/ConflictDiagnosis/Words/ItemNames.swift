internal import ConflictLogs

/// The names of a log's items, no two of which are equal.
struct ItemNames {
  private var names: [String: String] = [:]

  /// Creates names for the items of constraints; those that share their words are told apart by what they contain or lie in.
  ///
  /// - Complexity: O(items + lines).
  init(_ constraints: [LogConstraint], _ containers: Containers) {
    var items: [LogItem] = []
    var seen: Set<String> = []
    for item in constraints.flatMap({ $0.items + ($0.superview.map { [$0] } ?? []) })
    where seen.insert(item.key).inserted {
      items.append(item)
    }
    let sharing = Dictionary(grouping: items, by: \.words)
    for item in items where sharing[item.words]?.count == 1 { names[item.key] = item.words }
    var taken = Set(names.values)
    func name(_ item: LogItem, _ words: String) {
      guard names[item.key] == nil, taken.insert(words).inserted else { return }
      names[item.key] = words
    }
    // Only names of their own tell others apart: chains of them are nothing that anyone reads.
    func isOwn(_ item: LogItem) -> Bool {
      sharing[item.words]?.count == 1 && item.words.count <= Self.maximumLength
    }
    for item in items where names[item.key] == nil {
      // A view is known by the superview with a name of its own, or by what it holds.
      if let outer = containers.superview(of: item), isOwn(outer) {
        name(item, "\(item.words) in \(outer.words)")
      }
    }
    for inner in items {
      guard let outer = containers.superview(of: inner), names[outer.key] == nil, isOwn(inner)
      else { continue }
      name(outer, "\(outer.words) around \(inner.words)")
    }
    for (words, group) in sharing where group.count > 1 {
      let rest = group.filter { names[$0.key] == nil }
      for (place, item) in rest.enumerated() {
        names[item.key] = Self.numbered(words, place, alone: rest.count == 1)
      }
    }
  }

  /// The name of an item.
  func callAsFunction(_ item: LogItem) -> String { names[item.key] ?? item.words }

  /// The maximum number of letters of a name that distinguishes another view.
  private static let maximumLength = 32
  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]

  private static func numbered(_ words: String, _ place: Int, alone: Bool) -> String {
    guard words.hasPrefix("the ") else {
      return alone ? "another \(words)" : "\(words) (\(place + 1))"
    }
    let noun = words.dropFirst("the ".count)
    if alone { return "the other \(noun)" }
    return place < ordinals.count
      ? "the \(ordinals[place]) \(noun)" : "\(noun) \(place + 1)"
  }
}
