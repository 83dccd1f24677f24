internal import Foundation

/// The object of an error of validation.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property of an error of validation.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate of an error of validation.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value of an error of validation.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The stores of an error.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects of an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts of an error of saving.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"
/// The errors of an error with several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The domain of errors of an SQLite library; none is made here.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// The code of validation in general.
public let NSManagedObjectValidationError = 1550
/// The code of a value that must be unique.
public let NSManagedObjectConstraintValidationError = 1551
/// The code of several errors of validation.
public let NSValidationMultipleErrorsError = 1560
/// The code of a property that has no value and needs one.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of a relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The code of a relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The code of a deletion that a relationship denies.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code of a number above its maximum.
public let NSValidationNumberTooLargeError = 1610
/// The code of a number below its minimum.
public let NSValidationNumberTooSmallError = 1620
/// The code of a date after its maximum.
public let NSValidationDateTooLateError = 1630
/// The code of a date before its minimum.
public let NSValidationDateTooSoonError = 1640
/// The code of a value that is not a date.
public let NSValidationInvalidDateError = 1650
/// The code of a string longer than its maximum.
public let NSValidationStringTooLongError = 1660
/// The code of a string shorter than its minimum.
public let NSValidationStringTooShortError = 1670
/// The code of a string that does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// The code of a value that is not an address.
public let NSValidationInvalidURIError = 1690
/// The code of an object that is gone from its store.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// The code of changes of a store and a context that cannot be merged.
public let NSManagedObjectMergeError = 133_020
/// The code of values that must be unique and cannot be merged.
public let NSManagedObjectConstraintMergeError = 133_021
/// The code of a store's type that is not known.
public let NSPersistentStoreInvalidTypeError = 134_000
/// The code of a store whose type is another.
public let NSPersistentStoreTypeMismatchError = 134_010
/// The code of a store that does not fit its model.
public let NSPersistentStoreIncompatibleSchemaError = 134_020
/// The code of a store that cannot be saved.
public let NSPersistentStoreSaveError = 134_030
/// The code of stores of which some were saved.
public let NSPersistentStoreIncompleteSaveError = 134_040
/// The code of conflicts of saving.
public let NSPersistentStoreSaveConflictsError = 134_050
/// The code of errors in general.
public let NSCoreDataError = 134_060
/// The code of an operation on a store that failed.
public let NSPersistentStoreOperationError = 134_070
/// The code of a store that cannot be opened.
public let NSPersistentStoreOpenError = 134_080
/// The code of a request that a store does not support.
public let NSPersistentStoreUnsupportedRequestTypeError = 134_091
/// The code of a store of another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// The code of a migration that failed.
public let NSMigrationError = 134_110
/// The code of a migration without a mapping.
public let NSMigrationMissingMappingModelError = 134_140

/// The errors of this module, in Cocoa's domain.
enum CoreDataErrors {
  /// Returns an error.
  static func make(
    _ code: Int, _ description: String, _ userInfo: [String: Any] = [:]
  ) -> NSError {
    var userInfo = userInfo
    userInfo[NSLocalizedDescriptionKey] = description
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: userInfo)
  }
  /// Returns the error of something that needs a store on disk.
  static func needsDisk(_ operation: String) -> NSError {
    make(
      NSPersistentStoreOperationError,
      "\(operation) needs a store on disk; this Core Data holds its stores in memory.")
  }
  /// Returns the only error of a list, or one that lists them; nil for none.
  static func combined(_ errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    return make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: errors])
  }
}
