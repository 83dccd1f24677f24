internal import LayoutTree

extension ViewNode {
  /// Pixels in a point to which the height of a single line of text is rounded up.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#lines-of-whole-points`.
  var lineScale: Double {
    root.designTime?.canvas?.measuresWholePoints == true ? 1 : root.pixelScale
  }
}
