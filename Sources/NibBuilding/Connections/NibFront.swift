package import FoundationShims
package import IBDocument
package import LayoutTree

/// The requirements on a front for the objects that a program loads from a document.
///
/// A front implements it in one file that holds tables; ``NibConnector`` and ``NibLoader`` do what is the same
/// in both.
@MainActor package protocol NibFront {
  /// The toolkit that creates the views.
  var toolkit: any NibToolkit { get }
  /// Whether the owner and other placeholders get ``awaken(_:)`` too.
  ///
  /// - SeeAlso: Apple, "Resource Programming Guide: Nib Files", the object loading process: on macOS they do,
  ///   on iOS only objects of the document.
  var awakensPlaceholders: Bool { get }

  /// Returns an object other than a view, such as a gesture recognizer; nil where the front has no class for
  /// it.
  func makeObject(_ element: Element) -> AnyObject?
  /// Adds a view to the object whose element is the parent of the view's, such as the content view to a window;
  /// returns whether it belongs there.
  func place(_ view: any ViewHost, of element: ViewElement, in object: AnyObject) -> Bool
  /// Hands a view the objects of the document that it refers to by attributes; called before connections.
  func adoptParts(of view: any ViewHost, _ element: ViewElement, _ objects: [String: AnyObject])
  /// Registers a prototype, from which a view creates cells on demand.
  func register(
    _ prototype: ViewElement, of owner: any ViewHost, make: @escaping () -> (any ViewHost)?)

  /// Sets an outlet that a class of the front has; whether there is one of that name.
  func setOutlet(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool
  /// Sets a collection of outlets that a class of the front has; whether there is one of that name.
  func setOutlets(_ name: String, of source: AnyObject, to targets: [AnyObject]) -> Bool
  /// Connects an action of a control or of another object that has one.
  ///
  /// - Parameters:
  ///   - target: The receiver; nil for the responder chain.
  ///   - event: The word for the event that triggers it; nil for the default event.
  func addAction(
    _ action: Selector, of source: AnyObject, event: String?, to target: AnyObject?)

  /// A colour of the document as the front's value; nil for an unknown one.
  func color(_ element: ColorElement) -> AnyObject?
  /// A picture beside the document, else one of the program's; nil when both are missing.
  func image(named name: String) -> AnyObject?

  /// Calls `awakeFromNib` of an object that has it.
  func awaken(_ object: AnyObject)
  /// Calls `prepareForInterfaceBuilder` of an object that has it.
  func prepareForInterfaceBuilder(_ object: AnyObject)
}

extension NibFront {
  /// Returns false: objects of other kinds hold no views.
  package func place(_ view: any ViewHost, of element: ViewElement, in object: AnyObject) -> Bool {
    false
  }
  /// No view refers to others by attributes.
  package func adoptParts(
    of view: any ViewHost, _ element: ViewElement, _ objects: [String: AnyObject]
  ) {}
  /// Does nothing: no view creates cells.
  package func register(
    _ prototype: ViewElement, of owner: any ViewHost, make: @escaping () -> (any ViewHost)?
  ) {}
}
