package import IBDocument
package import LayoutTree

/// The requirements on a front for the controllers that a program loads from a storyboard.
///
/// ``ControllerLoader`` and ``StoryboardScene`` do what is the same in both fronts.
@MainActor package protocol StoryboardFront {
  /// The class of controllers.
  associatedtype Controller: AnyObject

  /// The storyboard whose controllers are made.
  var source: StoryboardSource { get }
  /// The front for the objects of that document.
  var nib: any NibFront { get }
  /// The same for another storyboard.
  func front(for other: StoryboardSource) -> Self

  /// A controller of the class that an element names, or of its kind; nil, and a message, for a kind without
  /// class.
  func makeController(_ element: ControllerElement) -> Controller?
  /// Gives a new controller its scene, the attributes of its element, and what is made with it.
  func configure(_ controller: Controller, _ scene: StoryboardScene<Self>)
  /// Puts controllers into the one that contains them.
  func contain(
    _ contained: [(segue: SegueElement, controller: Controller)], in controller: Controller,
    _ scene: StoryboardScene<Self>)
  /// Gives a controller its view.
  func setView(_ view: any ViewHost, of controller: Controller)

  /// Lets an object start a segue: a control by its action, a cell by a tap.
  func connect(
    _ segue: SegueElement, to object: AnyObject, start: @escaping @MainActor (Any?) -> Void)
  /// Embeds a controller, whose view is to fill a container.
  func embed(
    _ child: Controller, by segue: SegueElement, in container: any ViewHost,
    of controller: Controller)
  /// Whether a controller agrees to a segue that an object starts.
  func shouldPerform(_ segue: SegueElement, from controller: Controller, sender: Any?) -> Bool
  /// Prepares a controller for a segue and shows its destination.
  func perform(
    _ segue: SegueElement, from source: Controller, to destination: Controller, sender: Any?)
  /// Unwinds to the destination of a segue that creates no controller.
  func unwind(_ segue: SegueElement, from source: Controller, sender: Any?)
}
