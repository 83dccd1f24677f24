public import Foundation

/// The effect of a deletion on related objects.
///
/// Source: Apple, "NSDeleteRule".
public enum NSDeleteRule: UInt, Sendable {
  /// No action.
  case noActionDeleteRule = 0
  /// The relationships to the object end.
  case nullifyDeleteRule = 1
  /// The related objects are deleted.
  case cascadeDeleteRule = 2
  /// There is no deletion while there are related objects.
  case denyDeleteRule = 3

  static let documentNames: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
    "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
  ]
}

/// The description of a relationship between entities.
///
/// Source: Apple, "NSRelationshipDescription".
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship in the other direction.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The effect of a deletion.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The largest number of related objects; 1 for one object, 0 for no limit.
  open var maxCount = 0 { didSet { entity?.forget() } }
  /// The smallest number of related objects.
  open var minCount = 0
  /// Whether related objects have an order.
  open var isOrdered = false
  /// Whether there may be more than one related object.
  open var isToMany: Bool { maxCount != 1 }

  override func takeValues(of other: NSPropertyDescription) {
    super.takeValues(of: other)
    guard let other = other as? NSRelationshipDescription else { return }
    (destinationEntity, inverseRelationship) = (other.destinationEntity, other.inverseRelationship)
    (deleteRule, isOrdered) = (other.deleteRule, other.isOrdered)
    (minCount, maxCount) = (other.minCount, other.maxCount)
  }
}

/// The kind of an index.
///
/// Source: Apple, "NSFetchIndexElementType".
public enum NSFetchIndexElementType: UInt, Sendable {
  /// A tree of values.
  case binary = 0
  /// A tree of rectangles.
  case rTree = 1
}

/// A property of an index.
///
/// Source: Apple, "NSFetchIndexElementDescription".
open class NSFetchIndexElementDescription: NSObject {
  /// The property.
  public let property: NSPropertyDescription?
  /// The property's name.
  open var propertyName: String? { property?.name }
  /// The kind.
  open var collationType: NSFetchIndexElementType
  /// Whether values ascend.
  open var isAscending = true
  /// The index.
  open internal(set) weak var indexDescription: NSFetchIndexDescription?
  /// Creates an element of a property.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
  }
}

/// An index of an entity, which is data: lookups by predicate look at each object.
///
/// Source: Apple, "NSFetchIndexDescription".
open class NSFetchIndexDescription: NSObject {
  /// The name.
  open var name: String
  /// The properties.
  open var elements: [NSFetchIndexElementDescription] { didSet { own() } }
  /// The entity.
  open internal(set) weak var entity: NSEntityDescription?
  /// The condition of objects in the index.
  open var partialIndexPredicate: NSPredicate?
  /// Creates an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
    super.init()
    own()
  }
  private func own() { for element in elements { element.indexDescription = self } }
}
