import Foundation
import TestSupport
import Testing

@testable import CoreData

/// Properties that are only stored, calls that do nothing, and names with Apple's values.
@Suite(.serialized) struct DefaultTests {
  @MainActor @Test func keptPropertiesOfContexts() {
    let context = Library.context()
    #expect(
      KeptProperty.lapses(
        in: context,
        [
          KeptProperty(\.propagatesDeletesAtEndOfEvent, default: true, other: false),
          KeptProperty(\.retainsRegisteredObjects, default: false, other: true),
          KeptProperty(\.shouldDeleteInaccessibleFaults, default: true, other: false),
          KeptProperty(\.stalenessInterval, default: -1, other: 5),
        ]) == [])
    let model = NSManagedObjectModel()
    #expect(
      KeptProperty.lapses(
        in: model,
        [KeptProperty(\.localizationDictionary, default: nil, other: ["a": "b"])]) == [])
    let index = NSFetchIndexDescription(name: "i", elements: nil)
    let predicate = NSPredicate(value: true)
    #expect(
      KeptProperty.lapses(
        in: index, [KeptProperty(\.partialIndexPredicate, default: nil, other: predicate)]) == [])
    let request = NSAsynchronousFetchRequest(
      fetchRequest: NSFetchRequest<Book>(entityName: "Book"))
    #expect(
      KeptProperty.lapses(
        in: request, [KeptProperty(\.estimatedResultCount, default: 0, other: 9)]) == [])
  }

  @Test func callsThatDoNothing() throws {
    let context = Library.context()
    let book = Library.book("X", context)
    context.detectConflicts(for: book)
    try context.setQueryGenerationFrom(.current)
    #expect(context.queryGenerationToken == nil)
    NSFetchedResultsController<Book>.deleteCache(withName: nil)
    #expect(Book.contextShouldIgnoreUnmodeledPropertyChanges)
    #expect(
      NSManagedObjectModel().isConfiguration(
        withName: nil, compatibleWithStoreMetadata: [NSStoreModelVersionHashesKey: [:]]))
    let cloud = NSPersistentCloudKitContainer(name: "C", managedObjectModel: Library.model())
    #expect(cloud.canUpdateRecord(forManagedObjectWith: book.objectID))
    #expect(cloud.canDeleteRecord(forManagedObjectWith: book.objectID))
    #expect(throws: (any Error).self) {
      try cloud.initializeCloudKitSchema(options: [.dryRun, .printSchema])
    }
    let history = NSPersistentHistoryTransaction().objectIDNotification()
    #expect(history.name == .NSManagedObjectContextDidSaveObjectIDs)
    #expect(NSManagedObjectContext(.privateQueue).concurrencyType == .privateQueueConcurrencyType)
  }

  @Test func valuesOfObjects() throws {
    let context = Library.context()
    let book = Library.book("X", context)
    try context.save()
    #expect(book.faultingState == 0 && !book.hasFault(forRelationshipNamed: "tags"))
    context.refresh(book, mergeChanges: false)
    #expect(book.faultingState != 0 && book.hasFault(forRelationshipNamed: "tags"))
    #expect(book.dictionaryWithValues(forKeys: ["title"])["title"] as? String == "X")
    book.setPrimitiveValue("Y", forKey: "title")
    #expect(book.title == "Y" && !book.hasChanges)
    let primitive: String = book.managedValue("primitiveTitle")
    #expect(primitive == "Y")
    book.setManagedValue("Z", "primitiveTitle")
    #expect(book.title == "Z" && !book.hasChanges)
    book.title = "W"
    #expect(book.changedValuesForCurrentEvent()["title"] as? String == "W")
    let author = Library.author("Ann", context)
    var value: AnyObject? = NSNumber(value: 200)
    #expect { try author.validateValue(&value, forKey: "age") } throws: {
      ($0 as NSError).code == NSValidationNumberTooLargeError
    }
    value = NSNumber(value: 20)
    try author.validateValue(&value, forKey: "age")
  }

  @Test func valuesThatAPredicateForbids() throws {
    let model = Library.model()
    let title = try #require(model.entitiesByName["Book"]?.attributesByName["title"])
    title.setValidationPredicates(
      [NSPredicate(format: "length > 2")], withValidationWarnings: ["is too short"])
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let context = Library.context(container)
    let book = Library.book("X", context)
    #expect { try book.validateForInsert() } throws: {
      $0.localizedDescription.contains("is too short")
    }
    book.title = "long"
    try book.validateForInsert()
  }

  @Test func modelsOfBundles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DefaultTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(NSManagedObjectModel.mergedModel(from: [bundle]) == nil)
    let document = folder.appendingPathComponent("Library.xcdatamodel")
    try FileManager.default.createDirectory(at: document, withIntermediateDirectories: true)
    try Library.text.write(
      to: document.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    let model = try #require(NSManagedObjectModel.mergedModel(from: [bundle]))
    #expect(model.entities.count == 5)
    #expect(Array(model.fetchRequestTemplatesByName.keys) == ["thick"])
    #expect(model.entitiesByName["Book"].map { Array($0.subentitiesByName.keys) } == ["Novel"])
  }

  @Test func placesOfStores() throws {
    let coordinator = Library.container().persistentStoreCoordinator
    let store = try #require(coordinator.persistentStores.first)
    let url = URL(fileURLWithPath: "/a/b")
    #expect(coordinator.setURL(url, for: store) && coordinator.url(for: store) == url)
    coordinator.setMetadata(["a": 1], for: store)
    #expect(coordinator.metadata(for: store)["a"] as? Int == 1)
    #expect(NSPersistentStore.StoreType.inMemory.rawValue == NSInMemoryStoreType)
  }

  /// Apple, `CoreDataErrors.h`.
  @Test func codesOfErrors() {
    let codes = [
      NSManagedObjectConstraintValidationError: 1551, NSValidationInvalidDateError: 1650,
      NSValidationInvalidURIError: 1690, NSPersistentStoreTypeMismatchError: 134_010,
      NSPersistentStoreIncompleteSaveError: 134_040, NSPersistentStoreSaveConflictsError: 134_050,
      NSPersistentStoreOpenError: 134_080, NSPersistentStoreIncompatibleVersionHashError: 134_100,
      NSMigrationError: 134_110, NSMigrationMissingMappingModelError: 134_140,
    ]
    #expect(codes.allSatisfy { $0.key == $0.value })
  }

  @Test func policies() {
    let kinds = [
      NSRollbackMergePolicy, NSOverwriteMergePolicy, NSMergeByPropertyObjectTrumpMergePolicy,
    ].map { ($0 as? NSMergePolicy)?.mergeType }
    #expect(
      kinds == [
        .rollbackMergePolicyType, .overwriteMergePolicyType,
        .mergeByPropertyObjectTrumpMergePolicyType,
      ])
  }

  @Test func typesOfAttributes() {
    let types: [(NSAttributeDescription.AttributeType, NSAttributeType)] = [
      (.undefined, .undefinedAttributeType), (.integer16, .integer16AttributeType),
      (.integer32, .integer32AttributeType), (.binaryData, .binaryDataAttributeType),
      (.transformable, .transformableAttributeType),
    ]
    for (type, number) in types {
      let attribute = NSAttributeDescription()
      attribute.type = type
      #expect(attribute.attributeType == number && type.rawValue == number.rawValue)
    }
    let events: [NSSnapshotEventType] = [.undoInsertion, .undoDeletion, .undoUpdate]
    #expect(events.map(\.rawValue) == [2, 4, 8])
  }

  @Test func namesOfNotifications() {
    typealias Context = NSManagedObjectContext
    #expect(Context.willSaveObjectsNotification == .NSManagedObjectContextWillSave)
    #expect(Context.didSaveObjectsNotification == .NSManagedObjectContextDidSave)
    #expect(Context.didChangeObjectsNotification == .NSManagedObjectContextObjectsDidChange)
    #expect(Context.didSaveObjectIDsNotification == .NSManagedObjectContextDidSaveObjectIDs)
    #expect(
      Context.didMergeChangesObjectIDsNotification
        == .NSManagedObjectContextDidMergeChangesObjectIDs)
    #expect(Context.NotificationKey.invalidatedObjects.rawValue == NSInvalidatedObjectsKey)
    let names: [Notification.Name] = [
      .NSPersistentStoreRemoteChange, .NSPersistentStoreCoordinatorStoresWillChange,
      NSPersistentCloudKitContainer.eventChangedNotification,
    ]
    #expect(Set(names).count == 3)
    #expect(!NSPersistentStoreRemoteChangeNotificationPostOptionKey.isEmpty)
  }
}
