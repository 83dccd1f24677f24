/// A stretch of text with one style.
package struct TextRun: Hashable, Sendable {
  /// The outline of letters.
  package struct Outline: Hashable, Sendable {
    /// The pen's width as a share of the font's size.
    package var width: Double
    /// The pen's colour; nil takes the letters' colour.
    package var color: CGColor?
    /// Whether letters are filled as well.
    package var isFilled: Bool

    /// Creates an outline.
    package init(width: Double, color: CGColor? = nil, isFilled: Bool) {
      self.width = width.isFinite ? min(max(width, 0), 10) : 0
      self.color = color
      self.isFilled = isFilled
    }
  }

  /// The letters; line feeds end paragraphs.
  package var text: String
  /// The font.
  package var font: FontDescriptor
  /// The letters' colour; nil takes the drawing's default, black.
  package var color: CGColor?
  /// The colour behind the letters; nil for no background.
  package var background: CGColor?
  /// Extra space after each letter in points, on top of the system font's own tracking.
  package var kern: Double
  /// The underline; nil for no underline.
  package var underline: TextStripe?
  /// The strikethrough line; nil for no strikethrough.
  package var strikethrough: TextStripe?
  /// The distance of letters above the baseline in points; negative is below.
  package var baselineOffset = 0.0
  /// The outline of letters; nil for no outline.
  package var outline: Outline?
  /// The shadow of letters and lines; nil is the context's.
  package var shadow: ShadowStyle?
  /// Whether letters may be joined to ligatures.
  package var hasLigatures = true
  /// The picture in place of the letter ``InlinePicture/letter``.
  package var picture: InlinePicture?
  /// The style of a paragraph that begins in this run; nil takes the layout's.
  package var paragraph: TextParagraph?

  /// Creates a run.
  package init(
    text: String, font: FontDescriptor, color: CGColor? = nil, background: CGColor? = nil,
    kern: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.background = background
    self.kern = kern.isFinite ? kern : 0
  }
}
