/// The conventions of a front: facts about the toolkit, the same for all its views.
package struct FrontConventions: Sendable {
  /// In which coordinates edges are brought to pixels.
  package enum Snapping: Sendable {
    /// In the root's, so that views that touch in the tree touch on the screen.
    case root
    /// In each superview's own, halves up; y counts as the superview counts it.
    case superview
  }

  /// The direction of y around a view without superview.
  package var outermostDirection: VerticalDirection
  /// The rounding of solved rectangles to frames.
  package var snapping: Snapping
  /// Whether a view that its mask resizes is brought to whole pixels, each edge down.
  package var floorsResizedFrames: Bool
  /// The distance at which a visual format keeps a view from its superview's edge, in points; nil for the
  /// margin.
  package var superviewSpacing: Double?
  /// Whether constraints may refer to margins.
  package var hasMarginAttributes: Bool { front != .appKit }
  /// The prefix of the toolkit's own classes and constraints.
  package var prefix: String
  /// The toolkit whose wording messages use.
  package var front: Front

  /// UIKit, AppKit, or a toolkit of a program's own.
  package enum Front: Sendable { case uiKit, appKit, own }

  /// Translates a UIKit name to this toolkit: `UIView` becomes `NSView`.
  package func named(_ name: String) -> String { prefix + name.dropFirst(2) }

  /// UIKit's ways.
  ///
  /// - SeeAlso: `Rules/VisualFormat.md#the-meaning-of-a-format`, `Rules/Passes.md#edges-snap-to-pixels`.
  package static let uiKit = FrontConventions(
    outermostDirection: .down, snapping: .root, floorsResizedFrames: false, superviewSpacing: nil,
    prefix: "UI",
    front: .uiKit)
  /// The conventions of other toolkits: UIKit's, without its prefix.
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
