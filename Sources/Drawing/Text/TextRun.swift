/// A stretch of text with one look.
package struct TextRun: Hashable, Sendable {
  /// The letters; line feeds end paragraphs.
  package var text: String
  /// The font.
  package var font: FontDescriptor
  /// The letters' colour; nil takes the drawing's default, black.
  package var color: CGColor?
  /// The colour behind the letters; nil is none.
  package var background: CGColor?
  /// Extra space after each letter in points, on top of the system font's own tracking.
  package var kern: Double
  /// Whether a single line is drawn below.
  package var isUnderlined: Bool
  /// Whether a single line is drawn through.
  package var isStruckThrough: Bool

  /// A stretch of text from its parts.
  package init(
    text: String, font: FontDescriptor, color: CGColor? = nil, background: CGColor? = nil,
    kern: Double = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.background = background
    self.kern = kern.isFinite ? kern : 0
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
