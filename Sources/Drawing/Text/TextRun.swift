/// A range of text with one style.
package struct TextRun: Hashable, Sendable {
  /// The outline of text.
  package struct Outline: Hashable, Sendable {
    /// The width, as a fraction of the font's size.
    package var width: Double
    /// The colour; nil for the text colour.
    package var color: CGColor?
    /// Whether the text is also filled.
    package var isFilled: Bool

    /// Creates an outline.
    package init(width: Double, color: CGColor? = nil, isFilled: Bool) {
      self.width = width.isFinite ? min(max(width, 0), 10) : 0
      self.color = color
      self.isFilled = isFilled
    }
  }

  /// The text; line feeds end paragraphs.
  package var text: String
  /// The font.
  package var font: FontDescriptor
  /// The text colour; nil for the default of the drawing, black.
  package var color: CGColor?
  /// The background colour; nil for no background.
  package var background: CGColor?
  /// The extra space after each character in points, in addition to the system font's tracking.
  package var kern: Double
  /// The underline; nil for no underline.
  package var underline: TextStripe?
  /// The strikethrough line; nil for no strikethrough.
  package var strikethrough: TextStripe?
  /// The distance of the text above the baseline in points; negative for below.
  package var baselineOffset = 0.0
  /// The outline of the text; nil for no outline.
  package var outline: Outline?
  /// The shadow of the text and its lines; nil for the context's.
  package var shadow: ShadowStyle?
  /// Whether ligatures are used.
  package var hasLigatures = true
  /// The picture that replaces the character ``InlinePicture/letter``.
  package var picture: InlinePicture?
  /// The style of a paragraph that begins in this run; nil for the layout's.
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
