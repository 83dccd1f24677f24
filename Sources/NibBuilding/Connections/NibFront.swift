package import FoundationShims
package import IBDocument
package import LayoutTree

/// A front's requirements for the objects that a program loads from a document.
///
/// A front implements this protocol in one file with tables; ``NibConnector`` and ``NibLoader`` contain the parts that
/// are common to both fronts.
@MainActor package protocol NibFront {
  /// The toolkit that creates the views.
  var toolkit: any NibToolkit { get }
  /// Whether the owner and other placeholders are also passed to ``awaken(_:)``.
  ///
  /// - SeeAlso: Apple, "Resource Programming Guide: Nib Files", the object loading process: on macOS they do,
  ///   on iOS only objects of the document.
  var awakensPlaceholders: Bool { get }

  /// Returns an object that is not a view, such as a gesture recognizer; nil if the front does not support it.
  func makeObject(_ element: Element) -> AnyObject?
  /// Adds a view to the object for its parent element, such as the content view to a window; returns whether it was
  /// added.
  func place(_ view: any ViewHost, of element: ViewElement, in object: AnyObject) -> Bool
  /// Passes a view the objects that its attributes refer to; called before connections.
  func adoptParts(of view: any ViewHost, _ element: ViewElement, _ objects: [String: AnyObject])
  /// Registers a prototype from which a view creates cells on demand.
  func register(
    _ prototype: ViewElement, of owner: any ViewHost, make: @escaping () -> (any ViewHost)?)

  /// Sets an outlet of a front's class and returns whether it exists.
  func setOutlet(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool
  /// Sets an outlet collection of a front's class and returns whether it exists.
  func setOutlets(_ name: String, of source: AnyObject, to targets: [AnyObject]) -> Bool
  /// Connects the action of a control or of another object with actions.
  ///
  /// - Parameters:
  ///   - target: The receiver; nil for the responder chain.
  ///   - event: The name of the triggering event; nil for the default event.
  func addAction(
    _ action: Selector, of source: AnyObject, event: String?, to target: AnyObject?)

  /// Returns a colour of the document as the front's value; nil for an unknown colour.
  func color(_ element: ColorElement) -> AnyObject?
  /// Returns a picture next to the document, or one of the program; nil if both are missing.
  func image(named name: String) -> AnyObject?

  /// Calls `awakeFromNib` on an object that implements it.
  func awaken(_ object: AnyObject)
  /// Calls `prepareForInterfaceBuilder` on an object that implements it.
  func prepareForInterfaceBuilder(_ object: AnyObject)
}

extension NibFront {
  /// Returns false by default: the object does not contain views.
  package func place(_ view: any ViewHost, of element: ViewElement, in object: AnyObject) -> Bool {
    false
  }
  /// Does nothing by default: the view's attributes refer to no objects.
  package func adoptParts(
    of view: any ViewHost, _ element: ViewElement, _ objects: [String: AnyObject]
  ) {}
  /// Does nothing by default: the view creates no cells.
  package func register(
    _ prototype: ViewElement, of owner: any ViewHost, make: @escaping () -> (any ViewHost)?
  ) {}
}
