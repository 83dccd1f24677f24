internal import IBDocument
internal import NibBuilding

/// The properties that determine the layout of a root, so that equal layouts are computed once.
struct RootLayout: Hashable {
  private let id: String
  private let frame: Rect
  private let environment: SimulatedEnvironment?
  private let classes: SizeClasses?
  private let direction: Surroundings.Direction?
  private let textSize: TextSize?
  private let appearance: Surroundings.Appearance?
  /// The element with its texts; languages that do not change them use the document's own element.
  private let element: ObjectIdentifier

  /// Creates the layout of a root in a document that was read for its surroundings.
  init(of root: ViewElement, in document: Document, _ rules: EnvironmentRules) {
    let controller = document.controller(of: root)
    id = root.id
    frame = rules.frame(of: root, controller: controller)
    environment =
      document.platform == .iOS ? rules.environment(of: root, controller: controller) : nil
    classes = document.classes
    direction = document.surroundings.direction
    textSize = document.surroundings.textSize
    // Views are light unless specified otherwise.
    appearance = document.surroundings.appearance == .dark ? .dark : nil
    element = ObjectIdentifier(root.element)
  }
}
