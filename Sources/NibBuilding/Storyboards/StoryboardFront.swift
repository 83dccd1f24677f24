package import IBDocument
package import LayoutTree

/// A front's requirements for the controllers that a program loads from a storyboard.
///
/// ``ControllerLoader`` and ``StoryboardScene`` contain the parts that are common to both fronts.
@MainActor package protocol StoryboardFront {
  /// The class of controllers.
  associatedtype Controller: AnyObject

  /// The storyboard from which controllers are created.
  var source: StoryboardSource { get }
  /// The front for the objects of that document.
  var nib: any NibFront { get }
  /// Returns the front for another storyboard.
  func front(for other: StoryboardSource) -> Self

  /// Returns a controller of the class that an element names, or of its kind; logs a message and returns nil for an
  /// unsupported kind.
  func makeController(_ element: ControllerElement) -> Controller?
  /// Sets the scene of a new controller and the attributes of its element, and adds the objects created with it.
  func configure(_ controller: Controller, _ scene: StoryboardScene<Self>)
  /// Adds controllers to their container.
  func contain(
    _ contained: [(segue: SegueElement, controller: Controller)], in controller: Controller,
    _ scene: StoryboardScene<Self>)
  /// Sets the view of a controller.
  func setView(_ view: any ViewHost, of controller: Controller)

  /// Connects a segue to an object that triggers it: a control by its action, a cell by a tap.
  func connect(
    _ segue: SegueElement, to object: AnyObject, start: @escaping @MainActor (Any?) -> Void)
  /// Embeds a controller, whose view fills a container.
  func embed(
    _ child: Controller, by segue: SegueElement, in container: any ViewHost,
    of controller: Controller)
  /// Whether a controller allows a segue that an object triggers.
  func shouldPerform(_ segue: SegueElement, from controller: Controller, sender: Any?) -> Bool
  /// Prepares a controller for a segue and shows its destination.
  func perform(
    _ segue: SegueElement, from source: Controller, to destination: Controller, sender: Any?)
  /// Unwinds to the destination of a segue that creates no controller.
  func unwind(_ segue: SegueElement, from source: Controller, sender: Any?)
}
