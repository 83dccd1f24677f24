internal import LayoutTree

/// A class whose objects a document may make by `init()`: a delegate or a model, not a view.
///
/// Apple's `NSObject.init()` can be called on any class; here it cannot, so a class says that it has one.
@preconcurrency @MainActor public protocol NibCreatable: AnyObject {
  /// Creates an object; values and connections come afterwards.
  init()
  /// Called after a document was loaded and all outlets of it are connected; nothing unless implemented.
  func awakeFromNib()
}

extension NibCreatable {
  /// Does nothing.
  public func awakeFromNib() {}
}
