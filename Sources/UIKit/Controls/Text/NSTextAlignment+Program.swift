internal import Drawing
internal import ViewDrawing

extension NSTextAlignment {
  /// The alignment in the drawing module's terms: natural text begins where the program's language does.
  ///
  /// In a program from left to right each paragraph's own direction decides.
  ///
  /// - SeeAlso: Apple, "NSTextAlignment.natural": the default alignment of the app's current localization.
  @MainActor var inProgram: TextParagraph.Alignment {
    self == .natural && UIApplication.isRightToLeft ? .right : inDrawing
  }
}
