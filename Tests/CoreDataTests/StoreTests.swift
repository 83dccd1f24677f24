import Foundation
import Testing

@testable import CoreData

@Suite(.serialized) struct StoreTests {
  private func conflict(
    _ policy: NSMergePolicy
  ) throws -> (title: String, pages: Int32, inContext: String, error: NSError?) {
    let container = Library.container()
    let (one, two) = (Library.context(container), Library.context(container))
    let book = Library.book("base", pages: 1, one)
    try one.save()
    let other = try #require(two.object(with: book.objectID) as? Book)
    _ = other.title
    (book.title, book.pages) = ("one", 11)
    try one.save()
    other.title = "two"
    two.mergePolicy = policy
    var failure: NSError?
    do { try two.save() } catch { failure = error as NSError }
    let three = Library.context(container)
    let saved = try #require(three.object(with: book.objectID) as? Book)
    return (saved.title, saved.pages, other.title, failure)
  }

  @Test func policiesOfConflicts() throws {
    let error = try conflict(.error)
    #expect(error.error?.code == NSManagedObjectMergeError && error.title == "one")
    let list = error.error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    #expect(list?.first?.persistedSnapshot?["title"] as? String == "one")
    #expect(list?.first?.cachedSnapshot?["title"] as? String == "base")
    #expect(list?.first.map { $0.newVersionNumber > $0.oldVersionNumber } == true)
    for (policy, title, pages) in [
      (NSMergePolicy.mergeByPropertyObjectTrump, "two", 11),
      (.mergeByPropertyStoreTrump, "one", 11),
      (.overwrite, "two", 1), (.rollback, "one", 11),
    ] as [(NSMergePolicy, String, Int32)] {
      let result = try conflict(policy)
      #expect(result.error == nil)
      #expect(result.title == title && result.pages == pages, "\(policy.mergeType)")
      #expect(result.inContext == title, "\(policy.mergeType)")
    }
  }

  @Test func additionsOfTwoContextsToOneListAreNoConflict() throws {
    let container = Library.container()
    let (one, two) = (Library.context(container), Library.context(container))
    let ann = Library.author("Ann", one)
    try one.save()
    let other = try #require(two.object(with: ann.objectID) as? Author)
    _ = other.books
    Library.book("1", one).author = ann
    Library.book("2", two).author = other
    try one.save()
    try two.save()
    let three = Library.context(container)
    #expect((three.object(with: ann.objectID) as? Author)?.books.count == 2)
  }

  @Test func objectsThatAreGone() throws {
    let container = Library.container()
    let (one, two) = (Library.context(container), Library.context(container))
    let book = Library.book("X", one)
    try one.save()
    let other = try #require(two.object(with: book.objectID) as? Book)
    other.title = "Y"
    one.delete(book)
    try one.save()
    #expect { try two.save() } throws: { ($0 as NSError).code == NSManagedObjectMergeError }
    two.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try two.save()
    #expect(other.managedObjectContext == nil)
    #expect(throws: (any Error).self) { try two.existingObject(with: book.objectID) }
    let fault = try #require(two.object(with: book.objectID) as? Book)
    let lines = notices { #expect(fault.title == "") }
    #expect(lines.contains { $0.contains("gone") })
  }

  @Test func uniqueValues() throws {
    for (policy, expected) in [
      (NSMergePolicy.error, nil), (.mergeByPropertyObjectTrump, "new"),
      (.mergeByPropertyStoreTrump, "old"), (.overwrite, "new"), (.rollback, "old"),
    ] as [(NSMergePolicy, String?)] {
      let container = Library.container()
      let (one, two) = (Library.context(container), Library.context(container))
      func tag(_ title: String, _ context: NSManagedObjectContext) -> Tag {
        let tag = Tag(context: context)
        tag.name = "red"
        tag.addManaged(Library.book(title, context), to: "books")
        return tag
      }
      _ = tag("old", one)
      try one.save()
      two.mergePolicy = policy
      _ = tag("new", two)
      guard let expected else {
        #expect { try two.save() } throws: {
          ($0 as NSError).code == NSManagedObjectConstraintMergeError
        }
        continue
      }
      try two.save()
      let three = Library.context(container)
      let tags = try three.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
      let books = tags.first?.value(forKey: "books") as? Set<Book> ?? []
      #expect(tags.count == 1 && books.map(\.title) == [expected], "\(policy.mergeType)")
    }
  }

  @Test func storesInFilesAreInMemoryAndSaySo() throws {
    let container = NSPersistentContainer(name: "Files", managedObjectModel: Library.model())
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Plumb-none.sqlite")
    let description = NSPersistentStoreDescription(url: file)
    description.setOption(NSNumber(value: true), forKey: NSPersistentHistoryTrackingKey)
    container.persistentStoreDescriptions = [description]
    let lines = notices {
      container.loadPersistentStores { loaded, error in
        #expect(loaded === description && error == nil)
      }
    }
    #expect(lines.filter { $0.contains("Plumb-none.sqlite") }.count == 1)
    Library.author("Ann", container.newBackgroundContext())
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let coordinator = container.persistentStoreCoordinator
    let store = try #require(coordinator.persistentStore(for: file))
    #expect(store.type == NSSQLiteStoreType && coordinator.url(for: store) == file)
    #expect(coordinator.metadata(for: store)[NSStoreTypeKey] as? String == NSSQLiteStoreType)
    let silent = notices {
      _ = try? coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: "/dev/null"))
    }
    #expect(!silent.contains { $0.contains("/dev/null") })
    try coordinator.remove(store)
    #expect(coordinator.persistentStores.count == 1)
    #expect(throws: (any Error).self) { try coordinator.remove(store) }
  }

  @Test func whatNeedsADiskThrows() throws {
    let coordinator = Library.container().persistentStoreCoordinator
    let store = try #require(coordinator.persistentStores.first)
    let url = URL(fileURLWithPath: "/tmp/x.sqlite")
    let operations: [() throws -> Void] = [
      { try coordinator.migratePersistentStore(store, to: url, withType: NSSQLiteStoreType) },
      {
        try coordinator.replacePersistentStore(
          at: url, withPersistentStoreFrom: url, ofType: NSSQLiteStoreType)
      },
      {
        _ = try NSPersistentStoreCoordinator.metadataForPersistentStore(
          ofType: NSSQLiteStoreType, at: url)
      },
      {
        try NSPersistentCloudKitContainer(name: "C", managedObjectModel: Library.model())
          .initializeCloudKitSchema()
      },
    ]
    for operation in operations {
      #expect { try operation() } throws: { "\($0.localizedDescription)".contains("in memory") }
    }
    try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
    #expect {
      try coordinator.addPersistentStore(ofType: "Tape", configurationName: nil, at: nil)
    } throws: { ($0 as NSError).code == NSPersistentStoreInvalidTypeError }
    #expect(throws: (any Error).self) {
      try coordinator.addPersistentStore(
        ofType: NSInMemoryStoreType, configurationName: "Missing", at: nil)
    }
  }

  @Test func savingWithoutAStoreIsAnError() throws {
    let container = NSPersistentContainer(name: "None", managedObjectModel: Library.model())
    let context = Library.context(container)
    Library.author("Ann", context)
    #expect { try context.save() } throws: { "\($0.localizedDescription)".contains("no stores") }
    #expect(context.hasChanges)
  }

  @Test func configurationsAndReadOnlyStores() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Library.model())
    let people = try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: "People", at: nil)
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let ann = Library.author("Ann", context)
    try context.obtainPermanentIDs(for: [ann])
    #expect(!ann.objectID.isTemporaryID && ann.objectID.persistentStore === people)
    try context.save()
    Library.book("X", context)
    #expect(throws: (any Error).self) { try context.save() }
    let rest = try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    try context.save()
    #expect(try Library.titles(context) == ["X"])
    rest.isReadOnly = true
    Library.book("Y", context)
    #expect(throws: (any Error).self) { try context.save() }
    context.rollback()
    let two = try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let book = Library.book("Z", context)
    context.assign(book, to: two)
    try context.save()
    #expect(book.objectID.persistentStore === two)
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.affectedStores = [two]
    #expect(try context.fetch(request).map(\.title) == ["Z"])
  }

  @Test func containersWithoutAModelSaySo() {
    let lines = notices {
      let container = NSPersistentContainer(name: "NoSuchModel")
      #expect(container.managedObjectModel.entities.isEmpty)
      #expect(
        container.persistentStoreDescriptions.first?.url?.lastPathComponent == "NoSuchModel.sqlite")
    }
    #expect(lines.contains { $0.contains("NoSuchModel") })
  }

  @Test func keptPropertiesOfDescriptions() throws {
    let description = NSPersistentStoreDescription()
    #expect(description.type == NSSQLiteStoreType && description.timeout == 240)
    #expect(
      description.shouldMigrateStoreAutomatically && !description.shouldAddStoreAsynchronously)
    description.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(
      containerIdentifier: "iCloud.x")
    description.setValue(NSString("WAL"), forPragmaNamed: "journal_mode")
    description.shouldInferMappingModelAutomatically = false
    let copy = try #require(description.copy() as? NSPersistentStoreDescription)
    #expect(copy.cloudKitContainerOptions?.containerIdentifier == "iCloud.x")
    #expect(copy.sqlitePragmas["journal_mode"] != nil && !copy.shouldInferMappingModelAutomatically)
    let context = Library.context()
    #expect((context.mergePolicy as? NSMergePolicy)?.mergeType == .errorMergePolicyType)
    #expect(!context.automaticallyMergesChangesFromParent && context.parent == nil)
    context.transactionAuthor = "me"
    #expect(context.transactionAuthor == "me" && context.undoManager == nil)
    let cloud = NSPersistentCloudKitContainer(name: "C", managedObjectModel: Library.model())
    #expect(
      cloud.canModifyManagedObjects(
        in: try #require(
          Library.container().persistentStoreCoordinator.persistentStores.first)))
  }

  @Test func manyObjectsAreSavedAndChanged() throws {
    // 30,000 objects: steps that look at all objects for each one would be 9 × 10⁸, too many for a test.
    let context = Library.context()
    for index in 0..<30_000 { Library.author("\(index)", context) }
    try context.save()
    for author in try context.fetch(Author.fetchRequest() as NSFetchRequest<Author>) {
      author.age += 1
    }
    try context.save()
    #expect(try context.count(for: Author.fetchRequest() as NSFetchRequest<Author>) == 30_000)
  }

  @Test(arguments: 0..<24) func relationshipsAgreeAfterRandomWorkInSeveralContexts(
    _ seed: UInt64
  ) throws {
    var random = SeededNumbers(seed)
    let container = Library.container()
    let first = Library.context(container)
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = first
    let contexts = [first, Library.context(container), child]
    let policies = [
      NSMergePolicy.mergeByPropertyObjectTrump, .mergeByPropertyStoreTrump, .overwrite, .rollback,
    ]
    for context in contexts { context.mergePolicy = policies[Int(seed % 4)] }
    func any<T: NSManagedObject>(_ type: T.Type, _ context: NSManagedObjectContext) throws -> T? {
      try context.fetch(NSFetchRequest<T>(entityName: "\(type)")).randomElement(using: &random)
    }
    for step in 0..<150 {
      let context = contexts[Int.random(in: 0..<3, using: &random)]
      let book = try any(Book.self, context)
      switch Int.random(in: 0..<13, using: &random) {
      case 0, 1: Library.author("\(step)", context)
      case 2, 3: Library.book("\(step)", context).author = try any(Author.self, context)
      case 4: book?.author = try any(Author.self, context)
      case 5: book?.author = nil
      case 6:
        let tag = Tag(context: context)
        tag.name = "\(step)"
        if let book { tag.addManaged(book, to: "books") }
      case 7: if let tag = try any(Tag.self, context) { book?.addManaged(tag, to: "tags") }
      case 8: if let tag = try any(Tag.self, context) { book?.removeManaged(tag, from: "tags") }
      case 9: if let book { context.delete(book) }
      case 10: try context.save()
      case 11: if step % 5 == 0 { context.rollback() } else { context.refreshAllObjects() }
      default: if let author = try any(Author.self, context) { context.delete(author) }
      }
    }
    for context in contexts.reversed() { try context.save() }
    let last = Library.context(container)
    for book in try last.fetch(NSFetchRequest<Book>(entityName: "Book")) {
      #expect(book.author?.books.contains(book) ?? true, "seed \(seed)")
      #expect(book.author.map { !$0.objectID.isTemporaryID } ?? true)
      for case let tag as Tag in book.tags?.allObjects ?? [] {
        #expect((tag.value(forKey: "books") as? Set<Book>)?.contains(book) == true, "seed \(seed)")
      }
    }
    for author in try last.fetch(NSFetchRequest<Author>(entityName: "Author")) {
      #expect(author.books.allSatisfy { $0.author === author }, "seed \(seed)")
      #expect(author.books.count == author.objectIDs(forRelationshipNamed: "books").count)
    }
    for tag in try last.fetch(NSFetchRequest<Tag>(entityName: "Tag")) {
      let books = tag.value(forKey: "books") as? Set<Book> ?? []
      #expect(books.allSatisfy { $0.tags?.contains(tag) == true }, "seed \(seed)")
    }
  }
}
