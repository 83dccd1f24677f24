package import Foundation
package import IBDocument
package import LayoutTree

/// A laid-out view with what rules ask of it.
@MainActor package struct CheckedView {
  /// The role of a view for rules.
  package enum Role: Sendable, Hashable {
    /// Text that is read: a label.
    case text
    /// A view to be pressed, moved or typed into.
    case control
    /// A picture.
    case image
    /// A view that holds or shows others.
    case container
  }

  /// The identifier in the document; of a view created in code its position in the tree.
  package let id: String
  /// The facts that the view, or a document about it, states.
  package let facts: any ViewFacts
  /// The element that it was made from; nil for a view made in code.
  package let element: ViewElement?
  /// The view.
  package let view: any ViewHost
  /// The number of its parent among the scene's views; nil for the root.
  package let parent: Int?
  /// The frame in points in the root's bounds, y down.
  package let frame: CGRect
  /// The alignment rectangle, in the same space.
  package let alignmentRect: CGRect
  /// The role.
  package let role: Role
  /// Whether it is visible: neither it nor an ancestor is hidden, transparent or excluded by size classes.
  package let isVisible: Bool
  /// Whether an ancestor scrolls, so that its position in the root is one of many.
  package let isInScrollingContent: Bool

  /// Whether it is inside a cell, whose height the program or the cell's content decides.
  package let isInCell: Bool

  /// Whether its list gives it another frame than the canvas: a cell or its content view.
  package let isSizedByHolder: Bool

  /// Whether constraints on it, or on a view around it, contradict each other: its frame follows the
  /// constraints that were kept.
  package internal(set) var isInConflict = false

  /// Its name in messages, such as `label 'Title'`.
  package var name: String { facts.name }
}
