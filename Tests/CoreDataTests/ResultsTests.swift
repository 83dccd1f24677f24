import Foundation
import Testing

@testable import CoreData

/// A table that makes the changes of a controller as a table view does.
private final class Table: NSObject, NSFetchedResultsControllerDelegate {
  var rows: [[String]] = []
  var lines: [String] = []
  private var (deleted, inserted): ([IndexPath], [(IndexPath, Book)]) = ([], [])
  private var (deletedSections, insertedSections): ([Int], [Int]) = ([], [])
  private var updates: [(IndexPath, Book)] = []
  var difference: CollectionDifference<NSManagedObjectID>?
  var sender: NSFetchedResultsController<any NSFetchRequestResult>?

  func take(_ controller: NSFetchedResultsController<Book>) {
    rows = controller.sections?.map { ($0.objects as? [Book] ?? []).map(\.title) } ?? []
  }
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    (deleted, inserted, updates) = ([], [], [])
    (deletedSections, insertedSections, lines) = ([], [], [])
    sender = controller
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    lines.append("\(type) section \(sectionIndex) \(sectionInfo.name)")
    if type == .insert {
      insertedSections.append(sectionIndex)
    } else {
      deletedSections.append(sectionIndex)
    }
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    guard let book = anObject as? Book else { return }
    let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
    lines.append("\(type) \(book.title) \(places[0]) \(places[1])")
    if type == .update {
      if let newIndexPath { updates.append((newIndexPath, book)) }
      return
    }
    if let indexPath { deleted.append(indexPath) }
    if let newIndexPath { inserted.append((newIndexPath, book)) }
  }
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {
    difference = diff
  }
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    for path in deleted.sorted(by: >) { rows[path[0]].remove(at: path[1]) }
    for section in deletedSections.sorted(by: >) {
      #expect(rows[section].isEmpty)
      rows.remove(at: section)
    }
    for section in insertedSections.sorted() { rows.insert([], at: section) }
    for (path, book) in inserted.sorted(by: { $0.0 < $1.0 }) {
      rows[path[0]].insert(book.title, at: path[1])
    }
    for (path, book) in updates { rows[path[0]][path[1]] = book.title }
  }
}

@Suite struct ResultsTests {
  private func controller(
    _ context: NSManagedObjectContext, sections: String? = nil, _ keys: String...
  ) -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
    request.predicate = NSPredicate(format: "pages < 1000")
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: nil)
  }

  @Test func objectsAndSections() throws {
    let context = Library.context()
    for (title, pages) in [("b", 1), ("a", 1), ("c", 2)] as [(String, Int32)] {
      Library.book(title, pages: pages, context)
    }
    let results = controller(context, sections: "pages", "pages", "title")
    #expect(results.fetchedObjects == nil && results.sections == nil)
    try results.performFetch()
    #expect(results.fetchedObjects?.map(\.title) == ["a", "b", "c"])
    #expect(results.sections?.map(\.name) == ["1", "2"])
    #expect(results.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(results.sectionIndexTitles == ["1", "2"])
    #expect(results.section(forSectionIndexTitle: "2", at: 0) == 1)
    let path = IndexPath(indexes: [0, 1])
    #expect(results.object(at: path).title == "b")
    #expect(results.indexPath(forObject: results.object(at: path)) == path)
    #expect(results.indexPath(forObject: Library.book("z", pages: 2000, context)) == nil)
    let plain = controller(context, "title")
    try plain.performFetch()
    #expect(plain.sections?.count == 1 && plain.sectionIndexTitles.isEmpty)
  }

  @Test func changesAreReportedWithTheirPlaces() throws {
    let context = Library.context()
    let books = ["b", "d", "f"].map { Library.book($0, context) }
    try context.save()
    let results = controller(context, "title")
    let table = Table()
    results.delegate = table
    try results.performFetch()
    table.take(results)
    func lines(_ change: () -> Void) -> [String] {
      table.lines = []
      change()
      context.processPendingChanges()
      #expect(table.rows == [results.fetchedObjects?.map(\.title) ?? []])
      return table.lines
    }
    #expect(lines { Library.book("c", context) } == ["insert c - 0.1"])
    #expect(lines { context.delete(books[1]) } == ["delete d 0.2 -"])
    #expect(lines { books[0].title = "e" } == ["move e 0.0 0.1"])
    #expect(lines { books[0].genre = .poem } == ["update e 0.1 0.1"])
    #expect(lines { books[2].pages = 2000 } == ["delete f 0.2 -"])
    #expect(lines { books[2].pages = 2 } == ["insert f - 0.2"])
    #expect(lines { Library.author("no book", context) }.isEmpty)
    #expect(table.sender == results as NSObject)
    #expect(table.sender?.object(at: IndexPath(indexes: [0, 0])) is Book)
    #expect(table.difference?.insertions.count == 1)
    context.rollback()
    #expect(results.fetchedObjects?.map(\.title) == ["b", "d", "f"])
    context.reset()
    #expect(results.fetchedObjects?.isEmpty == true)
  }

  @Test(arguments: 0..<30) func tablesThatFollowAgree(_ seed: UInt64) throws {
    var random = SeededNumbers(seed)
    let context = Library.context()
    let hasSections = seed % 3 != 0
    // Every third order does not keep sections together.
    let results =
      seed % 3 == 1
      ? controller(context, sections: "pages", "pages", "title")
      : controller(context, sections: hasSections ? "pages" : nil, "title")
    let table = Table()
    results.delegate = table
    try results.performFetch()
    table.take(results)
    var books: [Book] = []
    for step in 0..<80 {
      for _ in 0..<Int.random(in: 1..<6, using: &random) {
        let (title, pages) = (
          "\(Int.random(in: 0..<30, using: &random))", Int32.random(in: 0..<4, using: &random)
        )
        guard let book = books.randomElement(using: &random) else {
          books.append(Library.book(title, pages: pages, context))
          continue
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2: books.append(Library.book(title, pages: pages, context))
        case 3: book.title = title
        case 4: book.pages = pages
        case 5: book.pages = 2000
        case 6: book.genre = .poem
        default:
          context.delete(book)
          books.removeAll { $0 === book }
        }
      }
      let before = results.fetchedObjects?.map(\.objectID) ?? []
      table.difference = nil
      if step % 7 == 0 { try context.save() } else { context.processPendingChanges() }
      let after = results.fetchedObjects ?? []
      #expect(
        table.rows == results.sections?.map { ($0.objects as? [Book] ?? []).map(\.title) },
        "seed \(seed), step \(step)")
      if let difference = table.difference {
        #expect(before.applying(difference) == after.map(\.objectID), "seed \(seed) \(step)")
      }
      let shown = books.filter { $0.pages < 1000 }
      #expect(Set(after) == Set(shown) && after.count == shown.count)
    }
  }

  @Test(arguments: 0..<10) func longestIncreasingParts(_ seed: UInt64) {
    var random = SeededNumbers(seed)
    let numbers = Array(0..<9).shuffled(using: &random)
    let found = ResultsChanges.longestIncreasing(numbers).map { numbers[$0] }
    #expect(found == found.sorted())
    // All parts, as there are few numbers.
    let longest = (0..<512).map { bits in
      numbers.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
    }.filter { $0 == $0.sorted() }.map(\.count).max()
    #expect(found.count == longest)
  }

  @Test func objectsThatOthersSaveAppear() throws {
    let container = Library.container()
    let (one, two) = (Library.context(container), Library.context(container))
    let results = controller(two, "title")
    let table = Table()
    results.delegate = table
    try results.performFetch()
    table.take(results)
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: one, queue: nil
    ) { [two] in two.mergeChanges(fromContextDidSave: $0) }
    defer { NotificationCenter.default.removeObserver(token) }
    let (a, b) = (Library.book("a", one), Library.book("b", pages: 2000, one))
    try one.save()
    #expect(table.rows == [["a"]])
    b.pages = 1
    a.title = "c"
    try one.save()
    #expect(table.rows == [["b", "c"]])
    one.delete(b)
    try one.save()
    #expect(table.rows == [["c"]] && results.fetchedObjects?.count == 1)
  }

  @Test func controllersOfOtherResults() throws {
    let context = Library.context()
    Library.book("a", context)
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: "kept")
    try results.performFetch()
    #expect(results.fetchedObjects?.count == 1 && results.cacheName == "kept")
    #expect(results.managedObjectContext === context && results.sectionNameKeyPath == nil)
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["title"]
    try results.performFetch()
    #expect(results.fetchedObjects?.first is NSDictionary)
  }
}
