package import Foundation
package import IBDocument
package import LayoutTree
internal import ViewDrawing

extension Document {
  /// Whether the document's resources list a name as a system symbol.
  package func isSymbol(_ name: String) -> Bool { images[name]?.isSystem == true }

  /// Returns the size of a symbol's placeholder, in points; nil for names of other images.
  ///
  /// A document does not contain the symbol's actual size.
  ///
  /// - Parameter pointSize: The size of the text beside it.
  package func symbolSize(_ name: String?, besideTextOf pointSize: CGFloat) -> CGSize? {
    name.flatMap { isSymbol($0) ? SymbolGlyph(name: $0, pointSize: pointSize).size : nil }
  }

  /// Returns the natural size of an image view with a symbol, in points; nil where the symbol's height is not known.
  ///
  /// It is that of the alignment rectangle, as wide as the symbol's ratio makes it.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#symbols-in-image-views`.
  package func symbolSize(_ name: String, in text: DesignTime.SymbolText) -> CGSize? {
    guard let image = images[name], let width = image.width, let height = image.height, height > 0,
      let ornament = text.ornament
    else { return nil }
    let line = SymbolHeights.line * text.pointSize
    return CGSize(width: (line + ornament) * width / height, height: line)
  }

  /// Returns the text beside the symbol that an element states; nil for an image of the program.
  ///
  /// A reference to the image states its scale, a configuration below the element its weight, scale and the size of the
  /// text.
  ///
  /// - Parameters:
  ///   - element: The element with the image, as an attribute or a reference.
  ///   - key: The name of the attribute, which is the key of the reference.
  ///   - pointSize: The size of the text unless the configuration states it.
  package func symbolText(
    of element: Element, _ key: String = "image", pointSize: CGFloat
  ) -> DesignTime.SymbolText? {
    guard let name = element.imageName(key), isSymbol(name) || element.statesSystemImage(key)
    else { return nil }
    var text = DesignTime.SymbolText(pointSize: pointSize)
    let reference = element.child("imageReference", key: key)
    let configuration = element.children.first {
      $0["key"]?.hasPrefix("preferredSymbolConfiguration") == true
    }
    if let size = configuration?.number("pointSize"), size > 0 { text.pointSize = CGFloat(size) }
    text.weight = Self.weights[configuration?["weight"] ?? ""] ?? 0
    text.scale = Self.scales[configuration?["scale"] ?? reference?["symbolScale"] ?? ""] ?? 1
    text.isHierarchical = reference?["renderingMode"]?.hasPrefix("hierarchical") == true
    text.ornament = SymbolHeights.height(of: name).map {
      ($0 * text.scale - SymbolHeights.line) * text.pointSize
    }
    return text
  }

  private static let scales: [String: CGFloat] = ["small": 0.8, "medium": 1, "large": 1.28]
  private static let weights: [String: CGFloat] = [
    "ultralight": -0.8, "thin": -0.6, "light": -0.4, "medium": 0.23, "semibold": 0.3,
    "bold": 0.4, "heavy": 0.56, "black": 0.62,
  ]
}
