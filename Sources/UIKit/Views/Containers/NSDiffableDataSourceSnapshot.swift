internal import Foundation

/// Sections and their items at a moment, by identifiers of a program's own.
///
/// As with Apple's, an identifier is there at most once, and naming a section or an item that is not there as
/// the place of something ends the program.
///
/// - SeeAlso: Apple, "NSDiffableDataSourceSnapshot".
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, from the first to the last.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items that were asked to be made anew, in that order.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that were asked to be set up anew, in that order.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that were asked to be made anew, in that order.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Makes a snapshot of nothing.
  public init() {}

  // MARK: Questions

  /// How many items there are.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// The items of a section; none for a section that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  /// The section of an item; nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sectionOfItem[identifier] }
  /// The place of an item among all items; nil for an item that is not there.
  ///
  /// - Complexity: O(sections + items of its section).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    path(of: identifier).map { path in
      sectionIdentifiers[..<path.section].reduce(path.item) { $0 + numberOfItems(inSection: $1) }
    }
  }
  /// The place of a section; nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
  /// The section and the item at a path; nil where there is none.
  package func item(at path: (section: Int, item: Int)) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  /// The section's number and the item's place in it; nil for an item that is not there.
  package func path(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = sectionOfItem[identifier], let number = indexOfSection(section),
      let place = items[section]?.firstIndex(of: identifier)
    else { return nil }
    return (number, place)
  }

  // MARK: Items

  /// Adds items at the end of a section, the last one unless stated.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError(
        "There are currently no sections in the data source. Please add a section")
    }
    insert(identifiers, in: section, at: numberOfItems(inSection: section))
  }
  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, shift: 0) }
  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, shift: 1) }
  /// Takes items away; those that are not there are left out.
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
  /// Takes everything away, the sections too.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, shift: 0) }
  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, shift: 1) }
  /// Asks for cells of items to be made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Asks for cells of items to be set up anew.
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
  /// Takes one item away, if it is there.
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

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }
  /// Takes sections away with their items; those that are not there are left out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items[identifier] ?? [] { sectionOfItem[item] = nil }
      items[identifier] = nil
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, shift: 0) }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, shift: 1) }
  /// Asks for cells of sections to be made anew.
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
