internal import Foundation
public import FoundationShims

extension NSManagedObject: KeyedValues, ComparedByIdentity {
  /// The identity, so that predicates see the object and its identity as equal.
  public final var comparedIdentity: AnyObject { objectID }
}

extension NSManagedObjectID: ComparedByIdentity {
  /// The identity itself.
  public final var comparedIdentity: AnyObject { self }
}
