internal import Foundation
internal import FoundationShims

extension NSManagedObject {
  final func validateValues() throws {
    load()
    var errors: [NSError] = []
    for property in entity.table.all {
      do {
        try validate(held: values[property.name], property)
      } catch {
        errors.append(error as NSError)
      }
    }
    if let error = CoreDataErrors.combined(errors) { throw error }
  }

  final func validateDeletion() throws {
    load()
    let errors = entity.table.relationships.values.sorted { $0.name < $1.name }
      .filter { $0.deleteRule == .denyDeleteRule }
      .filter { relationship in
        objectIDs(forRelationshipNamed: relationship.name)
          .contains { id in resolve(id).map { !$0.isDeleted } ?? false }
      }
      .map { error(NSValidationRelationshipDeniedDeleteError, $0.name, "denies the deletion", nil) }
    if let error = CoreDataErrors.combined(errors) { throw error }
  }

  /// Checks a value that a caller has.
  final func validate(_ value: Any?, forKey key: String) throws {
    guard let property = entity.table.byName[key] else { return }
    guard let attribute = property as? NSAttributeDescription else {
      let ids = Self.members(value).map(\.objectID)
      let isToMany = (property as? NSRelationshipDescription)?.isToMany ?? false
      return try validate(held: isToMany ? IdentifierList(ids) : ids.first, property)
    }
    let held = value.flatMap { AttributeConversion.held($0, as: attribute.attributeType) }
    if held == nil, value != nil {
      throw error(NSManagedObjectValidationError, key, "has a value of another type", value)
    }
    try validate(held: held, property)
  }

  private func validate(held value: Any?, _ property: NSPropertyDescription) throws {
    let name = property.name
    if let relationship = property as? NSRelationshipDescription {
      try validate(value, relationship)
    } else if let attribute = property as? NSAttributeDescription {
      guard let value else {
        if !property.isOptional, attribute.attributeType != .compositeAttributeType {
          throw error(
            NSValidationMissingMandatoryPropertyError, name, "is a required value", nil)
        }
        return
      }
      try validate(value, attribute)
    }
    for (index, predicate) in property.validationPredicates.enumerated() {
      guard !predicate.evaluate(with: exported(name, value)) else { continue }
      let warnings = property.validationWarnings
      throw error(
        NSManagedObjectValidationError, name,
        index < warnings.count ? "\(warnings[index])" : "does not match its predicate", value,
        [NSValidationPredicateErrorKey: predicate])
    }
  }

  private func validate(_ value: Any?, _ relationship: NSRelationshipDescription) throws {
    let count = (value as? IdentifierList)?.count ?? (value == nil ? 0 : 1)
    let name = relationship.name
    guard count > 0 else {
      if !relationship.isOptional {
        throw error(
          relationship.isToMany && relationship.minCount > 0
            ? NSValidationRelationshipLacksMinimumCountError
            : NSValidationMissingMandatoryPropertyError, name, "is a required value", nil)
      }
      return
    }
    if count < relationship.minCount {
      throw error(
        NSValidationRelationshipLacksMinimumCountError, name, "has too few objects", nil)
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw error(
        NSValidationRelationshipExceedsMaximumCountError, name, "has too many objects", nil)
    }
  }

  private func validate(_ value: Any, _ attribute: NSAttributeDescription) throws {
    let name = attribute.name
    let text = value as? String
    let compared: Any = text.map { NSNumber(value: $0.count) } ?? value
    let isDate = value is Date
    if let minimum = attribute.minimum, ValueOrder.order(compared, minimum) == .orderedAscending {
      let code =
        text != nil
        ? NSValidationStringTooShortError
        : isDate ? NSValidationDateTooSoonError : NSValidationNumberTooSmallError
      throw error(code, name, "is below its minimum", value)
    }
    if let maximum = attribute.maximum, ValueOrder.order(compared, maximum) == .orderedDescending {
      let code =
        text != nil
        ? NSValidationStringTooLongError
        : isDate ? NSValidationDateTooLateError : NSValidationNumberTooLargeError
      throw error(code, name, "is above its maximum", value)
    }
    if let pattern = attribute.pattern, let text,
      !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
    {
      throw error(
        NSValidationStringPatternMatchingError, name, "does not match its pattern", value)
    }
  }

  private func error(
    _ code: Int, _ key: String, _ text: String, _ value: Any?, _ more: [String: Any] = [:]
  ) -> NSError {
    var userInfo = more
    userInfo[NSValidationObjectErrorKey] = self
    userInfo[NSValidationKeyErrorKey] = key
    userInfo[NSValidationValueErrorKey] = value
    return CoreDataErrors.make(code, "\(entity.name ?? "").\(key) \(text).", userInfo)
  }
}
