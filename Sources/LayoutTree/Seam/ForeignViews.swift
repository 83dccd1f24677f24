/// Views of toolkits that this module does not know: what stands for them in constraints.
///
/// A constraint takes any object for an item. Views of the fronts are ``ConstraintItem``s; another object may be a view for which
/// something else is one.
@MainActor package enum ForeignViews {
  /// The item of an object; nil for an object that is not a view of such a toolkit.
  ///
  /// Set once, before the first such view is made.
  package static var item: (AnyObject) -> (any ConstraintItem)? = { _ in nil }
}
