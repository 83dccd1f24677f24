/// What a detector found in a picture.
package struct Detection: Sendable {
  /// What lies around the core.
  package enum Ornament: String, Sendable, CaseIterable {
    /// Soft and dark.
    case shadow
    /// Soft and coloured or light.
    case glow
    /// A disc or pill of another colour that sticks out.
    case badge
    /// A translucent band of one width along the core's outline.
    case stroke
    /// Nothing at all: transparent pixels beyond everything that is seen.
    case padding
  }

  /// Why the insets are what they are, and why they may be wrong.
  package enum Reason: String, Sendable, CaseIterable {
    /// No pixel is transparent: a photograph or an opaque icon.
    case opaque
    /// The core reaches all four edges of the picture.
    case fullBleed
    /// Nothing is seen.
    case transparent
    /// There is only transparent room around the core, which may be meant.
    case onlyPadding
    /// A side is shorter than the detector looks at.
    case tooSmall
    /// There are more pixels than the detector looks at.
    case tooLarge
    /// Nothing has an edge that could be aligned.
    case noClearCore
    /// A part of the core's outline fades instead of ending.
    case softEdge
    /// The ornament is as opaque as the core; the colours tell them apart.
    case byColour
    /// The core lets through what is behind.
    case translucentCore
    /// What was taken for a badge may be a part of the core, or the other way round.
    case doubtfulBadge
    /// A badge hides a part of the outline that was completed.
    case completedOutline
    /// Something sticks out that is neither round nor soft.
    case protrusion
    /// What is around the core has an edge of its own, or stands apart: it is a part of the picture.
    case severalParts
    /// What is around the core has several hues, unlike shadows and glows.
    case severalHues
    /// What is around the core has its colour and lies on one side: the core itself may fade out.
    case fadingPart
    /// The ornament is cut off at the picture's edge.
    case croppedOrnament
  }

  /// What a pixel belongs to.
  package enum Region: UInt8, Sendable {
    /// Nothing.
    case clear
    /// The core.
    case core
    /// A shadow, a glow or a translucent stroke.
    case soft
    /// A badge with its outline.
    case badge
  }

  /// The picture's width in the pixels that were looked at.
  package let width: Int
  /// The picture's height in the pixels that were looked at.
  package let height: Int
  /// From the picture's edges to the alignment rectangle, in the pixels that were looked at.
  package let insets: CoreInsets
  /// Pixels of the file in a point.
  package let scale: Double
  /// Pixels that were looked at along a side of each pixel of the file: more than one of a drawing.
  package let density: Int
  /// The core's rectangle in pixels; nil when the picture has no core.
  ///
  /// The insets may be zero although the core is smaller than the picture.
  package let core: PixelRect?
  /// What lies around the core.
  package let ornaments: Set<Ornament>
  /// How sure the insets are, 0 to 1; below ``trustworthy`` they should not be used unseen.
  package let confidence: Double
  /// Why, in the order of the cases.
  package let reasons: [Reason]
  /// What every pixel belongs to, row by row; empty when the picture was not looked at.
  package let regions: [Region]

  /// The least confidence of insets that may be used without looking.
  package static let trustworthy = 0.5

  /// The insets in whole pixels of the file, as catalogues state them.
  package var insetsInFile: CoreInsets { insets.dividedAndRounded(by: density) }

  /// The room around the core in whole pixels of the file; nil when the picture has no core.
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

  /// Whether there is more around the core than room.
  package var hasOrnament: Bool { ornaments.contains { $0 != .padding } }
}
