/// The result of detection in a picture.
package struct Detection: Sendable {
  /// A kind of ornament around the core.
  package enum Ornament: String, Sendable, CaseIterable {
    /// Soft and dark.
    case shadow
    /// Soft and coloured or light.
    case glow
    /// A disc or pill of another colour that sticks out.
    case badge
    /// A translucent band of one width along the core's outline.
    case stroke
    /// Transparent pixels beyond all visible ones.
    case padding
  }

  /// A reason for the insets, or for a doubt about them.
  package enum Reason: String, Sendable, CaseIterable {
    /// No pixel is transparent: a photograph or an opaque icon.
    case opaque
    /// The core reaches all four edges of the picture.
    case fullBleed
    /// A picture without visible pixels.
    case transparent
    /// Transparent padding around the core, which may be intended.
    case onlyPadding
    /// A side below the detector's minimum.
    case tooSmall
    /// More pixels than the detector's maximum.
    case tooLarge
    /// A picture without an edge that could be aligned.
    case noClearCore
    /// A part of the core's outline fades instead of ending.
    case softEdge
    /// An ornament as opaque as the core, which differs in colour.
    case byColour
    /// The core lets through what is behind.
    case translucentCore
    /// A badge that may be a part of the core, or the other way round.
    case doubtfulBadge
    /// A badge hides a part of the outline that was completed.
    case completedOutline
    /// A protrusion that is neither round nor soft.
    case protrusion
    /// Surroundings with an edge of their own, or apart from the core: a part of the picture.
    case severalParts
    /// Surroundings with several hues, unlike shadows and glows.
    case severalHues
    /// Surroundings in the core's colour on one side: the core itself may fade out.
    case fadingPart
    /// The ornament is cut off at the picture's edge.
    case croppedOrnament
  }

  /// The part of the picture that a pixel belongs to.
  package enum Region: UInt8, Sendable {
    /// No part: a transparent pixel.
    case clear
    /// The core.
    case core
    /// A shadow, a glow or a translucent stroke.
    case soft
    /// A badge with its outline.
    case badge
  }

  /// The width of the examined pixels.
  package let width: Int
  /// The height of the examined pixels.
  package let height: Int
  /// The distances from the picture's edges to the alignment rectangle, in examined pixels.
  package let insets: CoreInsets
  /// Pixels of the file in a point.
  package let scale: Double
  /// The examined pixels along a side of each pixel of the file: more than one for a drawing.
  package let density: Int
  /// The core's rectangle in pixels; nil when the picture has no core.
  ///
  /// The insets may be zero although the core is smaller than the picture.
  package let core: PixelRect?
  /// The ornaments around the core.
  package let ornaments: Set<Ornament>
  /// The confidence in the insets, 0 to 1; below ``trustworthy`` they should not be used unseen.
  package let confidence: Double
  /// The reasons, in the order of the cases.
  package let reasons: [Reason]
  /// The part of every pixel, row by row; empty when the picture was not examined.
  package let regions: [Region]

  /// The least confidence of insets that may be used without looking.
  package static let trustworthy = 0.5

  /// The insets in whole pixels of the file, as catalogues state them.
  package var insetsInFile: CoreInsets { insets.dividedAndRounded(by: density) }

  /// The padding around the core in whole pixels of the file; nil when the picture has no core.
  package var roomInFile: CoreInsets? {
    core.map { CoreInsets(of: $0, inWidth: width, height: height).dividedAndRounded(by: density) }
  }

  /// The insets in points: pixels of the file over the scale.
  package var insetsInPoints: (top: Double, left: Double, bottom: Double, right: Double) {
    let insets = insetsInFile
    return (
      Double(insets.top) / scale, Double(insets.left) / scale, Double(insets.bottom) / scale,
      Double(insets.right) / scale
    )
  }

  /// Whether there is more than padding around the core.
  package var hasOrnament: Bool { ornaments.contains { $0 != .padding } }
}
