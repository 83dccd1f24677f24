internal import Foundation

/// The items of an outline as rows: those whose ancestors are expanded, in order.
@MainActor struct OutlineRows {
  /// A row.
  struct Row {
    let item: Any
    let level: Int
    /// The index of the parent's row; nil for an item of the root.
    let parent: Int?
    /// The index among the parent's children.
    let index: Int
    let isExpandable: Bool
  }
  /// The identity of an item: its value where it has one, or else the object.
  enum Key: Hashable {
    case value(AnyHashable)
    case object(ObjectIdentifier)

    init(_ item: Any) {
      if let value = item as? AnyHashable {
        self = .value(value)
      } else {
        self = .object(ObjectIdentifier(item as AnyObject))
      }
    }
  }

  /// The rows; nil until the data source was asked.
  private(set) var rows: [Row]?
  private var places: [Key: Int] = [:]
  /// The expanded items.
  private(set) var expanded: Set<Key> = []

  /// Whether an item is expanded.
  func isExpanded(_ item: Any) -> Bool { expanded.contains(Key(item)) }
  /// Expands or collapses an item.
  mutating func setExpanded(_ isExpanded: Bool, _ item: Any) {
    if isExpanded { expanded.insert(Key(item)) } else { expanded.remove(Key(item)) }
    rows = nil
  }
  /// Discards the rows, which are asked again.
  mutating func forget() { rows = nil }
  /// Returns the row of an item; nil for one that is not a row.
  func row(of item: Any) -> Int? { places[Key(item)] }

  /// Asks for the rows, which the data source may do itself while it answers.
  static func ask(
    _ source: any NSOutlineViewDataSource, _ outline: NSOutlineView, expanded: Set<Key>
  ) -> [Row] {
    var found: [Row] = []
    func add(_ parent: Any?, _ row: Int?, _ level: Int) {
      for index in 0..<max(0, source.outlineView(outline, numberOfChildrenOfItem: parent)) {
        let item = source.outlineView(outline, child: index, ofItem: parent)
        let isExpandable = source.outlineView(outline, isItemExpandable: item)
        found.append(
          Row(item: item, level: level, parent: row, index: index, isExpandable: isExpandable))
        if isExpandable, expanded.contains(Key(item)) { add(item, found.count - 1, level + 1) }
      }
    }
    add(nil, nil, 0)
    return found
  }
  /// Takes rows that were asked for.
  mutating func take(_ found: [Row]) {
    rows = found
    places = [:]
    for (index, row) in found.enumerated() { places[Key(row.item)] = index }
  }
}
