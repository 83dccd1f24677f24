public import Foundation
internal import NibBuilding

/// A document whose controllers can be instantiated any number of times.
///
/// The document is read from its source, a `.storyboard`; a compiled one is not read. Controllers and views are
/// of the document's custom classes if the program has them; they are created by `init(coder:)` with an empty
/// coder, and values of the document are set afterwards. Outlets, runtime attributes and actions reach a class
/// through `NibConnectable`. Views are created on first access to a controller's view.
///
/// - SeeAlso: Apple, "NSStoryboard"; `Documentation/Guides/Documents.md`.
@preconcurrency @MainActor open class NSStoryboard: NSObject {
  /// The name of a storyboard, without its extension.
  public typealias Name = String
  /// The identifier that a storyboard assigns to a controller.
  public typealias SceneIdentifier = String

  /// The document and its location.
  let source: StoryboardSource

  /// Creates a storyboard from a document of a bundle, the main one for nil.
  ///
  /// A document that is missing or cannot be read ends the program, as on Apple's systems.
  /// ``init(contentsOf:)`` throws instead.
  public init(name: NSStoryboard.Name, bundle storyboardBundleOrNil: Bundle?) {
    do {
      source = try StoryboardSource(named: name, in: storyboardBundleOrNil)
    } catch {
      fatalError(error.description)
    }
  }

  /// Creates a storyboard for a document that another storyboard refers to.
  init(_ source: StoryboardSource) { self.source = source }

  /// Creates a storyboard from a document file.
  ///
  /// Not in AppKit.
  ///
  /// - Throws: A message with path, line and element when the file is not a document.
  public init(contentsOf url: URL) throws { source = try StoryboardSource(contentsOf: url) }

  /// The storyboard that the main bundle's `NSMainStoryboardFile` names, else the one named `Main`; nil when
  /// the bundle has neither.
  open class var main: NSStoryboard? {
    let stated = Bundle.main.object(forInfoDictionaryKey: "NSMainStoryboardFile") as? String
    return (try? StoryboardSource(named: stated ?? "Main", in: nil)).map { NSStoryboard($0) }
  }

  /// Creates the initial controller; returns nil when the document has none.
  open func instantiateInitialController() -> Any? { first(nil) }

  /// Creates the initial view controller, with a closure if given.
  ///
  /// - Parameter creator: Creates the controller from the coder; nil creates one of the document's class.
  /// - Returns: The controller; nil when the document has none, or one of another class.
  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSViewController { first(creator) as? Controller }

  /// Creates the initial window controller, with a closure if given.
  ///
  /// - Parameter creator: Creates the controller from the coder; nil creates one of the document's class.
  /// - Returns: The controller; nil when the document has none, or one of another class.
  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSWindowController { first(creator) as? Controller }

  /// Creates the controller with an identifier; ends the program when the storyboard has no such controller.
  open func instantiateController(withIdentifier identifier: NSStoryboard.SceneIdentifier) -> Any {
    controller(identifier, nil)
  }

  /// Creates a view controller, with the creator if given; ends the program when the identifier is unknown.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier.
  ///   - creator: Creates the controller from the coder; nil creates one of the document's class.
  public func instantiateController<Controller>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSViewController {
    cast(controller(identifier, creator), identifier)
  }

  /// Creates a window controller, with the creator if given; ends the program when the identifier is unknown.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier.
  ///   - creator: Creates the controller from the coder; nil creates one of the document's class.
  public func instantiateController<Controller>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSWindowController {
    cast(controller(identifier, creator), identifier)
  }

  private func first(_ creator: ((NSCoder) -> NSResponder?)?) -> NSResponder? {
    source.controller(identifier: nil).flatMap {
      ControllerLoader(AppKitStoryboard(self)).controller(id: $0, creator: creator)
    }
  }

  private func controller(
    _ identifier: SceneIdentifier, _ creator: ((NSCoder) -> NSResponder?)?
  ) -> NSResponder {
    guard let id = source.controller(identifier: identifier),
      let made = ControllerLoader(AppKitStoryboard(self)).controller(id: id, creator: creator)
    else {
      fatalError(
        "Storyboard (\(source.name)) doesn't contain a controller with identifier '\(identifier)'")
    }
    return made
  }

  private func cast<Controller>(
    _ made: NSResponder, _ identifier: SceneIdentifier
  ) -> Controller {
    guard let controller = made as? Controller else {
      fatalError("The controller '\(identifier)' is a \(type(of: made)), not a \(Controller.self).")
    }
    return controller
  }
}
