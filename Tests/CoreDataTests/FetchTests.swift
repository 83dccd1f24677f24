import Foundation
import Testing

@testable import CoreData

@Suite struct FetchTests {
  private func filled() throws -> NSManagedObjectContext {
    let context = Library.context()
    for (index, title) in ["delta", "alpha", "Charlie", "bravo"].enumerated() {
      let book = Library.book(title, pages: Int32(index * 100), context)
      book.author = index < 2 ? nil : Library.author("A\(index)", context)
    }
    let novel = Novel(context: context)
    (novel.title, novel.pages) = ("echo", 1000)
    try context.save()
    return context
  }

  @Test func predicatesOrdersAndPages() throws {
    let context = try filled()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
    #expect(
      try context.fetch(request).map(\.title) == ["echo", "bravo", "Charlie", "alpha", "delta"])
    request.fetchLimit = 2
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.title) == ["bravo", "Charlie"])
    #expect(try context.count(for: request) == 2)
    request.fetchOffset = 4
    #expect(try context.count(for: request) == 1)
    request.fetchOffset = -3
    request.fetchLimit = 0
    request.includesSubentities = false
    #expect(try context.count(for: request) == 4)
    request.predicate = NSPredicate(format: "author.name == %@ OR pages < %d", "A3", 100)
    #expect(try context.fetch(request).map(\.title) == ["bravo", "delta"])
    request.predicate = NSPredicate { object, _ in (object as? Book)?.title == "alpha" }
    #expect(try context.fetch(request).count == 1)
    #expect(try context.count(for: NSFetchRequest<Novel>(entityName: "Novel")) == 1)
  }

  @Test func ordersOfValues() throws {
    let context = try filled()
    let request = NSFetchRequest<Book>(entityName: "Book")
    func titles(_ descriptors: NSSortDescriptor...) throws -> [String] {
      request.sortDescriptors = descriptors
      return try context.fetch(request).map(\.title)
    }
    #expect(
      try titles(
        NSSortDescriptor(key: "title", ascending: true, selector: "caseInsensitiveCompare:"))
        == ["alpha", "bravo", "Charlie", "delta", "echo"])
    #expect(
      try titles(NSSortDescriptor(key: "title", ascending: true))
        == ["Charlie", "alpha", "bravo", "delta", "echo"])
    #expect(
      try titles(NSSortDescriptor(keyPath: \Book.title, ascending: false))
        == ["echo", "delta", "bravo", "alpha", "Charlie"])
    // nil comes first; objects that are equal keep the order of their creation.
    #expect(
      try titles(NSSortDescriptor(key: "author.name", ascending: true))
        == ["delta", "alpha", "echo", "Charlie", "bravo"])
    #expect(
      try titles(
        NSSortDescriptor(keyPath: \Book.published, ascending: true),
        NSSortDescriptor(keyPath: \Book.pages, ascending: false)
      ).first == "echo")
    #expect(NSSortDescriptor(key: "a.b", ascending: true).key == "a.b")
    #expect(NSSortDescriptor(keyPath: \Book.title, ascending: true).key == nil)
  }

  @Test func formsOfResults() throws {
    let context = try filled()
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 5)
    let count = NSFetchRequest<NSNumber>(entityName: "Book")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [5])
    let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["genre"]
    #expect(try context.fetch(rows).count == 5)
    rows.returnsDistinctResults = true
    rows.predicate = NSPredicate(format: "title == 'alpha'")
    rows.propertiesToFetch = ["title", "pages"]
    #expect(try context.fetch(rows) == [["title": "alpha", "pages": 100]])
    let erased = Author.fetchRequest() as NSFetchRequest<any NSFetchRequestResult>
    #expect(try context.fetch(erased).compactMap { $0 as? Author }.count == 2)
  }

  @Test func groupsOfDictionaries() throws {
    let context = try filled()
    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = LibraryExpression(
      forFunction: "sum:", arguments: [LibraryExpression(forKeyPath: "pages")])
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [sum]
    #expect(try context.fetch(request).first?["total"] as? Int == 1600)
    let count = NSExpressionDescription()
    (count.name, count.resultType) = ("n", .integer64)
    count.expression = LibraryExpression(
      forFunction: "count:", arguments: [LibraryExpression.expressionForEvaluatedObject()])
    request.propertiesToFetch = [count]
    #expect(try context.fetch(request) == [["n": 5]])
    request.propertiesToFetch = ["isNew", sum]
    request.propertiesToGroupBy = ["isNew"]
    #expect(try context.fetch(request).count == 1)
    request.havingPredicate = NSPredicate(format: "total > 5000")
    #expect(try context.fetch(request).isEmpty)
  }

  @Test func changesThatAreNotSaved() throws {
    let context = try filled()
    Library.book("zulu", context)
    let alpha = try #require(
      try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "alpha" })
    alpha.title = "omega"
    let delta = NSPredicate(format: "title == 'delta'")
    let book = try #require(
      try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { delta.evaluate(with: $0) }
    )
    context.delete(book)
    #expect(try Library.titles(context) == ["Charlie", "bravo", "echo", "omega", "zulu"])
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.includesPendingChanges = false
    request.predicate = NSPredicate(format: "title IN {'alpha', 'omega', 'delta', 'zulu'}")
    #expect(try context.count(for: request) == 2)
  }

  @Test func templatesAndAsynchronousRequests() throws {
    let context = try filled()
    let template = try #require(
      context.model?.fetchRequestFromTemplate(
        withName: "thick", substitutionVariables: ["PAGES": 250]))
    #expect(try context.fetch(template).count == 2)
    let results = Results()
    let view = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    view.persistentStoreCoordinator = context.persistentStoreCoordinator
    let request = NSAsynchronousFetchRequest(
      fetchRequest: NSFetchRequest<Book>(entityName: "Book")
    ) { result in results.count = result.finalResult?.count }
    try view.execute(request)
    // Waits for what the context's queue does before.
    let done = DispatchSemaphore(value: 0)
    view.perform { done.signal() }
    done.wait()
    #expect(results.count == 5)
    view.performAndWait {
      #expect((try? (Author.fetchRequest() as NSFetchRequest<Author>).execute().count) == 2)
    }
  }
  private final class Results { var count: Int? }

  @Test func keptPropertiesOfRequests() throws {
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(request.returnsObjectsAsFaults && request.includesPropertyValues)
    request.fetchBatchSize = 20
    request.relationshipKeyPathsForPrefetching = ["author"]
    request.shouldRefreshRefetchedObjects = true
    let copy = try #require(request.copy() as? NSFetchRequest<Book>)
    #expect(copy.fetchBatchSize == 20 && copy.relationshipKeyPathsForPrefetching == ["author"])
    #expect(copy.shouldRefreshRefetchedObjects && copy.entityName == "Book")
    copy.fetchLimit = 3
    #expect(request.fetchLimit == 0)
    #expect(request.erased().entityName == "Book")
    #expect(request.requestType == .fetchRequestType)
  }
}
