/// The result of detection in a picture.
package struct Detection: Sendable {
  /// A kind of ornament around the core.
  package enum Ornament: String, Sendable, CaseIterable {
    /// A soft, dark surrounding.
    case shadow
    /// A soft, coloured or light surrounding.
    case glow
    /// A disc or pill of another colour that extends beyond the core.
    case badge
    /// A translucent band of constant width along the core's outline.
    case stroke
    /// Transparent pixels outside all visible ones.
    case padding
  }

  /// A reason for the insets or for doubts about them.
  package enum Reason: String, Sendable, CaseIterable {
    /// No transparent pixels: a photograph or an opaque icon.
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
    /// A picture without an edge for alignment.
    case noClearCore
    /// A part of the core's outline fades instead of ending.
    case softEdge
    /// An ornament as opaque as the core, which differs in colour.
    case byColour
    /// A translucent core.
    case translucentCore
    /// A badge that may be part of the core, or vice versa.
    case doubtfulBadge
    /// A part of the outline that a badge hides and that was extrapolated.
    case completedOutline
    /// A protrusion that is neither round nor soft.
    case protrusion
    /// Surroundings with edges, or detached from the core: a part of the picture.
    case severalParts
    /// Surroundings with several hues, unlike shadows and glows.
    case severalHues
    /// Surroundings in the core's colour on one side: the core may fade out.
    case fadingPart
    /// An ornament that is cut off at the picture's edge.
    case croppedOrnament
  }

  /// The part of the picture to which a pixel belongs.
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
  /// The number of pixels in the file per point.
  package let scale: Double
  /// The number of examined pixels along each side of a pixel in the file; more than one for a vector picture.
  package let density: Int
  /// The core's rectangle, in pixels; nil if the picture has no core.
  ///
  /// The insets may be zero although the core is smaller than the picture.
  package let core: PixelRect?
  /// The ornaments around the core.
  package let ornaments: Set<Ornament>
  /// The confidence of the insets, 0 to 1; below ``trustworthy``, they should be reviewed before use.
  package let confidence: Double
  /// The reasons, in the order of the cases.
  package let reasons: [Reason]
  /// The region of each pixel, row by row; empty if the picture was not examined.
  package let regions: [Region]

  /// The minimum confidence of insets that may be used without review.
  package static let trustworthy = 0.5

  /// The insets in whole pixels of the file, as in catalogues.
  package var insetsInFile: CoreInsets { insets.dividedAndRounded(by: density) }

  /// The padding around the core, in whole pixels of the file; nil if the picture has no core.
  package var roomInFile: CoreInsets? {
    core.map { CoreInsets(of: $0, inWidth: width, height: height).dividedAndRounded(by: density) }
  }

  /// The insets in points, that is, pixels of the file divided by the scale.
  package var insetsInPoints: (top: Double, left: Double, bottom: Double, right: Double) {
    let insets = insetsInFile
    return (
      Double(insets.top) / scale, Double(insets.left) / scale, Double(insets.bottom) / scale,
      Double(insets.right) / scale
    )
  }

  /// Whether there is ornament other than padding around the core.
  package var hasOrnament: Bool { ornaments.contains { $0 != .padding } }
}
