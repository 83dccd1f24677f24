package import Diagnostics
package import Foundation

/// The change of a document's layout, with the edits that caused it.
package struct LayoutChange: Sendable {
  /// A view whose frame changed.
  package struct Moved: Sendable {
    /// A change of a frame, with the layouts to which it applies.
    package struct Movement: Sendable, Hashable {
      /// The frame before, in the superview's coordinates, in points.
      package let before: CGRect
      /// The frame after, in the superview's coordinates, in points.
      package let after: CGRect
      /// The names of the layouts, such as `iPhone SE`.
      package var layouts: [String]
    }

    /// The id in the document.
    package let id: String
    /// The name in reports, such as `label 'Title'`.
    package let name: String
    /// The changes of the frame.
    package var movements: [Movement]
    /// The indices in ``LayoutChange/edits`` of the edits that move the view; empty if no single edit does.
    package var causes: Set<Int>
  }

  /// An edit of the document.
  package struct Edit: Sendable {
    /// The description of the edit, such as `constraint 'Title'.top: constant 8 → 12`.
    package let text: String
    /// The location in the new document, or in the old one for a removed object.
    package let location: Location
  }

  /// The path of the document after the change.
  package let path: String
  /// The number of views in both documents.
  package let count: Int
  /// The compared layouts.
  package let layouts: [String]
  /// The edits, in order of application.
  package let edits: [Edit]
  /// The views whose frames changed, in document order.
  package let moved: [Moved]
  /// The names of added views.
  package let added: [String]
  /// The names of removed views.
  package let removed: [String]
  /// The constraints that are newly broken, as equations.
  package let broken: [String]
  /// The constraints that are no longer broken.
  package let resolved: [String]

  /// Whether no view moved, was added or removed, and the same constraints are broken.
  package var isNothing: Bool {
    moved.isEmpty && added.isEmpty && removed.isEmpty && broken.isEmpty && resolved.isEmpty
  }
}
