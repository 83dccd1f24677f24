package import Foundation
package import IBDocument
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
}
