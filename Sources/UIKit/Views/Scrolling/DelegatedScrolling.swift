/// Provides the `delegate` of scroll views so that a subclass can redeclare it with another type.
///
/// Apple's `UITableView` redeclares `delegate` with another type. A Swift class cannot redeclare a property
/// of its superclass, but it can shadow one from a protocol extension. The cost: a client's subclass of
/// ``UIScrollView`` cannot override `delegate`; subclasses of table and collection views can.
@preconcurrency @MainActor public protocol DelegatedScrolling: AnyObject {}

extension DelegatedScrolling where Self: UIScrollView {
  /// The scroll view's delegate; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
