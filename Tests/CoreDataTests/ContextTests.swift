import Foundation
import Testing

@testable import CoreData

@Suite struct ContextTests {
  @Test func savedObjectsAreReadByOtherContexts() throws {
    let container = Library.container()
    let (one, two) = (Library.context(container), Library.context(container))
    let book = Library.book("X", pages: 5, one)
    book.author = Library.author("Ann", one)
    #expect(try Library.titles(two).isEmpty)
    try one.save()
    #expect(!one.hasChanges)
    let other = try #require(try two.existingObject(with: book.objectID) as? Book)
    #expect(other !== book && other.isFault)
    #expect(other.title == "X" && other.pages == 5 && other.author?.name == "Ann")
    #expect(!other.isFault && other.calls == ["awakeFromFetch"])
    #expect(two.registeredObject(for: book.objectID) === other)
    let url = book.objectID.uriRepresentation()
    #expect(
      container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url)
        === book.objectID)
    #expect(book.calls == ["awakeFromInsert", "willSave", "didSave"])
  }

  @Test func notificationsNameTheObjects() throws {
    let context = Library.context()
    let log = Log()
    let names: [Notification.Name] = [
      .NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave,
      .NSManagedObjectContextDidSave,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) {
        log.add($0)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let (keep, drop) = (Library.book("keep", context), Library.book("drop", context))
    try context.save()
    #expect(log.take() == ["change inserted 2", "will", "did inserted 2"])
    keep.title = "kept"
    context.delete(drop)
    context.processPendingChanges()
    #expect(log.take() == ["change deleted 1 updated 1"])
    try context.save()
    #expect(log.take() == ["will", "did deleted 1 updated 1"])
    #expect(drop.managedObjectContext == nil && drop.calls.contains("prepareForDeletion"))
    try context.save()
    #expect(log.take().isEmpty)
  }
  private final class Log: @unchecked Sendable {
    private var lines: [String] = []
    func add(_ notification: Notification) {
      let kinds: [Notification.Name: String] = [
        .NSManagedObjectContextObjectsDidChange: "change", .NSManagedObjectContextWillSave: "will",
        .NSManagedObjectContextDidSave: "did",
      ]
      let sets = (notification.userInfo ?? [:]).map { key, value in
        "\(key) \((value as? Set<NSManagedObject>)?.count ?? -1)"
      }
      lines.append(([kinds[notification.name] ?? ""] + sets.sorted()).joined(separator: " "))
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func deleteRules() throws {
    let context = Library.context()
    let (ann, book, tag) = (
      Library.author("Ann", context), Library.book("X", context), Tag(context: context)
    )
    let chapter = Chapter(context: context)
    tag.name = "red"
    book.author = ann
    book.addManaged(tag, to: "tags")
    book.addManaged(chapter, to: "chapters")
    try context.save()
    context.delete(tag)
    // Denied while there is a book, but not in itself.
    #expect(tag.isDeleted)
    #expect { try context.save() } throws: {
      ($0 as NSError).code == NSValidationRelationshipDeniedDeleteError
    }
    context.rollback()
    #expect(!tag.isDeleted && book.tags?.count == 1)
    context.delete(ann)
    #expect(book.isDeleted && chapter.isDeleted && !tag.isDeleted)
    #expect(context.deletedObjects.count == 3)
    try context.save()
    #expect(try Library.titles(context).isEmpty)
    #expect((tag.value(forKey: "books") as? NSSet)?.count == 0)
    context.delete(tag)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 0)
  }

  @Test func objectsThatWereNeverSavedAreDeletedWithoutATrace() throws {
    let context = Library.context()
    let book = Library.book("X", context)
    context.delete(book)
    #expect(!context.hasChanges && book.isDeleted)
    #expect(try Library.titles(context).isEmpty)
    try context.save()
    #expect(book.managedObjectContext == nil && context.registeredObjects.isEmpty)
  }

  @Test func validationNamesWhatIsWrong() throws {
    let cases: [(Int, (Author) -> Void)] = [
      (NSValidationMissingMandatoryPropertyError, { $0.name = nil }),
      (NSValidationStringTooLongError, { $0.name = String(repeating: "a", count: 21) }),
      (NSValidationNumberTooLargeError, { $0.age = 151 }),
      (NSValidationNumberTooSmallError, { $0.age = -1 }),
      (
        NSValidationMultipleErrorsError,
        {
          $0.age = -1
          $0.name = nil
        }
      ),
    ]
    for (code, change) in cases {
      let context = Library.context()
      let author = Library.author("Ann", context)
      change(author)
      #expect {
        try context.save()
      } throws: { error in
        let error = error as NSError
        let first = (error.userInfo[NSDetailedErrorsKey] as? [NSError])?.first ?? error
        return error.code == code && error.domain == NSCocoaErrorDomain
          && first.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === author
      }
      #expect(context.hasChanges && author.objectID.isTemporaryID)
      (author.name, author.age) = ("Ann", 20)
      try context.save()
    }
  }

  @Test func rollbackAndRefresh() throws {
    let context = Library.context()
    let book = Library.book("X", context)
    try context.save()
    book.title = "Y"
    let new = Library.book("new", context)
    context.rollback()
    #expect(book.title == "X" && !context.hasChanges && new.managedObjectContext == nil)
    book.title = "Z"
    context.refresh(book, mergeChanges: false)
    #expect(book.isFault && book.title == "X" && !context.hasChanges)
    book.title = "W"
    context.refreshAllObjects()
    #expect(book.title == "W" && context.hasChanges)
    context.reset()
    #expect(context.registeredObjects.isEmpty && book.managedObjectContext == nil)
    #expect(try Library.titles(context) == ["X"])
  }

  @Test func childContexts() throws {
    let parent = Library.context()
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = parent
    let ann = Library.author("Ann", parent)
    let inChild = try #require(child.object(with: ann.objectID) as? Author)
    #expect(inChild.name == "Ann")
    let book = Library.book("X", child)
    book.author = inChild
    #expect(ann.books.isEmpty)
    try child.save()
    #expect(ann.books.map(\.title) == ["X"] && parent.insertedObjects.count == 2)
    #expect(!child.hasChanges && book.objectID.isTemporaryID)
    try parent.save()
    #expect(!book.objectID.isTemporaryID && book.title == "X")
    book.title = "Y"
    try child.save()
    #expect(ann.books.map(\.title) == ["Y"] && parent.updatedObjects.count == 1)
    child.delete(inChild)
    try child.save()
    #expect(ann.isDeleted && parent.deletedObjects.count == 2)
    try parent.save()
    #expect(try Library.titles(child).isEmpty)
    #expect(child.persistentStoreCoordinator === parent.persistentStoreCoordinator)
  }

  @Test func savedChangesAreMerged() throws {
    let container = Library.container()
    let (one, two) = (Library.context(container), Library.context(container))
    let book = Library.book("X", pages: 1, one)
    try one.save()
    let other = try #require(two.object(with: book.objectID) as? Book)
    other.pages = 9
    book.title = "Y"
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: one, queue: nil
    ) { [two] in two.mergeChanges(fromContextDidSave: $0) }
    defer { NotificationCenter.default.removeObserver(token) }
    try one.save()
    #expect(other.title == "Y" && other.pages == 9 && two.hasChanges)
    one.delete(book)
    try one.save()
    #expect(other.managedObjectContext == nil && !two.hasChanges)
  }

  @Test func changesAreMergedAutomatically() async throws {
    let container = Library.container()
    let context = container.newBackgroundContext()
    context.automaticallyMergesChangesFromParent = true
    let author = try await context.perform {
      let author = Library.author("Ann", context)
      try context.save()
      return Unchecked(author)
    }.value
    let id = author.objectID
    try await container.performBackgroundTask { context in
      (context.object(with: id) as? Author)?.name = "Bob"
      try context.save()
    }
    let name = await context.perform { author.name }
    #expect(name == "Bob")
  }

  @Test func workRunsOnTheContextsQueue() async throws {
    let container = Library.container()
    let context = container.newBackgroundContext()
    let count = context.performAndWait { () -> Int in
      // Work inside of work.
      context.performAndWait { _ = Library.author("Ann", context) }
      return context.insertedObjects.count
    }
    #expect(count == 1)
    await #expect(throws: CocoaError.self) {
      try await context.perform { throw CocoaError(.fileNoSuchFile) }
    }
    try await context.perform { try context.save() }
    let names = try await container.performBackgroundTask { context in
      try context.fetch(Author.fetchRequest() as NSFetchRequest<Author>).compactMap(\.name)
    }
    #expect(names == ["Ann"])
  }

  @MainActor @Test func theViewContextMergesOnTheMainQueue() async throws {
    let container = Library.container()
    container.viewContext.automaticallyMergesChangesFromParent = true
    let author = Library.author("Ann", container.viewContext)
    try container.viewContext.save()
    let id = author.objectID
    try await container.performBackgroundTask { context in
      (context.object(with: id) as? Author)?.name = "Bob"
      try context.save()
    }
    await container.viewContext.perform {}
    #expect(author.name == "Bob")
    #expect(container.viewContext.concurrencyType == .mainQueueConcurrencyType)
  }

  @Test func batches() throws {
    let context = Library.context()
    let insert = NSBatchInsertRequest(
      entityName: "Book", objects: (0..<10).map { ["title": "B\($0)", "pages": $0] })
    insert.resultType = .count
    #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 10)
    var left = 3
    let more = NSBatchInsertRequest(entityName: "Book") { (object: NSManagedObject) in
      left -= 1
      (object as? Book)?.title = "M\(left)"
      return left < 0
    }
    try context.execute(more)
    #expect(try Library.titles(context).count == 13)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages > 6")
    update.propertiesToUpdate = ["title": "thick"]
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 3)
    context.reset()
    #expect(try Library.titles(context, NSPredicate(format: "title == 'thick'")).count == 3)
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "title BEGINSWITH 'B'")
    let delete = NSBatchDeleteRequest(fetchRequest: request)
    delete.resultType = .resultTypeObjectIDs
    let result = try context.execute(delete) as? NSBatchDeleteResult
    #expect((result?.result as? [NSManagedObjectID])?.count == 7)
    #expect(try Library.titles(context).count == 6)
    let history = NSPersistentHistoryChangeRequest.fetchHistory(after: Date())
    #expect((try context.execute(history) as? NSPersistentHistoryResult)?.result is [Any])
    #expect(throws: (any Error).self) { try context.execute(NSPersistentStoreRequest()) }
  }

  @Test func longCascadesDoNotRecurse() throws {
    let entity = NSEntityDescription()
    let (next, before) = (NSRelationshipDescription(), NSRelationshipDescription())
    (next.name, before.name, entity.name) = ("next", "before", "Node")
    for link in [next, before] {
      link.destinationEntity = entity
      link.maxCount = 1
    }
    (next.inverseRelationship, before.inverseRelationship) = (before, next)
    next.deleteRule = .cascadeDeleteRule
    entity.properties = [next, before]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Nodes", managedObjectModel: model)
    container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
    container.loadPersistentStores { _, _ in }
    let context = Library.context(container)
    let nodes = (0..<20_000).map { _ in NSManagedObject(entity: entity, insertInto: context) }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.setValue(next, forKey: "next") }
    try context.save()
    context.delete(nodes[0])
    #expect(context.deletedObjects.count == 20_000)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Node")) == 0)
  }

  @Test func manyChildrenTakeLinearTime() throws {
    // 20,000 additions to one list: 2 × 10⁸ steps if each copied the list.
    let context = Library.context()
    let author = Library.author("Ann", context)
    for index in 0..<20_000 { Library.book("\(index)", context).author = author }
    try context.save()
    #expect(author.books.count == 20_000)
    context.delete(author)
    try context.save()
    #expect(try Library.titles(context).isEmpty)
  }
}
