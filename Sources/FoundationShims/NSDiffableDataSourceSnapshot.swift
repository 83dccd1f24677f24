internal import Foundation

/// A snapshot of sections and their items, by the program's identifiers.
///
/// As in Apple's UIKit, identifiers are unique, and inserting relative to an unknown section or item ends the
/// program.
///
/// - SeeAlso: Apple, "NSDiffableDataSourceSnapshot".
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items marked for reloading, in the order of the requests.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items marked for reconfiguration, in the order of the requests.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections marked for reloading, in the order of the requests.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Questions

  /// The number of items.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  /// The number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// The items of a section; empty if the section is unknown.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// The section of an item; nil if the item is unknown.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sectionOfItem[identifier] }
  /// The index of an item among all items; nil if the item is unknown.
  ///
  /// - Complexity: O(sections + items of its section).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    path(of: identifier).map { path in
      sectionIdentifiers[..<path.section].reduce(path.item) { $0 + numberOfItems(inSection: $1) }
    }
  }
  /// The index of a section; nil if the section is unknown.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
  /// The item at a path; nil if the path is out of range.
  package func item(at path: (section: Int, item: Int)) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  /// The path of an item; nil if the item is unknown.
  package func path(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = sectionOfItem[identifier], let number = indexOfSection(section),
      let place = items[section]?.firstIndex(of: identifier)
    else { return nil }
    return (number, place)
  }

  // MARK: Items

  /// Appends items to a section; nil is the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError(
        "There are currently no sections in the data source. Please add a section")
    }
    insert(identifiers, in: section, at: numberOfItems(inSection: section))
  }
  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, shift: 0) }
  /// Inserts items after another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, shift: 1) }
  /// Deletes items; unknown items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    if let one = identifiers.first, identifiers.count == 1 {
      delete(one)
      return
    }
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for identifier in gone { sectionOfItem[identifier] = nil }
  }
  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, shift: 0) }
  /// Moves an item after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, shift: 1) }
  /// Marks items for reloading.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Marks items for reconfiguration.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, shift: Int
  ) {
    guard identifier != other else { return }
    require(sectionOfItem[identifier] != nil, "Invalid item identifier: \(identifier)")
    delete(identifier)
    insert([identifier], beside: other, shift: shift)
  }
  /// Deletes an item if it exists.
  private mutating func delete(_ identifier: ItemIdentifierType) {
    guard let section = sectionOfItem.removeValue(forKey: identifier),
      let index = items[section]?.firstIndex(of: identifier)
    else { return }
    items[section]?.remove(at: index)
  }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, shift: Int
  ) {
    guard let section = sectionOfItem[other], let index = items[section]?.firstIndex(of: other)
    else { fatalError("Invalid item identifier: \(other)") }
    insert(identifiers, in: section, at: index + shift)
  }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    require(items[section] != nil, "Invalid section identifier: \(section)")
    for identifier in identifiers {
      let known = sectionOfItem.updateValue(section, forKey: identifier)
      require(known == nil, "Supplied item identifiers are not unique: \(identifier)")
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
  }

  // MARK: Sections

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }
  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }
  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }
  /// Deletes sections and their items; unknown sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items[identifier] ?? [] { sectionOfItem[item] = nil }
      items[identifier] = nil
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
  }
  /// Moves a section before another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, shift: 0) }
  /// Moves a section after another section.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, shift: 1) }
  /// Marks sections for reloading.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      fatalError("Invalid section identifier: \(identifier)")
    }
    return index
  }
  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, shift: Int
  ) {
    guard identifier != other else { return }
    sectionIdentifiers.remove(at: place(of: identifier))
    sectionIdentifiers.insert(identifier, at: place(of: other) + shift)
  }
  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      let known = items.updateValue([], forKey: identifier)
      require(known == nil, "Section identifiers are not unique: \(identifier)")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot: Equatable {}
