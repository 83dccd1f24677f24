internal import LayoutTree

/// A class whose objects a document can create with `init()`, such as a delegate or a model, but not a view.
///
/// Apple's `NSObject.init()` can be called on any class. This is impossible here, so a class declares the initializer
/// through this protocol.
@preconcurrency @MainActor public protocol NibCreatable: AnyObject {
  /// Creates an object; values and connections are set afterwards.
  init()
  /// Called after a document was loaded and all its outlets were connected; does nothing by default.
  func awakeFromNib()
}

extension NibCreatable {
  /// Does nothing.
  public func awakeFromNib() {}
}
