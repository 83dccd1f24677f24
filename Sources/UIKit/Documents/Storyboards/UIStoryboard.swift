public import Foundation
internal import NibBuilding

/// A document whose controllers can be made any number of times.
///
/// The source of a document is read, a `.storyboard`; a compiled one is not. Controllers and views are
/// of the classes that the document names where the program has them, made by `init(coder:)` with a
/// coder that holds nothing: values come from the document afterwards. Outlets, runtime attributes and
/// actions reach a class through `NibConnectable`. Views are made when a controller's view is first
/// asked for.
///
/// ```swift
/// NibClasses.register(ListController.self)
/// let storyboard = UIStoryboard(name: "Guide", bundle: .module)
/// let list = storyboard.instantiateViewController(withIdentifier: "List")
/// print(list.isViewLoaded)  // false
/// list.performSegue(withIdentifier: "detail", sender: nil)
/// print(list.presentedViewController?.title ?? "")  // Detail
/// ```
///
/// - Units: Points, y down; frames of a document are in its canvas until the first layout.
/// - Errors: A document by name that is missing or invalid, and an unknown identifier, end the program
///   with a text; ``init(contentsOf:)`` throws with the position.
/// - Complexity: The document is read once, O(bytes); making a controller is O(its elements), its view
///   when it is loaded.
/// - SeeAlso: Apple, "UIStoryboard"; `Documentation/Guides/Documents.md`.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The document and its place.
  let source: StoryboardSource

  /// Creates a storyboard from a document of a bundle, the main one unless given, for the screen's size
  /// classes.
  ///
  /// A document that is not there, or that cannot be read, ends the program, as on Apple's systems.
  /// ``init(contentsOf:)`` throws instead.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      source = try StoryboardSource(named: name, in: storyboardBundleOrNil, classes: .ofScreen)
    } catch {
      fatalError(error.description)
    }
  }

  /// Creates a storyboard that another one refers to.
  init(_ source: StoryboardSource) { self.source = source }

  /// Creates a storyboard from a file, for the screen's size classes.
  ///
  /// - Throws: A message with path, line and element when the file is not a document.
  public init(contentsOf url: URL) throws {
    source = try StoryboardSource(contentsOf: url, classes: .ofScreen)
  }

  func controller(id: String, _ creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    ControllerLoader(UIKitStoryboard(self)).controller(id: id, creator: creator)
  }

  /// Returns a new initial controller; nil when the document names none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Returns a new initial controller, by a closure where one is given.
  ///
  /// - Parameter creator: Makes the controller from the coder; nil leaves it to the document's class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = source.controller(identifier: nil) else { return nil }
    return controller(id: id, creator) as? ViewController
  }

  /// Returns a new controller with an identifier; stops the program when the storyboard has no such controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Returns a new controller with an identifier, with the creator if given; stops the program when the
  /// identifier is unknown.
  ///
  /// - Parameters:
  ///   - identifier: As the document states it.
  ///   - creator: Makes the controller from the coder; nil leaves it to the document's class.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let id = source.controller(identifier: identifier), let made = controller(id: id, creator)
    else {
      fatalError(
        "Storyboard (\(source.name)) doesn't contain a view controller with identifier '\(identifier)'"
      )
    }
    guard let controller = made as? ViewController else {
      fatalError(
        "The view controller '\(identifier)' is a \(type(of: made)), not a \(ViewController.self).")
    }
    return controller
  }
}
