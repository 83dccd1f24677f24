public import Foundation

/// The kind of a policy of conflicts.
///
/// Source: Apple, "NSMergePolicyType".
public enum NSMergePolicyType: UInt, Sendable {
  /// Conflicts are errors.
  case errorMergePolicyType = 0
  /// Properties that the store changed are the store's.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// Properties that the context changed are the context's.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// Objects are the context's.
  case overwriteMergePolicyType = 3
  /// Objects are the store's.
  case rollbackMergePolicyType = 4
}

/// The policy of conflicts of a context and a store.
///
/// Unchecked: never changed.
///
/// Source: Apple, "NSMergePolicy".
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind.
  public let mergeType: NSMergePolicyType
  /// Creates a policy of a kind.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Conflicts are errors.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Objects are the store's.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// Objects are the context's.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// Properties that the context changed are the context's.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// Properties that the store changed are the store's.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)

  /// Called with all conflicts of a save; throws for the policy of errors.
  open func resolve(mergeConflicts list: [Any]) throws {
    guard mergeType == .errorMergePolicyType, !list.isEmpty else { return }
    throw CoreDataErrors.make(
      NSManagedObjectMergeError, "The store changed objects that the context changes.",
      [NSPersistentStoreSaveConflictsErrorKey: list, "conflictList": list])
  }
  /// Called with the conflicts of versions.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
    try resolve(mergeConflicts: list)
  }
  /// Called with the conflicts of unique values.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
    guard mergeType == .errorMergePolicyType, !list.isEmpty else { return }
    throw CoreDataErrors.make(
      NSManagedObjectConstraintMergeError, "Values that must be unique are not.",
      [NSPersistentStoreSaveConflictsErrorKey: list, "conflictList": list])
  }
}

/// The policy in which conflicts are errors.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// The policy in which objects are the store's.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
/// The policy in which objects are the context's.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// The policy in which properties that the context changed are the context's.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any {
  NSMergePolicy.mergeByPropertyObjectTrump
}
/// The policy in which properties that the store changed are the store's.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }

/// A conflict of a context and a store.
///
/// Source: Apple, "NSMergeConflict".
open class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// The values that the context knew.
  public let cachedSnapshot: [String: Any]?
  /// The values of the store.
  public let persistedSnapshot: [String: Any]?
  /// The values of the object.
  public let objectSnapshot: [String: Any]?
  /// The version of the store; 0 for an object that is gone.
  public let newVersionNumber: Int
  /// The version that the context knew.
  public let oldVersionNumber: Int
  init(_ change: ObjectChange, _ row: Row?) {
    sourceObject = change.object
    cachedSnapshot = change.base?.values
    persistedSnapshot = row?.values
    objectSnapshot = change.object.values
    newVersionNumber = row?.version ?? 0
    oldVersionNumber = change.base?.version ?? 0
  }
}

/// A conflict of objects with the same values that must be unique.
///
/// Source: Apple, "NSConstraintConflict".
open class NSConstraintConflict: NSObject {
  /// The names of the values.
  public let constraint: [String]
  /// The values.
  public let constraintValues: [String: Any]
  /// The objects in the context.
  public let conflictingObjects: [NSManagedObject]
  init(_ constraint: [String], _ values: [String: Any], _ objects: [NSManagedObject]) {
    (self.constraint, constraintValues, conflictingObjects) = (constraint, values, objects)
  }
}
