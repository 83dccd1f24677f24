import Foundation
import Testing

@testable import CoreData

@Suite struct ObjectTests {
  @Test func newObjectsHaveDefaultsAndTheirClass() {
    let context = Library.context()
    let book = Book(context: context)
    #expect(book.title == "?" && book.pages == 0 && book.published == nil && book.genre == .novel)
    #expect(book.value(forKey: "price") as? Decimal == 9.5)
    #expect(book.value(forKey: "isNew") as? Bool == true)
    #expect(book.isInserted && book.hasChanges && !book.isFault && !book.isUpdated)
    #expect(book.objectID.isTemporaryID && book.managedObjectContext === context)
    #expect(book.calls == ["awakeFromInsert"])
    let chapter = NSEntityDescription.insertNewObject(forEntityName: "Chapter", into: context)
    #expect(chapter is Chapter)
    #expect(Author.entity().name == "Author")
  }

  @Test func valuesConvertToTheirSwiftTypes() {
    let book = Book(context: Library.context())
    book.pages = 7
    let (int, int64, double): (Int, Int64, Double) = (
      book.managedValue("pages"), book.managedValue("pages"), book.managedValue("pages")
    )
    let (optional, number): (Int32?, NSNumber?) = (
      book.managedValue("pages"), book.managedValue("pages")
    )
    #expect(int == 7 && int64 == 7 && double == 7 && optional == 7 && number == 7)
    book.genre = .poem
    #expect(book.value(forKey: "genre") as? Int == 1 && book.genre == .poem)
    book.setValue("no number", forKey: "pages")
    #expect(book.pages == 7)
    book.setValue(nil, forKey: "pages")
    #expect(book.pages == 0 && book.managedValue("pages") as Int32? == nil)
    book.setValue(Int64(3_000_000), forKeyPath: "pages")
    #expect(book.value(forKeyPath: "pages") as? Int == 3_000_000)
  }

  @Test func missingValuesOfEveryType() {
    let book = Book(context: Library.context())
    book.setValue(nil, forKey: "title")
    book.setValue(nil, forKey: "isNew")
    func none<Value>(_ key: String, _ type: Value.Type) -> Value { book.managedValue(key) }
    #expect(none("title", String.self) == "" && none("title", String?.self) == nil)
    #expect(none("isNew", Bool.self) == false && none("pages", Float.self) == 0)
    #expect(none("published", Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(none("draft", Data.self).isEmpty && none("draft", [Int].self).isEmpty)
    #expect(none("draft", [String: Int].self).isEmpty && none("draft", NSNumber.self) == 0)
    #expect(none("draft", Decimal.self) == 0 && none("draft", UUID?.self) == nil)
    #expect(none("tags", NSSet.self).count == 0 && none("chapters", NSOrderedSet.self).count == 0)
    #expect(none("author", Author?.self) == nil)
    #expect(none("author", Author.self).managedObjectContext == nil)
  }

  @Test func bothEndsOfRelationshipsAgree() {
    let context = Library.context()
    let (ann, bob) = (Library.author("Ann", context), Library.author("Bob", context))
    let book = Library.book("X", context)
    book.author = ann
    #expect(ann.books == [book])
    book.author = bob
    #expect(ann.books.isEmpty && bob.books == [book])
    ann.books = [book]
    #expect(book.author === ann && bob.books.isEmpty)
    ann.removeManaged(book, from: "books")
    #expect(book.author == nil)
    bob.addManaged(NSSet(array: [book, Library.book("Y", context)]), to: "books")
    #expect(bob.books.count == 2 && book.author === bob)
    #expect(bob.value(forKeyPath: "books.@count") as? Int == 2)
  }

  @Test func relationshipsOfManyToMany() {
    let context = Library.context()
    let (red, book) = (Tag(context: context), Library.book("X", context))
    book.addManaged(red, to: "tags")
    #expect((red.value(forKey: "books") as? Set<Book>) == [book])
    red.mutableSetValue(forKey: "books").remove(book)
    #expect(book.tags?.count == 0)
    red.mutableSetValue(forKey: "books").add(book)
    #expect(book.tags?.contains(red) == true)
  }

  @Test func orderedRelationships() {
    let context = Library.context()
    let book = Library.book("X", context)
    let chapters = (0..<4).map { number in
      let chapter = Chapter(context: context)
      chapter.number = number
      return chapter
    }
    func numbers() -> [Int] { book.chapters?.array.compactMap { ($0 as? Chapter)?.number } ?? [] }
    book.addManaged(NSOrderedSet(array: chapters), to: "chapters")
    #expect(numbers() == [0, 1, 2, 3])
    book.insertManaged(chapters[3], to: "chapters", at: 0)
    #expect(numbers() == [3, 0, 1, 2])
    book.removeManaged(from: "chapters", at: IndexSet([1, 2]))
    #expect(numbers() == [3, 2] && chapters[0].value(forKey: "book") == nil)
    book.replaceManaged(in: "chapters", at: [0], with: [chapters[1]])
    #expect(numbers() == [1, 2])
    book.replaceManaged(in: "chapters", at: 0, with: chapters[3])
    #expect(numbers() == [3, 2])
    book.replaceManaged(in: "chapters", at: NSIndexSet(index: 0), with: [chapters[1]])
    book.insertManaged([chapters[0]], to: "chapters", at: NSIndexSet(index: 1))
    #expect(numbers() == [1, 0, 2])
    book.removeManaged(from: "chapters", at: NSIndexSet(index: 1))
    book.insertManaged([chapters[0]], to: "chapters", at: IndexSet(integer: 0))
    book.removeManaged(from: "chapters", at: 0)
    #expect(numbers() == [1, 2])
    let list = book.mutableOrderedSetValue(forKey: "chapters")
    list.insert(chapters[0], at: 0)
    list.remove(chapters[2])
    #expect(numbers() == [0, 1] && list.count == 2)
    book.chapters = NSOrderedSet(array: [chapters[2], chapters[0]])
    #expect(numbers() == [2, 0] && chapters[1].value(forKey: "book") == nil)
  }

  @Test func objectsWithoutAContextAreRelatedAndInsertedTogether() {
    let context = Library.context()
    let model = context.model
    guard let authors = model?.entitiesByName["Author"], let books = model?.entitiesByName["Book"]
    else { return }
    let ann = Author(entity: authors, insertInto: nil)
    let book = Book(entity: books, insertInto: nil)
    book.author = ann
    #expect(ann.books == [book] && book.author === ann)
    context.insert(book)
    #expect(ann.managedObjectContext === context && context.insertedObjects.count == 2)
    #expect(ann.books == [book])
  }

  @Test func changesAreRelativeToWhatWasSaved() throws {
    let context = Library.context()
    let book = Library.book("X", context)
    try context.save()
    #expect(!book.hasChanges && !book.objectID.isTemporaryID)
    book.title = "Y"
    #expect(book.isUpdated && context.updatedObjects == [book])
    #expect(book.changedValues()["title"] as? String == "Y")
    #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "X")
    #expect(book.hasPersistentChangedValues)
    book.title = "X"
    #expect(!book.hasPersistentChangedValues && book.hasChanges)
  }

  @Test func unknownKeysAreReported() {
    let book = Book(context: Library.context())
    let lines = notices {
      book.setValue(1, forKey: "colourOfUnknown")
      #expect(book.value(forKey: "colourOfUnknown") == nil)
      book.addManaged(book, to: "noSuchRelation")
    }
    #expect(lines.filter { $0.contains("colourOfUnknown") }.count == 2)
    #expect(lines.contains { $0.contains("noSuchRelation") })
  }

  @Test func classesWithOtherNamesInTheModel() throws {
    final class Renamed: NSManagedObject {}
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("Thing", "ABCRenamed")
    let plain = NSEntityDescription()
    plain.name = "Plain"
    let model = NSManagedObjectModel()
    model.entities = [plain, entity]
    ManagedClasses.register(Renamed.self, as: "ABCRenamed")
    let context = Library.context(NSPersistentContainer(name: "R", managedObjectModel: model))
    #expect(Renamed(context: context).entity === entity)
    #expect(NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context) is Renamed)
    #expect(NSManagedObject(context: context).managedObjectContext == nil)
  }

  @Test func entitiesThatAreMissingAreReported() {
    let context = Library.context()
    let object = NSEntityDescription.insertNewObject(forEntityName: "Unicorn", into: context)
    #expect(object.managedObjectContext == nil && !context.hasChanges)
    #expect(throws: (any Error).self) {
      try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Unicorn"))
    }
    let empty = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    // The entity is of the newest model that has it, and there is no store to save to.
    #expect(Author(context: empty).entity.name == "Author")
    #expect(throws: (any Error).self) { try empty.save() }
    #expect(throws: (any Error).self) {
      try empty.fetch(Author.fetchRequest() as NSFetchRequest<Author>)
    }
  }

  @Test(arguments: 0..<6) func identifierListsAreOrderedSets(_ seed: UInt64) {
    var random = SeededNumbers(seed)
    let entity = NSEntityDescription()
    let ids = (0..<40).map { _ in NSManagedObjectID(entity: entity) }
    let list = IdentifierList()
    var expected: [NSManagedObjectID] = []
    for _ in 0..<400 {
      let id = ids[Int.random(in: 0..<40, using: &random)]
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        list.add(id)
        if !expected.contains(id) { expected.append(id) }
      case 2, 3:
        list.remove(id)
        expected.removeAll { $0 === id }
      default:
        let index = Int.random(in: 0..<45, using: &random)
        list.insert(id, at: index)
        expected.removeAll { $0 === id }
        expected.insert(id, at: min(index, expected.count))
      }
      #expect(list.members == expected && list.count == expected.count, "seed \(seed)")
    }
    #expect(list.copy().members == expected)
  }

  @Test(arguments: 0..<8) func inversesAgreeAfterRandomChanges(_ seed: UInt64) throws {
    var random = SeededNumbers(seed)
    let context = Library.context()
    let authors = (0..<4).map { Library.author("\($0)", context) }
    var books = (0..<12).map { Library.book("\($0)", context) }
    for step in 0..<150 {
      let (author, book) = (
        authors.randomElement(using: &random) ?? authors[0],
        books.randomElement(using: &random) ?? books[0]
      )
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: book.author = author
      case 2: book.author = nil
      case 3: author.books = Set(books.shuffled(using: &random).prefix(4))
      case 4: author.addManaged(book, to: "books")
      case 5: author.removeManaged(book, from: "books")
      default:
        if books.count > 3 {
          context.delete(book)
          books.removeAll { $0 === book }
        }
        try context.save()
      }
      for author in authors {
        #expect(author.books == Set(books.filter { $0.author === author }), "\(seed) \(step)")
      }
    }
  }
}
