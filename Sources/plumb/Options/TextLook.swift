internal import ArgumentParser

/// The look of text in pictures.
enum TextLook: String, ExpressibleByArgument, CaseIterable {
  /// Letters of fonts.
  case letters
  /// Boxes as wide as words and as high as an x.
  ///
  /// - SeeAlso: `Documentation/Decisions/same-pictures.md`.
  case blocks

  static let allValueStrings = allCases.map(\.rawValue)
  static let defaultCompletionKind = CompletionKind.list(allValueStrings)
}
