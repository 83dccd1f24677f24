package import Foundation
package import IBDocument
package import LayoutTree

/// A laid-out view with the facts that rules need.
@MainActor package struct CheckedView {
  /// The role of a view for rules.
  package enum Role: Sendable, Hashable {
    /// Static text: a label.
    case text
    /// An interactive view.
    case control
    /// A picture.
    case image
    /// A view that contains or displays other views.
    case container
  }

  /// The identifier in the document; for a view created in code, its position in the tree.
  package let id: String
  /// The facts from the view or its document.
  package let facts: any ViewFacts
  /// The element that the view was created from; nil for a view created in code.
  package let element: ViewElement?
  /// The view.
  package let view: any ViewHost
  /// The index of the parent among the scene's views; nil for the root.
  package let parent: Int?
  /// The frame in points in the root's bounds, with y down.
  package let frame: CGRect
  /// The alignment rectangle, in the same coordinate space.
  package let alignmentRect: CGRect
  /// The role of the view.
  package let role: Role
  /// Whether the view is visible: neither it nor an ancestor is hidden, transparent or excluded by size classes.
  package let isVisible: Bool
  /// Whether an ancestor scrolls, so that the position in the root is not fixed.
  package let isInScrollingContent: Bool

  /// Whether the view is inside a cell, whose height is determined by the program or by the cell's content.
  package let isInCell: Bool

  /// Whether the view's list changes the frame on the canvas: a cell or its content view.
  package let isSizedByHolder: Bool

  /// Whether constraints on the view or an ancestor contradict each other, so that its frame depends on which
  /// constraint was broken.
  package internal(set) var isInConflict = false

  /// The name in messages, such as `label 'Title'`.
  package var name: String { facts.name }
}
