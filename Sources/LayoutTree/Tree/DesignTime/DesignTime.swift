package import Foundation
package import LayoutGeometry

/// The facts about a view that Interface Builder's canvas knows and a running program does not.
///
/// Every view of a document that is shown as the canvas shows it has one; a view that a program makes, or
/// loads, has none. Controls keep no design-time state of their own.
package struct DesignTime: Equatable {
  /// An image that a document names but does not hold.
  package struct NamedImage: Equatable {
    /// The name.
    package var name: String
    /// The size that the document states, in points; nil where it states none.
    package var size: CGSize?

    /// Creates an image from its name.
    package init(name: String, size: CGSize? = nil) {
      self.name = name
      self.size = size
    }
  }

  /// The surroundings of a root on the canvas.
  package struct Canvas: Equatable {
    /// Effective margins that the canvas gives the root, in points; they beat every rule.
    package var margins = MarginModel.EdgeOverrides()
    /// Whether the natural heights of single lines are whole points, not whole pixels.
    ///
    /// - SeeAlso: `Rules/DocumentsIOS.md#lines-of-whole-points`.
    package var measuresWholePoints = false

    /// Creates a canvas that leaves margins to the rules.
    package init() {}
  }

  /// The image of a view whose picture is missing; nil for a view that has its picture or names none.
  package var image: NamedImage?
  /// The same for the image behind a button.
  package var backgroundImage: NamedImage?
  /// The same for the parts of a view, by index: the segments of a segmented control.
  package var partImages: [Int: NamedImage] = [:]
  /// A width that stands in for the natural one, in points; nil where none does, negative for no natural width.
  package var naturalWidth: CGFloat?
  /// The same for the height.
  package var naturalHeight: CGFloat?
  /// Lengths that a view without natural ones keeps while something arranges it, in points; more weakly
  /// than a view hugs its content.
  package var heldSize: CGSize?
  /// Whether the held lengths yield to everything that the document states, as in a program, which holds none.
  package var yieldsHeldSize = false
  /// The priority at which a view whose document states no length fills a stack across; nil for others.
  package var roomPriority: Float?
  /// Alignment insets that a stored frame implies, in the place of those of the control's generation.
  package var alignmentInsets: ViewInsets?
  /// Whether a stack leaves the view its place while it is hidden.
  ///
  /// The canvas does so with activity indicators, whose hiding only says that they do not spin.
  package var keepsPlaceWhenHidden = false
  /// The surroundings of a root; nil for other views.
  package var canvas: Canvas?

  /// Creates the facts of a view about which the canvas knows nothing more.
  package init() {}
}
