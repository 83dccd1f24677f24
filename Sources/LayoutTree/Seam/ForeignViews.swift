/// The items that represent views of other toolkits in constraints.
///
/// A constraint accepts any object as an item. Views of the fronts are ``ConstraintItem``s; another object may
/// be a view that is represented by an item.
@MainActor package enum ForeignViews {
  /// Returns the item of an object; nil for an object that is not a view of such a toolkit.
  ///
  /// Set once, before the first such view is created.
  package static var item: (AnyObject) -> (any ConstraintItem)? = { _ in nil }
}
