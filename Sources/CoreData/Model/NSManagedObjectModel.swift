public import Foundation
internal import FoundationShims

/// The entities of a program's data.
///
/// Unchecked: it is not changed once a context uses it, as on Apple's systems.
///
/// Source: Apple, "NSManagedObjectModel".
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.model = self }
      (byName, byClass) = (nil, nil)
      ManagedClasses.register(model: self)
    }
  }
  /// The titles of entities and properties; stored only.
  open var localizationDictionary: [String: String]?
  /// The identifiers of the model's version.
  open var versionIdentifiers: Set<AnyHashable> = []
  private var byName: [String: NSEntityDescription]?
  private var byClass: [String: NSEntityDescription]?
  private var names: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Creates the model of a document; nil for one that cannot be read, with a line that says why.
  ///
  /// A compiled model that does not exist is looked for as the document of the same name beside it.
  public convenience init?(contentsOf url: URL) {
    self.init()
    do {
      try read(url)
    } catch {
      CoreDataNotices.say("\(url.lastPathComponent): \(error.localizedDescription)")
      return nil
    }
  }

  /// Creates the model of a document, or says why it cannot be read.
  ///
  /// Plumb's own.
  package convenience init(reading url: URL) throws {
    self.init()
    try read(url)
  }

  private func read(_ url: URL) throws {
    try ModelBuilder.build(ModelReader.read(ModelDocument.contents(of: url)), into: self)
  }

  /// Returns the models of bundles as one; nil where they have no model.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = ModelDocument.all(in: bundles ?? [Bundle.main])
    let models = urls.compactMap { NSManagedObjectModel(contentsOf: $0) }
    return models.isEmpty ? nil : NSManagedObjectModel(byMerging: models)
  }
  /// Creates a model with copies of the entities of models; nil where two have the same name.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    let all = (models ?? []).flatMap(\.entities)
    guard Set(all.map { $0.name ?? "" }).count == all.count else { return nil }
    entities = Self.copies(of: all)
    for model in models ?? [] { templates.merge(model.templates) { first, _ in first } }
  }

  /// Returns a model with copies of the entities.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel()
    copy.entities = Self.copies(of: entities)
    copy.templates = templates
    copy.versionIdentifiers = versionIdentifiers
    for (name, members) in names {
      copy.names[name] = members.compactMap { copy.entitiesByName[$0.name ?? ""] }
    }
    return copy
  }
  private static func copies(of entities: [NSEntityDescription]) -> [NSEntityDescription] {
    var copies: [ObjectIdentifier: NSEntityDescription] = [:]
    for entity in entities {
      copies[ObjectIdentifier(entity)] = entity.copy() as? NSEntityDescription
    }
    for entity in entities {
      guard let copy = copies[ObjectIdentifier(entity)] else { continue }
      copy.subentities = entity.subentities.compactMap { copies[ObjectIdentifier($0)] }
      for case let relationship as NSRelationshipDescription in copy.own {
        guard let target = relationship.destinationEntity else { continue }
        let newTarget = copies[ObjectIdentifier(target)]
        relationship.destinationEntity = newTarget ?? target
        let inverse = relationship.inverseRelationship
        relationship.inverseRelationship =
          inverse.flatMap { inverse in
            newTarget?.own.first { $0.name == inverse.name } as? NSRelationshipDescription
          } ?? inverse
      }
    }
    return entities.compactMap { copies[ObjectIdentifier($0)] }
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    if let byName { return byName }
    let table = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    byName = table
    return table
  }
  /// Returns the entity whose class has a name, with or without its module.
  func entity(ofClass name: String) -> NSEntityDescription? {
    if byClass == nil {
      let named = entities.map { (ManagedClasses.simpleName($0.managedObjectClassName ?? ""), $0) }
      byClass = Dictionary(named) { first, _ in first }
    }
    let simple = ManagedClasses.simpleName(name)
    // Many entities may have the general class.
    return simple == "NSManagedObject" ? nil : byClass?[simple] ?? entitiesByName[simple]
  }

  // MARK: Configurations and templates

  /// The names of the parts of the model.
  open var configurations: [String] { names.keys.sorted() }
  /// Returns the entities of a part; all for nil.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { names[$0] } ?? entities
  }
  /// Sets the entities of a part.
  open func setEntities(
    _ entities: [NSEntityDescription], forConfigurationName configuration: String
  ) {
    names[configuration] = entities
  }
  /// The requests that the model states, by name.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] {
    templates
  }
  /// Returns the request of a name.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name]
  }
  /// Sets the request of a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }
  /// Returns a copy of a request with values for the variables of its predicate.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let copy = templates[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult> else {
      return nil
    }
    copy.predicate = copy.predicate?.withSubstitutionVariables(variables)
    return copy
  }

  /// The names of the entities.
  open override var description: String {
    "(<NSManagedObjectModel>) entities \(entities.map { $0.name ?? "" })"
  }
  /// Whether the model fits a store's metadata: always, as no store is older than its model.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    true
  }
}
