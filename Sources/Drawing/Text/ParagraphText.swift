import Foundation

/// The text between two line feeds with its runs as byte ranges of UTF-8.
struct ParagraphText {
  /// A run's share of the paragraph.
  struct Span {
    var start: Int
    var end: Int
    var run: TextRun
    var metrics: FontMetrics
  }

  private(set) var text = ""
  private(set) var spans: [Span] = []
  /// Measures for a line without letters: those of the run the paragraph starts in.
  private(set) var emptyMetrics: FontMetrics

  /// Cuts runs at line feeds.
  ///
  /// No runs, or only empty ones, give no paragraph; text that ends in a line feed gives an empty
  /// last one.
  static func split(_ runs: [TextRun]) -> [ParagraphText] {
    let runs = runs.filter { !$0.text.isEmpty }
    guard let first = runs.first else { return [] }
    var done: [ParagraphText] = []
    var current = ParagraphText(emptyMetrics: FontMetrics(for: first.font))
    for run in runs {
      let metrics = FontMetrics(for: run.font)
      let pieces = run.text.split(omittingEmptySubsequences: false) { $0.isNewline }
      for (index, piece) in pieces.enumerated() {
        if index > 0 {
          done.append(current)
          current = ParagraphText(emptyMetrics: metrics)
        }
        current.append(String(piece), run, metrics)
      }
    }
    return done + [current]
  }

  private init(emptyMetrics: FontMetrics) { self.emptyMetrics = emptyMetrics }

  private mutating func append(_ piece: String, _ run: TextRun, _ metrics: FontMetrics) {
    guard !piece.isEmpty else { return }
    // Pango reads C strings, which a NUL would end.
    let clean = piece.replacingOccurrences(of: "\0", with: "\u{FFFD}")
    let start = text.utf8.count
    text += clean
    spans.append(Span(start: start, end: text.utf8.count, run: run, metrics: metrics))
  }

  /// The largest ascender, descender and leading among the runs that touch a byte range.
  func measures(from start: Int, to end: Int) -> (
    ascender: Double, descender: Double, leading: Double
  ) {
    let touched = spans.filter { $0.start < end && $0.end > start }.map(\.metrics)
    return (
      touched.map(\.ascender).max() ?? emptyMetrics.ascender,
      touched.map(\.descender).min() ?? emptyMetrics.descender,
      touched.map(\.leading).max() ?? emptyMetrics.leading
    )
  }

  /// The run that holds the last letter before byte `end`.
  func run(before end: Int) -> TextRun? { spans.last { $0.start < end }?.run }
}
