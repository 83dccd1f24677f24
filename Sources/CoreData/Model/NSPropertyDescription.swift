public import Foundation

/// The description of a property of an entity.
///
/// Source: Apple, "NSPropertyDescription".
open class NSPropertyDescription: NSObject, NSCopying {
  /// The name.
  open var name = "" { didSet { entity?.forget() } }
  /// Whether it may have no value.
  open var isOptional = true
  /// Whether it is omitted from stores.
  open var isTransient = false { didSet { entity?.forget() } }
  /// The program's own information.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier model; stored only.
  open var renamingIdentifier: String?
  /// The modifier of the version's hash; stored only.
  open var versionHashModifier: String?
  /// Whether searches of the system find it; stored only.
  open var isIndexedBySpotlight = false
  /// The predicates that values must match, with a warning for each.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// The warnings of the predicates.
  open private(set) var validationWarnings: [Any] = []
  /// The entity that declares it.
  open internal(set) weak var entity: NSEntityDescription?

  /// Creates a description without a name.
  public override required init() { super.init() }

  /// Sets the predicates that values must match.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }

  /// Returns a description of the same kind and values, without an entity.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.takeValues(of: self)
    return copy
  }

  func takeValues(of other: NSPropertyDescription) {
    (name, isOptional, isTransient) = (other.name, other.isOptional, other.isTransient)
    (userInfo, renamingIdentifier) = (other.userInfo, other.renamingIdentifier)
    versionHashModifier = other.versionHashModifier
    isIndexedBySpotlight = other.isIndexedBySpotlight
    validationPredicates = other.validationPredicates
    validationWarnings = other.validationWarnings
  }
}

/// A property whose value is what a request finds.
///
/// Source: Apple, "NSFetchedPropertyDescription".
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// The request; its predicate may name the owner by `$FETCH_SOURCE`.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override func takeValues(of other: NSPropertyDescription) {
    super.takeValues(of: other)
    fetchRequest = (other as? NSFetchedPropertyDescription)?.fetchRequest
  }
}

/// A value that a request for dictionaries calculates.
///
/// Source: Apple, "NSExpressionDescription".
open class NSExpressionDescription: NSPropertyDescription {
  /// The type of the result.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The type of the result, as the structure of later systems.
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }
  /// The expression.
  open var expression: NSExpression?

  override func takeValues(of other: NSPropertyDescription) {
    super.takeValues(of: other)
    guard let other = other as? NSExpressionDescription else { return }
    expressionResultType = other.expressionResultType
    expression = other.expression
  }
}
