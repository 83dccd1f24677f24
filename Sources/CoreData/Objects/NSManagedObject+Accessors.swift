public import Foundation

// The calls that a toolset's compiler writes for `@NSManaged` and for generated accessors.
extension NSManagedObject {
  /// Returns the value of a property as its Swift type; what stands for none where it has none.
  ///
  /// That is nil, 0, false, an empty string, collection, address or data, the reference date, the identifier of
  /// zeros, or an object in no context.
  public final func managedValue<Value>(_ key: String) -> Value {
    if let name = primitiveName(key) {
      return primitiveValue(forKey: name).flatMap { ManagedValues.cast($0) }
        ?? ManagedValues.none(self, name)
    }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    guard let held = primitiveValue(forKey: key) else { return ManagedValues.none(self, key) }
    return ManagedValues.cast(held) ?? ManagedValues.none(self, key)
  }

  /// Sets a property from its Swift type.
  public final func setManagedValue<Value>(_ value: Value, _ key: String) {
    if let name = primitiveName(key) {
      return setPrimitiveValue(ManagedValues.plain(value), forKey: name)
    }
    setValue(ManagedValues.plain(value), forKey: key)
  }

  /// The property whose value a property such as `primitiveTitle` is; nil for one of the entity.
  private func primitiveName(_ key: String) -> String? {
    guard key.hasPrefix("primitive"), entity.table.byName[key] == nil else { return nil }
    let rest = key.dropFirst("primitive".count)
    return rest.isEmpty ? nil : rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// Adds an object, a set, an ordered set or an array of them to a relationship to many.
  public final func addManaged(_ value: Any, to key: String) {
    mutate(key) { add(Self.members(value), $0) }
  }
  /// Removes an object, a set, an ordered set or an array of them from a relationship to many.
  public final func removeManaged(_ value: Any, from key: String) {
    mutate(key) { remove(Self.members(value), $0) }
  }
  /// Inserts objects at an index of an ordered relationship.
  public final func insertManaged(_ value: Any, to key: String, at index: Int) {
    mutate(key) { add(Self.members(value), $0, at: index) }
  }
  /// Inserts objects at the indexes of an ordered relationship, in ascending order.
  public final func insertManaged(_ value: Any, to key: String, at indexes: IndexSet) {
    mutate(key) { relationship in
      for (object, index) in zip(Self.members(value), indexes) {
        add([object], relationship, at: index)
      }
    }
  }
  /// Inserts objects at the indexes of an ordered relationship, in ascending order.
  public final func insertManaged(_ value: Any, to key: String, at indexes: NSIndexSet) {
    insertManaged(value, to: key, at: IndexSet(indexes.map { $0 }))
  }
  /// Removes the object at an index of an ordered relationship.
  public final func removeManaged(from key: String, at index: Int) {
    removeManaged(from: key, at: IndexSet(integer: index))
  }
  /// Removes the objects at indexes of an ordered relationship.
  public final func removeManaged(from key: String, at indexes: NSIndexSet) {
    removeManaged(from: key, at: IndexSet(indexes.map { $0 }))
  }
  /// Removes the objects at indexes of an ordered relationship.
  public final func removeManaged(from key: String, at indexes: IndexSet) {
    let ids = objectIDs(forRelationshipNamed: key)
    let objects = indexes.filter { ids.indices.contains($0) }.compactMap { resolve(ids[$0]) }
    mutate(key) { remove(objects, $0) }
  }
  /// Replaces the object at an index of an ordered relationship.
  public final func replaceManaged(in key: String, at index: Int, with value: Any) {
    replaceManaged(in: key, at: IndexSet(integer: index), with: value)
  }
  /// Replaces the objects at indexes of an ordered relationship.
  public final func replaceManaged(in key: String, at indexes: NSIndexSet, with value: Any) {
    replaceManaged(in: key, at: IndexSet(indexes.map { $0 }), with: value)
  }
  /// Replaces the objects at indexes of an ordered relationship.
  public final func replaceManaged(in key: String, at indexes: IndexSet, with value: Any) {
    removeManaged(from: key, at: indexes)
    insertManaged(value, to: key, at: indexes)
  }

  final func mutate(_ key: String, _ change: (NSRelationshipDescription) -> Void) {
    guard let relationship = entity.table.relationships[key], relationship.isToMany else {
      return setValue(nil, forUndefinedKey: key)
    }
    willChangeValue(forKey: key)
    change(relationship)
    didChangeValue(forKey: key)
  }
}
