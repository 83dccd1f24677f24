public import Foundation

extension CGColor {
  /// The pattern; nil for a plain colour.
  public var pattern: CGPattern? { cell as? CGPattern }

  /// Creates a colour that repeats a pattern.
  ///
  /// - Parameters:
  ///   - patternSpace: A pattern space.
  ///   - pattern: The pattern.
  ///   - components: The opacity of a coloured pattern, or the colour of an uncoloured pattern in the base space, with
  ///     alpha last.
  /// - Returns: Nil for another space and for another number of components.
  public convenience init?(patternSpace: CGColorSpace, pattern: CGPattern, components: [CGFloat]) {
    let count = pattern.isColored ? 1 : patternSpace.numberOfComponents + 1
    guard patternSpace.isOfPatterns, components.count == count else { return nil }
    self.init(space: patternSpace, cell: pattern, values: components)
  }
}
