import Foundation
import Testing

@testable import CoreData

@Suite(.serialized) struct ModelTests {
  private func read(_ text: String) throws -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    try ModelBuilder.build(ModelReader.read(Data(text.utf8)), into: model)
    return model
  }

  @Test func entitiesAndPropertiesOfADocument() throws {
    let model = Library.model()
    #expect(model.entities.map(\.name) == ["Author", "Book", "Novel", "Tag", "Chapter"])
    let book = try #require(model.entitiesByName["Book"])
    let novel = try #require(model.entitiesByName["Novel"])
    #expect(novel.superentity === book)
    #expect(book.subentities == [novel])
    #expect(novel.isKindOf(entity: book) && !book.isKindOf(entity: novel))
    #expect(novel.propertiesByName["title"] === book.propertiesByName["title"])
    #expect(novel.attributesByName["plot"]?.attributeType == .stringAttributeType)
    #expect(book.attributesByName["price"]?.defaultValue as? Decimal == 9.5)
    #expect(book.attributesByName["isNew"]?.defaultValue as? Bool == true)
    #expect(book.indexes.first?.elements.first?.propertyName == "title")
    let books = try #require(model.entitiesByName["Author"]?.relationshipsByName["books"])
    #expect(books.inverseRelationship === book.relationshipsByName["author"])
    #expect(books.deleteRule == .cascadeDeleteRule && books.isToMany)
    #expect(book.relationshipsByName["author"]?.isToMany == false)
    #expect(book.relationshipsByName["chapters"]?.isOrdered == true)
    #expect(model.entitiesByName["Author"]?.userInfo?["colour"] as? String == "blue")
    #expect(model.configurations == ["People"])
    #expect(model.entitiesByName["Book"]?.managedObjectClassName == "Book")
    #expect(book.relationships(forDestination: novel).isEmpty)
    #expect(model.fetchRequestTemplate(forName: "thick")?.entityName == "Book")
  }

  @Test(arguments: [
    ("<model", "not XML"), ("<other/>", "no element"),
    ("<!DOCTYPE model [<!ENTITY a \"b\">]><model/>", "document type"),
    ("<model><entity/></model>", "has no name"),
    ("<model><entity name='A'/><entity name='A'/></model>", "two entities"),
    ("<model><entity name='A' parentEntity='B'/></model>", "no parent"),
    ("<model><entity name='A' parentEntity='A'/></model>", "inherits from itself"),
    (
      "<model><entity name='A' parentEntity='B'/><entity name='B' parentEntity='A'/></model>",
      "inherits from itself"
    ),
    (
      "<model><entity name='A'><attribute name='x' attributeType='Weight'/></entity></model>",
      "no type"
    ),
    (
      "<model><entity name='A'><attribute name='x'/><attribute name='x'/></entity></model>",
      "two properties"
    ),
    (
      "<model><entity name='A'><relationship name='x' destinationEntity='B'/></entity></model>",
      "has no entity"
    ),
    (String(repeating: "<model>", count: 200), "deeper"), ("", "not XML"),
  ])
  func wrongDocumentsAreErrors(_ text: String, _ reason: String) {
    #expect { try read(text) } throws: { "\($0.localizedDescription)".contains(reason) }
  }

  @Test func longChainsOfInheritanceAreAnErrorAndLargeModelsAreRead() throws {
    func chain(_ count: Int) -> String {
      (0..<count).map { "<entity name='E\($0)' \($0 > 0 ? "parentEntity='E\($0 - 1)'" : "")/>" }
        .joined()
    }
    #expect(try read("<model>\(chain(60))</model>").entities.count == 60)
    #expect(throws: (any Error).self) { try read("<model>\(chain(5000))</model>") }
    let flat = (0..<5000).map { "<entity name='E\($0)'><attribute name='a'/></entity>" }.joined()
    #expect(try read("<model>\(flat)</model>").entities.count == 5000)
  }

  @Test func documentsAreFoundBesideCompiledModelsInTheirCurrentVersion() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("CoreDataTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let versions = folder.appendingPathComponent("Shop.xcdatamodeld")
    for (name, entity) in [("Shop", "Old"), ("Shop 2", "New")] {
      let version = versions.appendingPathComponent("\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try Data("<model><entity name='\(entity)'/></model>".utf8)
        .write(to: version.appendingPathComponent("contents"))
    }
    let compiled = folder.appendingPathComponent("Shop.momd")
    #expect(NSManagedObjectModel(contentsOf: compiled)?.entities.map(\.name) == ["Old"])
    let list = ["_XCCurrentVersionName": "Shop 2.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: versions.appendingPathComponent(".xccurrentversion"))
    for url in [compiled, versions, versions.appendingPathComponent("Shop 2.xcdatamodel")] {
      #expect(NSManagedObjectModel(contentsOf: url)?.entities.map(\.name) == ["New"])
    }
    let lines = notices {
      #expect(NSManagedObjectModel(contentsOf: folder.appendingPathComponent("None.momd")) == nil)
    }
    #expect(lines.contains { $0.contains("None.momd") })
  }

  @Test func modelsAreCopiedAndMerged() throws {
    let model = Library.model()
    let copy = try #require(model.copy() as? NSManagedObjectModel)
    let book = try #require(copy.entitiesByName["Book"])
    #expect(book !== model.entitiesByName["Book"])
    #expect(book.subentities.first === copy.entitiesByName["Novel"])
    #expect(
      book.relationshipsByName["author"]?.inverseRelationship
        === copy.entitiesByName["Author"]?.relationshipsByName["books"])
    #expect(NSManagedObjectModel(byMerging: [model, copy]) == nil)
    let other = NSManagedObjectModel()
    let entity = NSEntityDescription()
    entity.name = "Other"
    other.entities = [entity]
    #expect(NSManagedObjectModel(byMerging: [model, other])?.entities.count == 6)
  }

  @Test func modelsAreMadeInCode() throws {
    let (entity, name, link) = (
      NSEntityDescription(), NSAttributeDescription(), NSRelationshipDescription()
    )
    entity.name = "Node"
    name.name = "name"
    name.type = .string
    link.name = "next"
    link.destinationEntity = entity
    entity.properties = [name, link]
    // Changed after the entity has it.
    link.maxCount = 1
    #expect(entity.table.toMany.isEmpty)
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = Library.context(NSPersistentContainer(name: "N", managedObjectModel: model))
    let node = NSEntityDescription.insertNewObject(forEntityName: "Node", into: context)
    node.setValue("a", forKey: "name")
    #expect(node.value(forKey: "name") as? String == "a")
    #expect(entity.managedObjectModel === model)
  }

  @Test func keptPropertiesOfDescriptions() {
    let attribute = NSAttributeDescription()
    #expect(attribute.isOptional && !attribute.isTransient)
    attribute.attributeType = .dateAttributeType
    #expect(attribute.attributeValueClassName == "NSDate" && attribute.type == .date)
    attribute.valueTransformerName = "T"
    attribute.allowsExternalBinaryDataStorage = true
    attribute.renamingIdentifier = "r"
    let copy = attribute.copy() as? NSAttributeDescription
    #expect(copy?.valueTransformerName == "T" && copy?.renamingIdentifier == "r")
    #expect(copy?.allowsExternalBinaryDataStorage == true)
    #expect(NSSecureUnarchiveFromDataTransformer.allowedTopLevelClasses.count == 10)
  }
}
