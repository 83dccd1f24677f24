package import Diagnostics
package import Foundation

/// The change of a document's layout, with the edits that caused it.
package struct LayoutChange: Sendable {
  /// A view that has another frame.
  package struct Moved: Sendable {
    /// A movement, in the layouts in which it is the same.
    package struct Movement: Sendable, Hashable {
      /// The frame before, in the superview's coordinates, in points.
      package let before: CGRect
      /// The frame after.
      package let after: CGRect
      /// The names of the layouts, such as `iPhone SE`.
      package var layouts: [String]
    }

    /// The id in the document.
    package let id: String
    /// The name in reports, such as `label 'Title'`.
    package let name: String
    /// The frames before and after.
    package var movements: [Movement]
    /// The indices in ``LayoutChange/edits`` of the edits that move it; empty where no edit by itself does.
    package var causes: Set<Int>
  }

  /// An edit of the document.
  package struct Edit: Sendable {
    /// The words for the edit, such as `constraint 'Title'.top: constant 8 → 12`.
    package let text: String
    /// The location in the new document, or in the old one for an object that was removed.
    package let location: Location
  }

  /// The path of the document after the change.
  package let path: String
  /// The number of views that both documents have.
  package let count: Int
  /// The layouts that were compared.
  package let layouts: [String]
  /// The edits, in the order in which they were applied.
  package let edits: [Edit]
  /// The views that have another frame, in document order.
  package let moved: [Moved]
  /// The names of added views.
  package let added: [String]
  /// The names of views that went.
  package let removed: [String]
  /// The constraints that are broken now and were not before, as equations.
  package let broken: [String]
  /// The constraints that were broken before and are not any more.
  package let resolved: [String]

  /// Whether no view moved, was added or removed, and the same constraints are broken.
  package var isNothing: Bool {
    moved.isEmpty && added.isEmpty && removed.isEmpty && broken.isEmpty && resolved.isEmpty
  }
}
