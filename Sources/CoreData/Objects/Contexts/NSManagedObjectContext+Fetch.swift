internal import Foundation

extension NSManagedObjectContext {
  /// Returns what a request finds.
  ///
  /// - Complexity: In proportion to the objects of the request's entity, and to sort those that match.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if let type = T.self as? NSManagedObject.Type { ManagedClasses.register(type) }
    let found = try results(request.details)
    let results = found.compactMap { $0 as? T }
    if results.count < found.count, let other = found.first(where: { !($0 is T) }) {
      CoreDataNotices.say(
        "\(found.count - results.count) objects are ignored: \(type(of: other)) is not a \(T.self). "
          + "ManagedClasses.register states the classes of a model.")
    }
    return results
  }
  /// Returns the number of objects that a request finds.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let details = request.details
    let count = try matches(details).count
    let rest = max(0, count - max(0, details.fetchOffset))
    return details.fetchLimit > 0 ? min(rest, details.fetchLimit) : rest
  }

  /// Returns the results of a request in the kind that it asks for.
  func results(_ details: FetchDetails) throws -> [Any] {
    if details.resultType == .dictionaryResultType {
      return details.page(try DictionaryResults(details).rows(of: sorted(details)))
    }
    if details.resultType == .countResultType {
      return [NSNumber(value: details.page(try matches(details)).count)]
    }
    let objects = details.page(try sorted(details))
    guard details.resultType == .managedObjectIDResultType else {
      if !details.returnsObjectsAsFaults { for object in objects { object.load() } }
      return objects
    }
    return objects.map(\.objectID)
  }
  /// Returns the objects that a request finds.
  func objects(_ details: FetchDetails) throws -> [NSManagedObject] {
    details.page(try sorted(details))
  }
  private func sorted(_ details: FetchDetails) throws -> [NSManagedObject] {
    ObjectOrder(details.sortDescriptors ?? []).sorted(try matches(details))
  }

  /// Returns the entity of a request in this context's model.
  func entity(_ details: FetchDetails) throws -> NSEntityDescription {
    let name = details.entity?.name ?? details.entityName ?? ""
    guard let entity = model?.entitiesByName[name] ?? (model == nil ? details.entity : nil) else {
      throw CoreDataErrors.make(
        NSCoreDataError,
        model == nil
          ? "The context has neither a parent nor stores."
          : "The model has no entity \"\(name)\".")
    }
    return entity
  }

  /// Returns the objects that a request's predicate accepts, in the order in which they were made.
  func matches(_ details: FetchDetails) throws -> [NSManagedObject] {
    processPendingChanges()
    let entity = try entity(details)
    let family = details.includesSubentities ? entity.family : [entity]
    let (predicate, store) = (details.predicate, details.affectedStores.map { Set($0) })
    var found: [NSManagedObject] = []
    for id in source?.ids(of: family) ?? [] {
      if let store, id.persistentStore.map({ store.contains($0) }) == false { continue }
      let object = object(with: id)
      if details.includesPendingChanges {
        guard !object.isDeleted else { continue }
      }
      if predicate?.evaluate(with: current(object, details)) ?? true { found.append(object) }
    }
    guard details.includesPendingChanges else { return found }
    let names = Set(family.map { $0.name ?? "" })
    for object in objects(of: inserted) where names.contains(object.entity.name ?? "") {
      // A child's object that its parent has not saved either is in both.
      if source?.has(object.objectID) == true { continue }
      if predicate?.evaluate(with: object) ?? true { found.append(object) }
    }
    return found
  }

  /// Returns the object whose values a predicate sees: those of the store unless the object has changes.
  private func current(_ object: NSManagedObject, _ details: FetchDetails) -> NSManagedObject {
    if object.faulted || object.hasChanges && details.includesPendingChanges { return object }
    let row = source?.row(of: object.objectID)
    if row === object.row, !object.hasChanges { return object }
    let other = detached(object.objectID)
    other.take(row)
    return other
  }
}
