internal import Foundation

/// Objects in sections, with the place of each.
struct ResultsArrangement {
  struct Place: Equatable {
    let section: Int
    let row: Int
    /// The place without sections.
    let index: Int
    var path: IndexPath { IndexPath(indexes: [section, row]) }
  }
  /// A section's name with its number among those of the same name, where an order does not keep them together.
  struct Key: Hashable {
    let name: String
    let occurrence: Int
  }
  struct Section {
    let key: Key
    var objects: [NSManagedObject] = []
    var name: String { key.name }
  }
  private(set) var objects: [NSManagedObject] = []
  private(set) var sections: [Section] = []
  private var places: [ObjectIdentifier: Place] = [:]

  /// Creates sections of objects by their names; without sections there is one, even of nothing.
  init(_ named: [(object: NSManagedObject, name: String)], hasSections: Bool = false) {
    var occurrences: [String: Int] = [:]
    if !hasSections { sections = [Section(key: Key(name: "", occurrence: 0))] }
    objects.reserveCapacity(named.count)
    for (object, name) in named {
      if hasSections, sections.last?.name != name {
        let occurrence = occurrences[name, default: 0]
        occurrences[name] = occurrence + 1
        sections.append(Section(key: Key(name: name, occurrence: occurrence)))
      }
      let section = sections.count - 1
      places[ObjectIdentifier(object)] = Place(
        section: section, row: sections[section].objects.count, index: objects.count)
      sections[section].objects.append(object)
      objects.append(object)
    }
  }

  func place(of object: NSManagedObject) -> Place? { places[ObjectIdentifier(object)] }
}

/// The changes from one arrangement to another, as a table can show them.
struct ResultsChanges {
  struct Change {
    let object: NSManagedObject
    let kind: NSFetchedResultsChangeType
    let old: ResultsArrangement.Place?
    let new: ResultsArrangement.Place?
  }
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var objects: [Change] = []

  /// Creates the list of changes, in time in proportion to the objects and n log n of the changed ones.
  init(
    from old: ResultsArrangement, to new: ResultsArrangement, changed: Set<NSManagedObject>
  ) {
    let kept = Self.keptSections(old, new)
    deletedSections = old.sections.indices.filter { !kept.contains(old.sections[$0].key) }
    insertedSections = new.sections.indices.filter { !kept.contains(new.sections[$0].key) }
    for object in old.objects where new.place(of: object) == nil {
      objects.append(Change(object: object, kind: .delete, old: old.place(of: object), new: nil))
    }
    var (inserts, moves, updates): ([Change], [Change], [Change]) = ([], [], [])
    for section in new.sections {
      let staying = kept.contains(section.key) ? Self.staying(section, old, changed) : []
      for object in section.objects {
        let places = (old.place(of: object), new.place(of: object))
        if places.0 == nil {
          inserts.append(Change(object: object, kind: .insert, old: nil, new: places.1))
        } else if !staying.contains(ObjectIdentifier(object)) {
          moves.append(Change(object: object, kind: .move, old: places.0, new: places.1))
        } else if changed.contains(object) {
          updates.append(Change(object: object, kind: .update, old: places.0, new: places.1))
        }
      }
    }
    objects += inserts + moves + updates
  }

  /// The difference of the identities.
  var difference: CollectionDifference<NSManagedObjectID> {
    var changes: [CollectionDifference<NSManagedObjectID>.Change] = []
    for change in objects where change.kind != .update {
      let id = change.object.objectID
      if let old = change.old {
        changes.append(
          .remove(offset: old.index, element: id, associatedWith: change.new?.index))
      }
      if let new = change.new {
        changes.append(
          .insert(offset: new.index, element: id, associatedWith: change.old?.index))
      }
    }
    return CollectionDifference(changes) ?? [NSManagedObjectID]().difference(from: [])
  }

  /// The sections of both that have the same order; the others are deleted and inserted.
  private static func keptSections(
    _ old: ResultsArrangement, _ new: ResultsArrangement
  ) -> Set<ResultsArrangement.Key> {
    let ranks = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1.key, $0) })
    let common = new.sections.filter { ranks[$0.key] != nil }
    let longest = longestIncreasing(common.map { ranks[$0.key] ?? 0 })
    return Set(longest.map { common[$0].key })
  }

  /// The objects of a section that stay in their order; those without changes always do.
  private static func staying(
    _ section: ResultsArrangement.Section, _ old: ResultsArrangement,
    _ changed: Set<NSManagedObject>
  ) -> Set<ObjectIdentifier> {
    var staying: Set<ObjectIdentifier> = []
    var gap: [(object: NSManagedObject, rank: Int)] = []
    var low = -1
    func close(_ high: Int) {
      let inside = gap.filter { $0.rank > low && $0.rank < high }
      for index in longestIncreasing(inside.map(\.rank)) {
        staying.insert(ObjectIdentifier(inside[index].object))
      }
      gap = []
    }
    for object in section.objects {
      guard let place = old.place(of: object), old.sections[place.section].key == section.key else {
        continue
      }
      if changed.contains(object) {
        gap.append((object, place.row))
      } else if place.row > low {
        close(place.row)
        staying.insert(ObjectIdentifier(object))
        low = place.row
      }
    }
    close(.max)
    return staying
  }

  /// Returns the indexes of a longest increasing part of different numbers.
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    var (ends, before): ([Int], [Int?]) = ([], [])
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: [Int] = []
    var next = ends.last
    while let index = next {
      result.append(index)
      next = before[index]
    }
    return result.reversed()
  }
}
