public import Foundation
internal import NibBuilding

/// A document whose controllers can be made any number of times.
///
/// The source of a document is read, a `.storyboard`; a compiled one is not. Controllers and views are of the
/// classes that the document names where the program has them, made by `init(coder:)` with a coder that holds
/// nothing: values come from the document afterwards. Outlets, runtime attributes and actions reach a class
/// through `NibConnectable`. Views are made when a controller's view is first asked for.
///
/// - SeeAlso: Apple, "NSStoryboard"; `Documentation/Guides/Documents.md`.
@preconcurrency @MainActor open class NSStoryboard: NSObject {
  /// The name of a storyboard, without its ending.
  public typealias Name = String
  /// The name that a storyboard gives a controller.
  public typealias SceneIdentifier = String

  /// The document and its location.
  let source: StoryboardSource

  /// Creates a storyboard from a document of a bundle, the main one for nil.
  ///
  /// A document that is not there, or that cannot be read, ends the program, as on Apple's systems.
  /// ``init(contentsOf:)`` throws instead.
  public init(name: NSStoryboard.Name, bundle storyboardBundleOrNil: Bundle?) {
    do {
      source = try StoryboardSource(named: name, in: storyboardBundleOrNil)
    } catch {
      fatalError(error.description)
    }
  }

  /// Creates a storyboard that another one refers to.
  init(_ source: StoryboardSource) { self.source = source }

  /// Creates a storyboard from a file.
  ///
  /// Plumb's own.
  ///
  /// - Throws: A message with path, line and element when the file is not a document.
  public init(contentsOf url: URL) throws { source = try StoryboardSource(contentsOf: url) }

  /// The storyboard of the main bundle that its `NSMainStoryboardFile` names, else the one named `Main`; nil
  /// when the bundle has neither.
  open class var main: NSStoryboard? {
    let stated = Bundle.main.object(forInfoDictionaryKey: "NSMainStoryboardFile") as? String
    return (try? StoryboardSource(named: stated ?? "Main", in: nil)).map { NSStoryboard($0) }
  }

  /// Returns a new initial controller; nil when the document names none.
  open func instantiateInitialController() -> Any? { first(nil) }

  /// Returns a new initial controller of a view, by a closure where one is given.
  ///
  /// - Parameter creator: Makes the controller from the coder; nil leaves it to the document's class.
  /// - Returns: The controller; nil when the document names none, or one of another class.
  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSViewController { first(creator) as? Controller }

  /// Returns a new initial controller of a window, by a closure where one is given.
  ///
  /// - Parameter creator: Makes the controller from the coder; nil leaves it to the document's class.
  /// - Returns: The controller; nil when the document names none, or one of another class.
  public func instantiateInitialController<Controller>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? where Controller: NSWindowController { first(creator) as? Controller }

  /// Makes the controller with an identifier; stops the program when the storyboard has no such controller.
  open func instantiateController(withIdentifier identifier: NSStoryboard.SceneIdentifier) -> Any {
    controller(identifier, nil)
  }

  /// Makes a view controller, with the creator if given; stops the program when the identifier is unknown.
  ///
  /// - Parameters:
  ///   - identifier: As the document states it.
  ///   - creator: Makes the controller from the coder; nil leaves it to the document's class.
  public func instantiateController<Controller>(
    identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller where Controller: NSViewController {
    cast(controller(identifier, creator), identifier)
  }

  /// Makes a window controller, with the creator if given; stops the program when the identifier is unknown.
  ///
  /// - Parameters:
  ///   - identifier: As the document states it.
  ///   - creator: Makes the controller from the coder; nil leaves it to the document's class.
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
