/// The conventions of a front, which apply to all its views.
package struct FrontConventions: Sendable {
  /// The coordinate space in which edges are snapped to pixels.
  package enum Snapping: Sendable {
    /// The root's space, so that adjacent views of the tree are adjacent on the screen.
    case root
    /// The space of each superview, halves up; y in the superview's direction.
    case superview
  }

  /// The direction of y around a view without superview.
  package var outermostDirection: VerticalDirection
  /// The snapping of solved rectangles to pixels.
  package var snapping: Snapping
  /// Whether a view that its mask resizes is snapped to whole pixels, each edge rounded down.
  package var floorsResizedFrames: Bool
  /// The standard distance of a visual format to the superview's edge, in points; nil for the margin.
  package var superviewSpacing: Double?
  /// Whether constraints may refer to margins.
  package var hasMarginAttributes: Bool { front != .appKit }
  /// The prefix of the toolkit's classes and constraints.
  package var prefix: String
  /// The toolkit whose wording messages use.
  package var front: Front

  /// The toolkit of a front: UIKit, AppKit, or a custom one.
  package enum Front: Sendable { case uiKit, appKit, own }

  /// The toolkit's name for a UIKit name with a prefix.
  package func named(_ name: String) -> String { prefix + name.dropFirst(2) }

  /// UIKit's conventions.
  ///
  /// - SeeAlso: `Rules/VisualFormat.md#the-meaning-of-a-format`, `Rules/Passes.md#edges-snap-to-pixels`.
  package static let uiKit = FrontConventions(
    outermostDirection: .down, snapping: .root, floorsResizedFrames: false, superviewSpacing: nil,
    prefix: "UI",
    front: .uiKit)
  /// The conventions for views of other toolkits: UIKit's, without its prefix.
  package static let own = FrontConventions(
    outermostDirection: .down, snapping: .root, floorsResizedFrames: false, superviewSpacing: nil,
    prefix: "", front: .own)
  /// AppKit's conventions.
  ///
  /// - SeeAlso: `Rules/Autoresizing.md#flexible-parts-share-the-difference`,
  ///   `Rules/VisualFormat.md#the-meaning-of-a-format`, `Rules/Passes.md#edges-snap-to-pixels`;
  ///   `Rules/Passes.md#edges-snap-to-pixels`.
  package static let appKit = FrontConventions(
    outermostDirection: .up, snapping: .superview, floorsResizedFrames: true, superviewSpacing: 20,
    prefix: "NS",
    front: .appKit)
}
