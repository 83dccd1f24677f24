/// What a front does its own way: facts about the toolkit, the same for all its views.
package struct FrontConventions: Sendable {
  /// In which coordinates edges are brought to pixels.
  package enum Snapping: Sendable {
    /// In the root's, so that views that touch in the tree touch on the screen.
    case root
    /// In each superview's own, halves up; y counts as the superview counts it.
    case superview
  }

  /// How solved rectangles become frames.
  package var snapping: Snapping
  /// Whether a view that its mask resizes is brought to whole pixels, each edge down.
  package var floorsResizedFrames: Bool
  /// How far a visual format keeps a view from its superview's edge, in points; nil for the margin.
  package var superviewSpacing: Double?
  /// What names of the system's own constraints and the last lines of a conflict's message speak of.
  package var viewClassName: String

  /// UIKit's ways.
  ///
  /// - SeeAlso: semantics 11.1 and 12.3; rules measured on stored frames.
  package static let uiKit = FrontConventions(
    snapping: .root, floorsResizedFrames: false, superviewSpacing: nil, viewClassName: "UIView")
  /// AppKit's ways.
  ///
  /// - SeeAlso: semantics 9.2, 11.1 and 12.3; rules measured on macOS frames, section 7.
  package static let appKit = FrontConventions(
    snapping: .superview, floorsResizedFrames: true, superviewSpacing: 20, viewClassName: "NSView")
}
