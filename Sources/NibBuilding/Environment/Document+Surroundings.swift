package import IBDocument

extension Document {
  /// What the document's tool pretended around it where the caller states nothing else.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#text-size-of-the-canvas`.
  package var simulatedSurroundings: Surroundings {
    var result = surroundings
    if platform == .iOS, result.textSize == nil, ToolVersion.hasSmallText(toolsVersion) {
      result.textSize = .extraSmall
    }
    return result
  }
}
