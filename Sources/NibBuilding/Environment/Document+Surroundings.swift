package import IBDocument

extension Document {
  /// The surroundings in which the document's tool laid it out; on a device that the caller specifies, the default ones
  /// of a device.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#text-size-of-the-canvas`.
  package var simulatedSurroundings: Surroundings {
    var result = surroundings
    if platform == .iOS, result.device == nil, !result.isWholeScreen,
      result.textSize == nil,
      ToolVersion.hasSmallText(toolsVersion)
    {
      result.textSize = .extraSmall
    }
    return result
  }
}
