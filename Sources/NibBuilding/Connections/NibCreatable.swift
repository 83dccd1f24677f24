internal import LayoutTree

/// A class whose objects a document may create by `init()`: a delegate or a model, not a view.
///
/// Apple's `NSObject.init()` can be called on any class; here it cannot, so a class says that it has one.
@preconcurrency @MainActor public protocol NibCreatable: AnyObject {
  /// Creates an object; values and connections come afterwards.
  init()
  /// Called after a document was loaded and all its outlets are connected; does nothing unless implemented.
  func awakeFromNib()
}

extension NibCreatable {
  /// Does nothing.
  public func awakeFromNib() {}
}
