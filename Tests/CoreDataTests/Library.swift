import Foundation

@testable import CoreData

// In the place of a type the compiler finds Foundation's classes of these names as well.
typealias LibraryExpression = CoreData.NSExpression
typealias LibraryComparison = CoreData.NSComparisonPredicate

/// The kind of a book, as an enumeration that a property holds.
enum Genre: Int16 {
  case novel = 0
  case poem = 1
}

class Author: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var age: Int16 {
    get { managedValue("age") }
    set { setManagedValue(newValue, "age") }
  }
  var books: Set<Book> {
    get { managedValue("books") }
    set { setManagedValue(newValue, "books") }
  }
  @nonobjc class func fetchRequest() -> NSFetchRequest<Author> {
    NSFetchRequest<Author>(entityName: "Author")
  }
}

class Book: NSManagedObject {
  var title: String {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var published: Date? {
    get { managedValue("published") }
    set { setManagedValue(newValue, "published") }
  }
  var pages: Int32 {
    get { managedValue("pages") }
    set { setManagedValue(newValue, "pages") }
  }
  var genre: Genre {
    get { managedValue("genre") }
    set { setManagedValue(newValue, "genre") }
  }
  var author: Author? {
    get { managedValue("author") }
    set { setManagedValue(newValue, "author") }
  }
  var tags: NSSet? {
    get { managedValue("tags") }
    set { setManagedValue(newValue, "tags") }
  }
  var chapters: NSOrderedSet? {
    get { managedValue("chapters") }
    set { setManagedValue(newValue, "chapters") }
  }
  var calls: [String] = []
  override func awakeFromInsert() { calls.append("awakeFromInsert") }
  override func awakeFromFetch() { calls.append("awakeFromFetch") }
  override func willSave() { calls.append("willSave") }
  override func didSave() { calls.append("didSave") }
  override func prepareForDeletion() { calls.append("prepareForDeletion") }
}

final class Novel: Book {}
final class Tag: NSManagedObject {
  var name: String {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
}
final class Chapter: NSManagedObject {
  var number: Int {
    get { managedValue("number") }
    set { setManagedValue(newValue, "number") }
  }
  // As Apple's templates override it, without `required`.
  override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }
}

enum Library {
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Author" representedClassName="Author">
        <attribute name="name" attributeType="String" maxValueString="20"/>
        <attribute name="age" attributeType="Integer 16" defaultValueString="18"
          minValueString="0" maxValueString="150" usesScalarValueType="YES"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
        <userInfo><entry key="colour" value="blue"/></userInfo>
      </entity>
      <entity name="Book" representedClassName=".Book">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="?"/>
        <attribute name="published" optional="YES" attributeType="Date"/>
        <attribute name="pages" optional="YES" attributeType="Integer 32"/>
        <attribute name="genre" optional="YES" attributeType="Integer 16"/>
        <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="9.5"/>
        <attribute name="isNew" optional="YES" attributeType="Boolean" defaultValueString="YES"/>
        <attribute name="draft" optional="YES" attributeType="Transformable" transient="YES"/>
        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify"
          destinationEntity="Tag" inverseName="books" inverseEntity="Tag"/>
        <relationship name="chapters" optional="YES" toMany="YES" ordered="YES"
          deletionRule="Cascade" destinationEntity="Chapter" inverseName="book"
          inverseEntity="Chapter"/>
        <fetchIndex name="byTitle">
          <fetchIndexElement property="title" type="Binary" order="ascending"/>
        </fetchIndex>
      </entity>
      <entity name="Novel" representedClassName="Novel" parentEntity="Book">
        <attribute name="plot" optional="YES" attributeType="String"/>
      </entity>
      <entity name="Tag" representedClassName="Tag">
        <attribute name="name" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Deny"
          destinationEntity="Book" inverseName="tags" inverseEntity="Book"/>
        <uniquenessConstraints>
          <uniquenessConstraint><constraint value="name"/></uniquenessConstraint>
        </uniquenessConstraints>
      </entity>
      <entity name="Chapter" representedClassName="Chapter">
        <attribute name="number" attributeType="Integer 64" defaultValueString="0"/>
        <relationship name="book" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Book" inverseName="chapters" inverseEntity="Book"/>
      </entity>
      <fetchRequest name="thick" entity="Book" predicateString="pages &gt; $PAGES"/>
      <configuration name="People"><memberEntity name="Author"/></configuration>
    </model>
    """

  static func model() -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    do {
      try ModelBuilder.build(ModelReader.read(Data(text.utf8)), into: model)
    } catch {
      fatalError("\(error)")
    }
    for type in [Author.self, Book.self, Novel.self, Tag.self, Chapter.self] {
      ManagedClasses.register(type)
    }
    return model
  }

  static func container() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model())
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    return container
  }
  /// A context of the test's own queue.
  static func context(_ container: NSPersistentContainer = container()) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = container.persistentStoreCoordinator
    return context
  }

  @discardableResult static func author(
    _ name: String, _ context: NSManagedObjectContext
  ) -> Author {
    let author = Author(context: context)
    author.name = name
    return author
  }
  @discardableResult static func book(
    _ title: String, pages: Int32 = 0, _ context: NSManagedObjectContext
  ) -> Book {
    let book = Book(context: context)
    (book.title, book.pages) = (title, pages)
    return book
  }
  static func titles(
    _ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil
  ) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).map(\.title)
  }
}

/// Numbers of a fixed seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 2 &+ 1 }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 31)
  }
}

/// The lines that the module reports while work runs; tests run beside each other, so that others' may be there.
func notices(_ work: () throws -> Void) rethrows -> [String] {
  let lines = NoticeLines()
  let before = CoreDataNotices.report
  CoreDataNotices.report = { line in
    lines.add(line)
    before(line)
  }
  defer { CoreDataNotices.report = before }
  try work()
  return lines.all
}
private final class NoticeLines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
