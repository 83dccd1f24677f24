package import Foundation
internal import Synchronization

/// A cache of measured sizes of texts with one style, for the process, with a limit.
///
/// The same text is measured repeatedly: on one line and for a width, to fit a view and to lay it out, in one cell
/// after another. A size depends only on the contents of ``Key``, since the cache is emptied when fonts are
/// registered; colours and underlines do not affect it.
///
/// The cache has two halves. A full half becomes the older one, whose unused sizes are discarded.
enum KnownSizes {
  /// The arguments that determine a size.
  struct Key: Hashable {
    private let text: String
    private let font: FontDescriptor
    private let kern: Double
    private let baselineOffset: Double
    private let hasLigatures: Bool
    private let alignment: TextParagraph.Alignment
    private let lineBreak: TextParagraph.LineBreak
    private let width: Double?
    private let maximumLines: Int

    /// Creates a key; nil for several styles, pictures, paragraph styles with distances, and long texts.
    init?(_ runs: [TextRun], _ paragraph: TextParagraph, _ width: Double?, _ maximumLines: Int) {
      guard runs.count == 1, let run = runs.first, run.picture == nil, run.paragraph == nil,
        run.text.utf8.count <= KnownSizes.maximumLength
      else { return nil }
      var plain = TextParagraph(alignment: paragraph.alignment, lineBreak: paragraph.lineBreak)
      plain.tabStops = paragraph.tabStops
      guard plain == paragraph, plain.tabStops == TextParagraph.standardTabStops else {
        return nil
      }
      text = run.text
      font = run.font
      kern = run.kern
      baselineOffset = run.baselineOffset
      hasLigatures = run.hasLigatures
      alignment = paragraph.alignment
      lineBreak = paragraph.lineBreak
      self.width = width
      self.maximumLines = maximumLines
    }
  }

  private struct Halves {
    var newer: [Key: CGSize] = [:]
    var older: [Key: CGSize] = [:]
  }

  /// The maximum number of UTF-8 bytes of a cached text.
  private static let maximumLength = 512
  /// The number of sizes in a half; with the longest texts it takes a megabyte.
  private static let half = 1024
  private static let halves = Mutex(Halves())

  /// Returns a cached size.
  static func size(_ key: Key) -> CGSize? {
    halves.withLock { halves in
      if let size = halves.newer[key] { return size }
      guard let size = halves.older[key] else { return nil }
      store(size, key, &halves)
      return size
    }
  }

  /// Forgets all sizes, after fonts were added.
  static func removeAll() { halves.withLock { $0 = Halves() } }

  /// Stores a size.
  static func store(_ size: CGSize, for key: Key) {
    halves.withLock { store(size, key, &$0) }
  }

  private static func store(_ size: CGSize, _ key: Key, _ halves: inout Halves) {
    if halves.newer.count >= half {
      halves.older = halves.newer
      halves.newer = [:]
    }
    halves.newer[key] = size
  }
}

extension TextLayout {
  /// Returns the size of a layout, from the cache if possible.
  ///
  /// - Complexity: O(characters), for a cached size.
  package static func size(
    of runs: [TextRun], paragraph: TextParagraph = TextParagraph(), width: Double? = nil,
    maximumLines: Int = 0
  ) -> CGSize {
    let limit = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    func measured() -> CGSize {
      TextLayout(runs: runs, paragraph: paragraph, width: limit, maximumLines: maximumLines).size
    }
    guard let key = KnownSizes.Key(runs, paragraph, limit, maximumLines) else { return measured() }
    if let known = KnownSizes.size(key) { return known }
    let size = measured()
    KnownSizes.store(size, for: key)
    return size
  }
}
