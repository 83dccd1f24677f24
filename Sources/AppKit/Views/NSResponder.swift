public import Foundation

/// An object in the responder chain.
///
/// - SeeAlso: Apple, "NSResponder".
@preconcurrency @MainActor open class NSResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }
  /// Creates a responder from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Called after a document was loaded and all its outlets are connected; does nothing unless overridden.
  ///
  /// Apple's is a method of `NSObject`; here views, windows and controllers have it, and classes that are
  /// `NibCreatable`.
  open func awakeFromNib() {}
  /// Called before a tool shows the object in a document; does nothing unless overridden.
  ///
  /// This library's tool shows macOS documents with AppKit's classes, and does not call it.
  open func prepareForInterfaceBuilder() {}

  private weak var setResponder: NSResponder?
  /// The responder that receives what this one does not handle; nil unless set.
  ///
  /// Views, controllers and windows have a default: a view's is its controller or superview, a controller's the
  /// superview of its view, a content view's its window, a window's its controller or the application. The
  /// responder is not retained.
  open var nextResponder: NSResponder? {
    get { setResponder }
    set { setResponder = newValue }
  }
  /// Whether the responder accepts first responder status.
  open var acceptsFirstResponder: Bool { false }
  /// Called before the object becomes first responder; returns whether it accepts.
  open func becomeFirstResponder() -> Bool { true }
  /// Called before the object stops being first responder; returns whether it resigns.
  open func resignFirstResponder() -> Bool { true }
}
