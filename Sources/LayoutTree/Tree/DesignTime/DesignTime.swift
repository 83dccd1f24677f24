package import Foundation
package import LayoutGeometry

/// The properties of a view on Interface Builder's canvas that a running program does not have.
///
/// Every view of a document that is shown as the canvas shows it has one; a view that a program creates, or
/// loads, has none. Controls keep no design-time state themselves.
package struct DesignTime: Equatable {
  /// An image that a document names but does not contain.
  package struct NamedImage: Equatable {
    /// The name.
    package var name: String
    /// The size in the document, in points; nil for none.
    package var size: CGSize?
    /// The text beside a symbol of the system; nil for another image.
    package var symbol: SymbolText?

    /// Creates an image from its name.
    package init(name: String, size: CGSize? = nil) {
      self.name = name
      self.size = size
    }
  }

  /// The text that a symbol of the system is beside.
  package struct SymbolText: Equatable {
    /// The size of the text, in points.
    package var pointSize: CGFloat
    /// The weight of the text, −1 to 1.
    package var weight: CGFloat = 0
    /// The scale of the symbol: 1 for medium.
    package var scale: CGFloat = 1
    /// Whether layers of lower ranks are paler.
    package var isHierarchical = false
    /// The height of the symbol less that of its alignment rectangle, in points; nil when it is not known.
    ///
    /// - SeeAlso: `Rules/DocumentsIOS.md#symbols-in-image-views`.
    package var ornament: CGFloat?

    /// Creates the text beside a symbol.
    package init(pointSize: CGFloat) { self.pointSize = pointSize }
  }

  /// The surroundings of a root on the canvas.
  package struct Canvas: Equatable {
    /// The root's effective margins on the canvas, in points; they override all rules.
    package var margins = MarginModel.EdgeOverrides()
    /// Whether the natural heights of single lines are whole points, not whole pixels.
    ///
    /// - SeeAlso: `Rules/DocumentsIOS.md#lines-of-whole-points`.
    package var measuresWholePoints = false

    /// Creates surroundings that leave margins to the rules.
    package init() {}
  }

  /// The image of a view whose image is missing; nil for a view that has its image or names none.
  package var image: NamedImage?
  /// The background image of a button whose image is missing; nil otherwise.
  package var backgroundImage: NamedImage?
  /// The missing images of a view's parts, by index, such as the segments of a segmented control.
  package var partImages: [Int: NamedImage] = [:]
  /// A width that replaces the natural one, in points; nil for none, negative for no natural width.
  package var naturalWidth: CGFloat?
  /// A height that replaces the natural one, in points; nil for none, negative for no natural height.
  package var naturalHeight: CGFloat?
  /// The lengths that an arranged view without natural ones keeps, in points, at a lower priority than content
  /// hugging.
  package var fixedSize: CGSize?
  /// Whether the held lengths yield to all constraints of the document, as in a program, which holds none.
  package var yieldsHeldSize = false
  /// The priority at which a view without explicit lengths fills a stack across its axis; nil for other views.
  package var fillPriority: Float?
  /// Alignment insets that a stored frame implies, in place of those of the control's generation.
  package var alignmentInsets: ViewInsets?
  /// Whether the natural width of a line of text is a whole point, not a whole pixel.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#widths-of-loose-labels`.
  package var measuresWholeWidth = false
  /// Whether a stack keeps the space of the view while it is hidden.
  ///
  /// The canvas does so with activity indicators, whose hiding only means that they do not spin.
  package var keepsPlaceWhenHidden = false
  /// The surroundings of a root; nil for other views.
  package var canvas: Canvas?

  /// Creates design-time properties without any values.
  package init() {}
}
