/// An object that predicates compare by another one that stands for it.
///
/// Two are equal where their identities are the same object.
public protocol ComparedByIdentity {
  /// The object that is compared.
  var comparedIdentity: AnyObject { get }
}
