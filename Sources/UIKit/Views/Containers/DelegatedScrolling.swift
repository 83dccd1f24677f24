/// Gives scroll views their `delegate` in such a way that a subclass can have one of a type of its own.
///
/// Apple's `UITableView` redeclares `delegate` with another type. A Swift class cannot do that with a property
/// of its superclass, but it can hide one that a protocol's extension declares. The price: a client's subclass
/// of ``UIScrollView`` itself cannot override `delegate`; one of a table or a collection can.
@preconcurrency @MainActor public protocol DelegatedScrolling: AnyObject {}

extension DelegatedScrolling where Self: UIScrollView {
  /// Who hears that the view scrolled; not kept.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
