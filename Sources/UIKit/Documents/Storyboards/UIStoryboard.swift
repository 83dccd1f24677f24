public import Foundation
internal import IBDocument

/// A document whose controllers can be made any number of times.
///
/// The source of a document is read, a `.storyboard`; a compiled one is not. Controllers and views are of the
/// classes that the document names where the program has them, made by `init(coder:)` with a coder that holds
/// nothing: values come from the document afterwards. Outlets, runtime attributes and actions reach a class
/// through ``NibConnectable``. Views are made when a controller's view is first asked for.
///
/// - SeeAlso: Apple, "UIStoryboard"; `Documentation/Guides/Documents.md`.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let document: Document
  let name: String
  let bundle: Bundle?
  private let file: URL?

  /// Reads a document of a bundle, the main one unless given, for the screen's size classes.
  ///
  /// A document that is not there, or that cannot be read, ends the program, as on Apple's systems.
  /// ``init(contentsOf:)`` throws instead.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      document = try NibFile.document(
        named: name, kinds: ["storyboard", "storyboardc"], in: storyboardBundleOrNil)
    } catch {
      fatalError(error.description)
    }
    self.name = name
    bundle = storyboardBundleOrNil
    file = nil
  }

  /// The storyboard that a reference in this one names: of the same bundle, or beside the file.
  ///
  /// - Throws: A sentence in Apple's words when there is none.
  func storyboard(named other: String) throws -> UIStoryboard {
    if let file {
      let name = (other as NSString).lastPathComponent
      return try UIStoryboard(
        contentsOf: file.deletingLastPathComponent().appendingPathComponent(name)
          .appendingPathExtension("storyboard"))
    }
    let document = try NibFile.document(
      named: other, kinds: ["storyboard", "storyboardc"], in: bundle)
    return UIStoryboard(document, name: other, bundle: bundle)
  }

  private init(_ document: Document, name: String, bundle: Bundle?) {
    (self.document, self.name, self.bundle, file) = (document, name, bundle, nil)
  }

  /// Reads a document from a file, for the screen's size classes.
  ///
  /// - Throws: A sentence with path, line and element for what is no document.
  public init(contentsOf url: URL) throws {
    document = try NibFile.document(atPath: url.path)
    name = url.deletingPathExtension().lastPathComponent
    bundle = nil
    file = url
  }

  /// Makes the controller that comes first; nil when the document names none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Makes the controller that comes first, by a closure where one is given.
  ///
  /// - Parameter creator: Makes the controller from the coder; nil leaves it to the document's class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = document.initialViewController else { return nil }
    return StoryboardLoader(self).controller(id: id, creator: creator) as? ViewController
  }

  /// Makes the controller of a storyboard identifier; ends the program if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Makes the controller of a storyboard identifier, by a closure where one is given; ends the program if
  /// there is none.
  ///
  /// - Parameters:
  ///   - identifier: As the document states it.
  ///   - creator: Makes the controller from the coder; nil leaves it to the document's class.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard
      let element = document.controllers.first(where: { $0.storyboardIdentifier == identifier }),
      let made = StoryboardLoader(self).controller(id: element.id, creator: creator)
    else {
      fatalError(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    guard let controller = made as? ViewController else {
      fatalError(
        "The view controller '\(identifier)' is a \(type(of: made)), not a \(ViewController.self).")
    }
    return controller
  }
}
