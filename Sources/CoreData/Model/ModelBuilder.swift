internal import Foundation
internal import FoundationShims

/// The descriptions that a model's document states.
struct ModelBuilder {
  /// The longest chain of superentities, so that what entities inherit stays proportional to the document.
  static let longestInheritance = 64

  private let model: NSManagedObjectModel
  private var entities: [String: NSEntityDescription] = [:]
  private var order: [NSEntityDescription] = []
  private var inverses: [(NSRelationshipDescription, entity: String, name: String)] = []

  /// Fills a model with what its document states.
  static func build(_ root: ModelElement, into model: NSManagedObjectModel) throws {
    var builder = ModelBuilder(model)
    try builder.build(root)
  }
  private init(_ model: NSManagedObjectModel) { self.model = model }

  private mutating func build(_ root: ModelElement) throws {
    let elements = root.children.filter { $0.name == "entity" }
    for element in elements { try declare(element) }
    try inherit(elements)
    for element in elements { try fill(element) }
    for (relationship, entity, name) in inverses {
      relationship.inverseRelationship = entities[entity]?.relationshipsByName[name]
    }
    model.entities = order
    if let version = root.attributes["userDefinedModelVersionIdentifier"], !version.isEmpty {
      model.versionIdentifiers = [version]
    }
    for element in root.children where element.name == "configuration" {
      let members = element.children.filter { $0.name == "memberEntity" }
        .compactMap { entities[$0.attributes["name"] ?? ""] }
      model.setEntities(members, forConfigurationName: element.attributes["name"] ?? "")
    }
    for element in root.children where element.name == "fetchRequest" {
      if let name = element.attributes["name"] {
        model.setFetchRequestTemplate(request(element), forName: name)
      }
    }
  }

  private mutating func declare(_ element: ModelElement) throws {
    let name = try required("name", of: element)
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = className(element)
    entity.isAbstract = element.isYes("isAbstract")
    entity.renamingIdentifier = element.attributes["elementID"]
    entity.versionHashModifier = element.attributes["versionHashModifier"]
    entity.userInfo = userInfo(element)
    guard entities.updateValue(entity, forKey: name) == nil else {
      throw ModelDocument.error("there are two entities \"\(name)\".")
    }
    order.append(entity)
  }
  private func className(_ element: ModelElement) -> String {
    let name = element.attributes["representedClassName"] ?? ""
    guard !name.isEmpty else { return "NSManagedObject" }
    let simple = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let module = element.attributes["customModule"] ?? element.attributes["module"] ?? ""
    return module.isEmpty || module.hasPrefix(".") || module.contains("$")
      ? simple : "\(module).\(simple)"
  }
  private func required(_ key: String, of element: ModelElement) throws -> String {
    guard let value = element.attributes[key], !value.isEmpty else {
      throw ModelDocument.error("an element \"\(element.name)\" has no \(key).")
    }
    return value
  }
  private func userInfo(_ element: ModelElement) -> [AnyHashable: Any]? {
    guard let list = element.children.first(where: { $0.name == "userInfo" }) else { return nil }
    var userInfo: [AnyHashable: Any] = [:]
    for entry in list.children where entry.name == "entry" {
      if let key = entry.attributes["key"] { userInfo[key] = entry.attributes["value"] ?? "" }
    }
    return userInfo
  }

  private func inherit(_ elements: [ModelElement]) throws {
    var parents: [String: String] = [:]
    var children: [String: [NSEntityDescription]] = [:]
    for element in elements {
      guard let name = element.attributes["name"], let parent = element.attributes["parentEntity"],
        !parent.isEmpty
      else { continue }
      guard entities[parent] != nil else {
        throw ModelDocument.error("the entity \"\(name)\" has no parent \"\(parent)\".")
      }
      parents[name] = parent
      if let entity = entities[name] { children[parent, default: []].append(entity) }
    }
    for name in parents.keys.sorted() {
      var (next, length) = (parents[name], 1)
      while let parent = next {
        guard length < Self.longestInheritance, parent != name else {
          throw ModelDocument.error(
            "the entity \"\(name)\" inherits from itself or more than "
              + "\(Self.longestInheritance) others.")
        }
        (next, length) = (parents[parent], length + 1)
      }
    }
    for entity in order { entity.subentities = children[entity.name ?? ""] ?? [] }
  }

  private mutating func fill(_ element: ModelElement) throws {
    guard let entity = entities[element.attributes["name"] ?? ""] else { return }
    var (properties, names): ([NSPropertyDescription], Set<String>) = ([], [])
    for child in element.children {
      guard let property = try property(child) else { continue }
      guard names.insert(property.name).inserted else {
        throw ModelDocument.error(
          "the entity \"\(entity.name ?? "")\" has two properties \"\(property.name)\".")
      }
      properties.append(property)
    }
    entity.properties = properties
    let table = Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0) })
    entity.indexes = element.children.filter { $0.name == "fetchIndex" }.map { index in
      NSFetchIndexDescription(
        name: index.attributes["name"] ?? "",
        elements: index.children.compactMap { part in
          guard let property = table[part.attributes["property"] ?? ""] else { return nil }
          let element = NSFetchIndexElementDescription(
            property: property,
            collationType: part.attributes["type"] == "RTree" ? .rTree : .binary)
          element.isAscending = part.attributes["order"] != "descending"
          return element
        })
    }
    entity.uniquenessConstraints = element.children.filter { $0.name == "uniquenessConstraints" }
      .flatMap(\.children).map { $0.children.compactMap { $0.attributes["value"] } }
      .filter { !$0.isEmpty }
  }

  private mutating func property(_ element: ModelElement) throws -> NSPropertyDescription? {
    let property: NSPropertyDescription
    switch element.name {
    case "attribute": property = try attribute(element)
    case "relationship": property = try relationship(element)
    case "fetchedProperty":
      let fetched = NSFetchedPropertyDescription()
      fetched.fetchRequest = element.children.first { $0.name == "fetchRequest" }.map(request)
      property = fetched
    case "composite", "compositeAttribute":
      let composite = NSCompositeAttributeDescription()
      composite.attributeType = .compositeAttributeType
      property = composite
    default: return nil
    }
    property.name = try required("name", of: element)
    property.isOptional = element.isYes("optional")
    property.isTransient = element.isYes("transient")
    property.renamingIdentifier = element.attributes["elementID"]
    property.versionHashModifier = element.attributes["versionHashModifier"]
    property.isIndexedBySpotlight = element.isYes("spotlightIndexingEnabled")
    property.userInfo = userInfo(element)
    return property
  }

  private func attribute(_ element: ModelElement) throws -> NSAttributeDescription {
    let text = element.attributes
    let attribute: NSAttributeDescription
    if element.isYes("derived") {
      let derived = NSDerivedAttributeDescription()
      derived.derivation = text["derivationExpression"]
      attribute = derived
    } else {
      attribute = NSAttributeDescription()
    }
    let name = text["attributeType"] ?? "Undefined"
    guard let type = NSAttributeType.documentNames[name] else {
      throw ModelDocument.error("there is no type \"\(name)\" of attributes.")
    }
    attribute.attributeType = type
    if let name = text["customClassName"] { attribute.attributeValueClassName = name }
    attribute.valueTransformerName = text["valueTransformerName"]
    attribute.allowsExternalBinaryDataStorage = element.isYes("allowsExternalBinaryDataStorage")
    attribute.allowsCloudEncryption = element.isYes("allowsCloudEncryption")
    attribute.preservesValueInHistoryOnDeletion =
      element.isYes("preserveAfterDeletion")
    attribute.defaultValue = AttributeConversion.value(
      text["defaultValueString"], interval: text["defaultDateTimeInterval"], type)
    attribute.minimum = AttributeConversion.bound(
      text["minValueString"], interval: text["minDateTimeInterval"], type)
    attribute.maximum = AttributeConversion.bound(
      text["maxValueString"], interval: text["maxDateTimeInterval"], type)
    attribute.pattern = text["regularExpressionString"].flatMap { $0.isEmpty ? nil : $0 }
    return attribute
  }

  private mutating func relationship(_ element: ModelElement) throws -> NSRelationshipDescription {
    let text = element.attributes
    let relationship = NSRelationshipDescription()
    let destination = text["destinationEntity"] ?? ""
    relationship.destinationEntity = entities[destination]
    guard relationship.destinationEntity != nil else {
      throw ModelDocument.error(
        "the relationship \"\(text["name"] ?? "")\" has no entity \"\(destination)\".")
    }
    relationship.maxCount = element.isYes("toMany") ? Int(text["maxCount"] ?? "") ?? 0 : 1
    if element.isYes("toMany"), relationship.maxCount == 1 { relationship.maxCount = 0 }
    relationship.minCount = max(0, Int(text["minCount"] ?? "") ?? 0)
    relationship.isOrdered = element.isYes("ordered")
    relationship.deleteRule =
      NSDeleteRule.documentNames[text["deletionRule"] ?? ""] ?? .nullifyDeleteRule
    if let name = text["inverseName"] {
      inverses.append((relationship, text["inverseEntity"] ?? destination, name))
    }
    return relationship
  }

  private func request(_ element: ModelElement) -> NSFetchRequest<any NSFetchRequestResult> {
    let text = element.attributes
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: text["entity"] ?? text["fetchEntity"] ?? "")
    request.entity = entities[request.entityName ?? ""]
    if let format = text["predicateString"], !format.isEmpty {
      do throws(PredicateFormatError) {
        request.predicate = try PredicateFormats.parse(format)
      } catch {
        CoreDataNotices.say("the predicate \"\(format.prefix(200))\" cannot be read: \(error).")
        request.predicate = NSPredicate(value: false)
      }
    }
    request.fetchLimit = max(0, Int(text["fetchLimit"] ?? "") ?? 0)
    request.fetchBatchSize = max(0, Int(text["fetchBatchSize"] ?? "") ?? 0)
    request.returnsDistinctResults = element.isYes("returnDistinctResults")
    request.includesSubentities = text["includeSubentities"] != "NO"
    return request
  }
}
