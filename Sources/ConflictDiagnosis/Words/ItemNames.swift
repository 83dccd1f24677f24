internal import ConflictLogs

/// Unique names for a log's items.
struct ItemNames {
  private var names: [String: String] = [:]

  /// Creates names for the items of constraints; items with equal names are distinguished by their contents or their
  /// container.
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
    // Only unique names distinguish others, because chains of names are unreadable.
    func isOwn(_ item: LogItem) -> Bool {
      sharing[item.words]?.count == 1 && item.words.count <= Self.maximumLength
    }
    for item in items where names[item.key] == nil {
      // A view is identified by a superview with a unique name, or by its contents.
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

  /// Returns the name of an item.
  func callAsFunction(_ item: LogItem) -> String { names[item.key] ?? item.words }

  /// The maximum number of characters in a name that distinguishes another view.
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
