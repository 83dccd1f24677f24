public import Foundation

/// The type of an attribute's values.
///
/// Source: Apple, "NSAttributeType".
public enum NSAttributeType: UInt, Sendable {
  /// Not stated.
  case undefinedAttributeType = 0
  /// Integers of 16 bits.
  case integer16AttributeType = 100
  /// Integers of 32 bits.
  case integer32AttributeType = 200
  /// Integers of 64 bits.
  case integer64AttributeType = 300
  /// Decimal numbers.
  case decimalAttributeType = 400
  /// Numbers of 64 bits.
  case doubleAttributeType = 500
  /// Numbers of 32 bits.
  case floatAttributeType = 600
  /// Strings.
  case stringAttributeType = 700
  /// Truth values.
  case booleanAttributeType = 800
  /// Dates.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// Unique identifiers.
  case UUIDAttributeType = 1100
  /// Addresses.
  case URIAttributeType = 1200
  /// Values of any class.
  case transformableAttributeType = 1800
  /// Identifiers of objects.
  case objectIDAttributeType = 2000
  /// Dictionaries of attributes.
  case compositeAttributeType = 2100

  static let documentNames: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType,
    "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType,
    "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
    "Composite": .compositeAttributeType, "Undefined": .undefinedAttributeType,
  ]
}

/// The description of a value of an entity.
///
/// Source: Apple, "NSAttributeDescription".
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of values, as a structure of later systems.
  ///
  /// Source: Apple, "NSAttributeDescription.AttributeType".
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt
    /// Creates a type of its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    init(_ type: NSAttributeType) { rawValue = type.rawValue }
    /// Not stated.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// Integers of 16 bits.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// Integers of 32 bits.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// Integers of 64 bits.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// Decimal numbers.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// Numbers of 64 bits.
    public static let double = AttributeType(.doubleAttributeType)
    /// Numbers of 32 bits.
    public static let float = AttributeType(.floatAttributeType)
    /// Strings.
    public static let string = AttributeType(.stringAttributeType)
    /// Truth values.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// Dates.
    public static let date = AttributeType(.dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// Unique identifiers.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// Addresses.
    public static let uri = AttributeType(.URIAttributeType)
    /// Values of any class.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// Identifiers of objects.
    public static let objectID = AttributeType(.objectIDAttributeType)
    /// Dictionaries of attributes.
    public static let composite = AttributeType(.compositeAttributeType)
  }

  /// The type of values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The type of values, as the structure of later systems.
  open var type: AttributeType {
    get { AttributeType(attributeType) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// The name of the class of values; that of the type unless set.
  open var attributeValueClassName: String? {
    get { className ?? AttributeConversion.className(of: attributeType) }
    set { className = newValue }
  }
  private var className: String?
  /// The value of new objects.
  open var defaultValue: Any?
  /// The name of the transformer of values; stored only.
  open var valueTransformerName: String?
  /// Whether long data is in files of its own; stored only.
  open var allowsExternalBinaryDataStorage = false
  /// Whether the value of a deleted object stays in the history; stored only.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether CloudKit encrypts it; stored only.
  open var allowsCloudEncryption = false

  /// The smallest number, the earliest date or the shortest length.
  package var minimum: Any?
  /// The largest number, the latest date or the greatest length.
  package var maximum: Any?
  /// The pattern of strings.
  package var pattern: String?

  override func takeValues(of other: NSPropertyDescription) {
    super.takeValues(of: other)
    guard let other = other as? NSAttributeDescription else { return }
    (attributeType, className, defaultValue) =
      (other.attributeType, other.className, other.defaultValue)
    valueTransformerName = other.valueTransformerName
    allowsExternalBinaryDataStorage = other.allowsExternalBinaryDataStorage
    preservesValueInHistoryOnDeletion = other.preservesValueInHistoryOnDeletion
    allowsCloudEncryption = other.allowsCloudEncryption
    (minimum, maximum, pattern) = (other.minimum, other.maximum, other.pattern)
  }
}

/// An attribute that a store derives from others; its value is what is set.
///
/// Source: Apple, "NSDerivedAttributeDescription".
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// The expression as the model's document states it; not calculated.
  package var derivation: String?
  override func takeValues(of other: NSPropertyDescription) {
    super.takeValues(of: other)
    derivation = (other as? NSDerivedAttributeDescription)?.derivation
  }
}

/// An attribute of attributes, whose value is a dictionary.
///
/// Source: Apple, "NSCompositeAttributeDescription".
open class NSCompositeAttributeDescription: NSAttributeDescription {
  /// The attributes.
  open var elements: [NSAttributeDescription] = []
  override func takeValues(of other: NSPropertyDescription) {
    super.takeValues(of: other)
    elements = (other as? NSCompositeAttributeDescription)?.elements ?? []
  }
}

/// The name of a transformer that archives values with a list of classes; it transforms nothing.
///
/// Foundation has no `ValueTransformer` on Linux, of which this is a subclass on Apple's systems.
///
/// Source: Apple, "NSSecureUnarchiveFromDataTransformer".
open class NSSecureUnarchiveFromDataTransformer: NSObject {
  /// Creates a transformer.
  public override required init() { super.init() }
  /// The classes at the top of archives.
  open class var allowedTopLevelClasses: [AnyClass] {
    [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self]
      + [NSData.self, NSURL.self, NSUUID.self, NSNull.self]
  }
}
