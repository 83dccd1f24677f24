internal import Foundation
internal import FoundationShims

extension NSManagedObject {
  /// Reads the values of a fault.
  final func load() {
    guard faulted else { return }
    faulted = false
    guard let context = managedObjectContext else { return }
    take(context.source?.row(of: objectID))
    if row == nil {
      // Counts as deleted, so that no context saves an object without values.
      (isGone, state.isDeleted) = (true, true)
      CoreDataNotices.say("\(objectID) is gone from its store: its values are nil.")
    } else {
      awakeFromFetch()
    }
  }

  /// Takes the values of a row; the changes are lost.
  final func take(_ row: Row?) {
    let transient = entity.table.transient
    let kept = transient.isEmpty ? [:] : values.filter { transient.contains($0.key) }
    self.row = row
    childRow = nil
    values = (row?.values ?? [:]).merging(kept) { first, _ in first }
    (changedKeys, ownLists, faulted) = ([], [], false)
  }

  /// Takes the values of a row where they were not changed here.
  final func merge(_ new: Row?) {
    guard let new, !faulted, new !== row else { return }
    let (old, mine, keys, lists) = (row, values, changedKeys, ownLists)
    take(new)
    for key in keys {
      if let list = mine[key] as? IdentifierList {
        let merged = (new.values[key] as? IdentifierList)?.copy() ?? IdentifierList()
        merged.merge(from: old?.values[key] as? IdentifierList ?? IdentifierList(), to: list) { _ in
          true
        }
        values[key] = merged
      } else {
        values[key] = mine[key]
      }
    }
    (changedKeys, ownLists) = (keys, lists)
    awake(fromSnapshotEvents: .refresh)
  }

  /// The values as child contexts read them.
  final var rowForChildren: Row? {
    load()
    guard !isGone else { return nil }
    guard hasChanges else { return row }
    if let childRow { return childRow }
    let transient = entity.table.transient
    let row = Row(
      version: row?.version ?? 0,
      values: transient.isEmpty ? values : values.filter { !transient.contains($0.key) })
    // The row's lists are shared from now on: the next change copies them.
    (childRow, ownLists) = (row, [])
    return row
  }

  /// Forgets the values until they are asked for.
  final func turnIntoFault() {
    guard !faulted, !objectID.isTemporaryID || !state.isInserted else { return }
    willTurnIntoFault()
    (values, row, changedKeys, ownLists) = ([:], nil, [], [])
    faulted = true
    didTurnIntoFault()
  }

  /// Returns a held value as it is for callers.
  final func exported(_ key: String, _ value: Any?) -> Any? {
    guard let relationship = entity.table.relationships[key] else { return value }
    guard relationship.isToMany else {
      return (value as? NSManagedObjectID).flatMap { resolve($0) }
    }
    let objects = ((value as? IdentifierList)?.members ?? []).compactMap { resolve($0) }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Returns the object of an identity in this object's context.
  final func resolve(_ id: NSManagedObjectID) -> NSManagedObject? {
    if !partners.isEmpty, let partner = partners[ObjectIdentifier(id)] { return partner }
    let object = managedObjectContext?.existing(id)
    return object?.isGone == true ? nil : object
  }

  final func objects(of fetched: NSFetchedPropertyDescription) -> [NSManagedObject] {
    guard let request = fetched.fetchRequest, let context = managedObjectContext else { return [] }
    let details = request.details.copy()
    details.predicate = details.predicate?.withSubstitutionVariables(
      ["FETCH_SOURCE": self, "FETCHED_PROPERTY": fetched])
    return (try? context.objects(details)) ?? []
  }

  /// Sets a property and the other end of a relationship.
  final func change(_ key: String, to value: Any?) {
    guard let property = entity.table.byName[key] else {
      return setValue(value, forUndefinedKey: key)
    }
    load()
    if let attribute = property as? NSAttributeDescription {
      setAttribute(value, attribute)
    } else if let relationship = property as? NSRelationshipDescription {
      setRelated(value, relationship, isInverseKept: true)
    }
  }

  final func setAttribute(_ value: Any?, _ attribute: NSAttributeDescription) {
    guard let value = unwrapped(value) else {
      values[attribute.name] = nil
      return
    }
    guard let held = AttributeConversion.held(value, as: attribute.attributeType) else {
      CoreDataNotices.say(
        "\(type(of: value)) is not a value of \(entity.name ?? "").\(attribute.name); it is ignored."
      )
      return
    }
    values[attribute.name] = held
  }

  /// The value in optionals; nil where one of them has none.
  private func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value is NSNull ? nil : value }
    return unwrapped(optional.content)
  }

  /// Notes that a property has a change that is not saved.
  final func noteChange(_ key: String) {
    changedKeys.insert(key)
    childRow = nil
    managedObjectContext?.noteChange(of: self)
  }

  /// The values that are saved: all of a new object, of another those that changed.
  final func change() -> ObjectChange {
    let transient = entity.table.transient
    let keys = (row == nil ? Set(entity.table.byName.keys) : changedKeys).subtracting(transient)
    return ObjectChange(
      id: objectID, values: values.filter { keys.contains($0.key) }, keys: keys, base: row,
      object: self)
  }

  /// Takes what was saved as read.
  final func settle(_ row: Row?) {
    state = State()
    if let row { take(row) }
    partners = [:]
  }
}

/// An optional of any type.
protocol OptionalValue {
  var content: Any? { get }
}
extension Optional: OptionalValue {
  var content: Any? { map { $0 as Any } }
}
