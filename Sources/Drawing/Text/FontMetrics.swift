/// The vertical measures of a font, in points, not rounded.
///
/// For the system font they are San Francisco's, whatever font draws it: ascender 0.9525 and line
/// 1.1934 times the size.
///
/// - SeeAlso: `Rules/AlignmentRectangles.md#baselines-of-ios-controls`.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line; positive.
  package var ascender: Double
  /// From the baseline down to the bottom of the line; *negative*, as in `UIFont`.
  package var descender: Double
  /// Extra space between lines.
  package var leading: Double
  /// Height of a flat capital letter.
  package var capHeight: Double
  /// Height of a flat small letter.
  package var xHeight: Double

  /// From one line's top to its bottom, without leading.
  package var lineHeight: Double { ascender - descender }

  static let systemAscender = 0.9525
  /// Height of a line of the system font for a size of 1 point.
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
  /// A named font that is installed brings its own; one that is not has those of ``AbsentFont`` where they are
  /// known, else the system font's. The fixed-width system font is taken to share the system font's line.
  /// Capital and small letter heights are those of the font that draws.
  package init(for descriptor: FontDescriptor) {
    let face = FontLibrary.shared.resolve(descriptor)
    let natural = FontLibrary.shared.naturalMetrics(face, size: descriptor.size)
    if case .named = descriptor.kind, !face.isFallback {
      self = natural
      return
    }
    let size = descriptor.size
    if let absent = descriptor.absentFont(drawnWith: face) {
      self = absent.metrics(size: size, drawnWith: natural)
      return
    }
    self.init(
      ascender: Self.systemAscender * size,
      descender: (Self.systemAscender - Self.systemLineHeight) * size,
      leading: descriptor.leading,
      capHeight: natural.capHeight, xHeight: natural.xHeight)
  }

  /// Returns the metrics of a named font's line in whole points, as AppKit's text system rounds them: each part
  /// by itself.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#lines-of-named-fonts`.
  package static func wholeLine(of descriptor: FontDescriptor) -> Double {
    if let absent = descriptor.absentFont(drawnWith: descriptor.resolvedFace) {
      return [absent.ascender, absent.descender, absent.gap]
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
}
