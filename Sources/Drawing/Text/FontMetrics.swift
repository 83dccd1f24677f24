/// The vertical metrics of a font, in points, not rounded.
///
/// For the system font they are San Francisco's, regardless of the drawing font: the ascender is 0.9525 and the line
/// 1.1934 times the size.
///
/// - SeeAlso: `Rules/AlignmentRectangles.md#baselines-of-ios-controls`.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line; positive.
  package var ascender: Double
  /// The distance from the baseline down to the bottom of the line; *negative*, as in `UIFont`.
  package var descender: Double
  /// The extra space between lines.
  package var leading: Double
  /// The height of a flat capital letter.
  package var capHeight: Double
  /// The height of a flat lower-case letter.
  package var xHeight: Double

  /// The distance from one line's top to its bottom, without leading.
  package var lineHeight: Double { ascender - descender }

  static let systemAscender = 0.9525
  /// The line height of the system font at a size of 1 point.
  package static let systemLineHeight = 1.1934

  /// Creates metrics, in points.
  package init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// Creates the metrics of `descriptor`.
  ///
  /// A named font that is installed has its own metrics; one that is not has those of ``AbsentFont``, unless its name is
  /// one of the system font's. The monospaced system font is assumed to have the system font's line height. The cap
  /// height and x-height are San Francisco's, those of other fonts the drawing font's.
  package init(for descriptor: FontDescriptor) {
    let face = FontLibrary.shared.resolve(descriptor)
    let natural = FontLibrary.shared.naturalMetrics(face, size: descriptor.size)
    if case .named = descriptor.kind, !face.isFallback {
      self = natural
      return
    }
    let size = descriptor.size
    if let absent = descriptor.absentFont(drawnWith: face) {
      self = absent.metrics(of: face, size: size, drawnWith: natural)
      return
    }
    self.init(
      ascender: Self.systemAscender * size,
      descender: (Self.systemAscender - Self.systemLineHeight) * size,
      leading: descriptor.leading, capHeight: natural.capHeight, xHeight: natural.xHeight)
    guard face.family == FontLibrary.systemFamily, natural.capHeight > 0 else { return }
    let heights = LetterHeights.system(size: size)
    (capHeight, xHeight) = (heights.cap * size, heights.x * size)
  }

  /// Returns the metrics of a named font's line in whole points, as AppKit's text system rounds them: each part
  /// by itself.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#lines-of-named-fonts`.
  package static func wholeLine(of descriptor: FontDescriptor) -> Double {
    let face = descriptor.resolvedFace
    if let absent = descriptor.absentFont(drawnWith: face) {
      let line = absent.line(weight: face.weight)
      return [line.ascender + absent.lift, line.descender, absent.gap]
        .map { ($0 * descriptor.size).rounded() }.reduce(0, +)
    }
    let metrics = FontMetrics(for: descriptor)
    return metrics.ascender.rounded() + (-metrics.descender).rounded()
  }
}

/// The positions of the lines under and through a font's letters, in points.
struct StripePlaces {
  /// From the baseline up to the upper edge of the line below; negative.
  var underline: Double
  /// From the baseline up to the upper edge of the line through.
  var strikethrough: Double
  /// The thickness of both lines.
  var thickness: Double

  /// Returns the positions for text that is drawn as blocks, which depend on no font.
  static func ofBlocks(size: Double) -> StripePlaces {
    StripePlaces(underline: -0.1 * size, strikethrough: 0.3 * size, thickness: 0.06 * size)
  }
}
