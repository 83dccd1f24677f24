internal import IBDocument
internal import NibBuilding

/// All that decides the layout of a root, so that the same layout is not made twice.
struct RootLayout: Hashable {
  private let id: String
  private let frame: Rect
  private let environment: SimulatedEnvironment?
  private let classes: SizeClasses?
  private let direction: Surroundings.Direction?
  private let textSize: TextSize?
  private let appearance: Surroundings.Appearance?
  /// The element with its texts, which is the document's own in languages that change none of them.
  private let element: ObjectIdentifier

  /// Creates the layout of a root of a document that was read for its surroundings.
  init(of root: ViewElement, in document: Document, _ rules: EnvironmentRules) {
    let controller = document.controller(of: root)
    id = root.id
    frame = rules.frame(of: root, controller: controller)
    environment =
      document.platform == .iOS ? rules.environment(of: root, controller: controller) : nil
    classes = document.classes
    direction = document.surroundings.direction
    textSize = document.surroundings.textSize
    // Views are light unless something else is stated.
    appearance = document.surroundings.appearance == .dark ? .dark : nil
    element = ObjectIdentifier(root.element)
  }
}
