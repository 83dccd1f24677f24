/// Finds the rectangle of a picture that layout should align.
///
/// The core is what a designer would align: a shape of even alpha that ends in an edge. What fades around it
/// (shadows, glows), lies around it as a translucent band, or sticks out of it as a disc or pill of another
/// colour (badges) is ornament. Steps, each a file:
///
/// 1. `Plateau`: the level of alpha that the core has, from the histogram.
/// 2. `CoreMask`: pixels at that level; pixels of a smoothed edge belong to it if the core covers half of
///    them, taking into account the shadow beside the edge.
/// 3. `CoreMask+Colour`: where the outline fades instead of ending, the shadow is as opaque as the core, and
///    colour tells them apart.
/// 4. `BadgeSearch` over `FlatZones`: discs and pills of one colour that stick out. Skipped when each of
///    the rectangle's four sides is borne out by a long straight edge, which no badge can make.
/// 5. `CoreSplit`: the core without badges; an end that a badge hides is completed by symmetry.
///    `HiddenOutline` says whether it hides one.
/// 6. `SoftSurroundings`: which kind of ornament is around, and how far it reaches.
/// 7. `SideShape`, `Extremities`: whether something else sticks out that may be ornament.
/// 8. `SoftEvidence` and `BadgeGround`: whether what was found can be ornament, or is a part of the picture.
/// 9. `Confidence`: how sure all this is, with reasons.
///
/// Every step is linear in the pixels and uses whole numbers or plain arithmetic, so that a picture gives
/// the same result everywhere. What counts as ornament and why: `Documentation/Decisions/inset-detection.md`.
package struct InsetDetector: Sendable {
  /// Whether transparent padding around a core without any ornament counts as an inset.
  package var countsPadding: Bool

  /// The minimum length of a picture's shorter side, in pixels; smaller pictures are not examined.
  package static let minimumSide = 8
  /// The maximum number of pixels; larger pictures are not examined.
  package static let maximumPixels = 1 << 24

  /// Creates a detector that takes padding for a part of pictures without ornament, unless stated.
  package init(countsPadding: Bool = false) { self.countsPadding = countsPadding }

  /// Looks at a picture.
  ///
  /// - Complexity: O(pixels), about 20 bytes of memory a pixel.
  package func detect(_ pixels: PixelBuffer) -> Detection {
    if pixels.width * pixels.height > Self.maximumPixels { return nothing(pixels, .tooLarge, 0) }
    let alphas = pixels.alphas
    if alphas.allSatisfy({ Int($0) < Plateau.visible }) {
      return nothing(pixels, .transparent, 1)
    }
    if min(pixels.width, pixels.height) < Self.minimumSide { return nothing(pixels, .tooSmall, 0) }
    if alphas.allSatisfy({ $0 == 255 }) { return nothing(pixels, .opaque, 1, isCore: true) }
    guard let plateau = Plateau(alphas) else { return nothing(pixels, .noClearCore, 0.2) }
    var mask = CoreMask(pixels, alphas, plateau: plateau)
    let isToldByColour = mask.removeShadowByColour(pixels)
    guard let box = PixelRect(of: mask.marks, width: mask.width) else {
      return nothing(pixels, .noClearCore, 0.2)
    }
    let sides = SideShape(mask.marks, width: mask.width, box: box)
    let badges = sides.areAllLong ? [] : BadgeSearch(pixels: pixels, mask: mask).badges()
    let split = CoreSplit(mask, box, badges)
    let soft = SoftSurroundings(pixels, alphas, split)
    let hasStranger =
      !sides.areAllLong
      && (SideShape(split.core, width: mask.width, box: split.box).hasProtrusion
        || Extremities(pixels, split.core, full: mask.full, box: split.box).hasStranger)
    let found = Findings(
      plateau: plateau, mask: mask, isToldByColour: isToldByColour, split: split,
      hasStranger: hasStranger, soft: soft,
      evidence: SoftEvidence(pixels, alphas, split, soft, level: plateau.level),
      isPlainGround: split.badges.isEmpty
        || BadgeGround(pixels, split, candidates: badges).isPlain)
    return detection(pixels, found)
  }

  private func detection(_ pixels: PixelBuffer, _ found: Findings) -> Detection {
    let box = found.split.box
    var insets = CoreInsets(of: box, inWidth: pixels.width, height: pixels.height)
    var ornaments: Set<Detection.Ornament> = []
    if let kind = found.soft.kind { ornaments.insert(kind) }
    if !found.split.badges.isEmpty { ornaments.insert(.badge) }
    let isPlain = ornaments.isEmpty
    if let seen = found.soft.seen,
      !CoreInsets(of: seen, inWidth: pixels.width, height: pixels.height).areZero
    {
      ornaments.insert(.padding)
    }
    var confidence = Confidence(found)
    if isPlain {
      confidence.isPlain(hasRoom: !insets.areZero)
      if !countsPadding { insets = CoreInsets() }
    }
    return Detection(
      width: pixels.width, height: pixels.height, insets: insets, scale: pixels.scale,
      density: pixels.density, core: box, ornaments: ornaments, confidence: confidence.value,
      reasons: confidence.sortedReasons, regions: found.regions)
  }

  private func nothing(
    _ pixels: PixelBuffer, _ reason: Detection.Reason, _ confidence: Double, isCore: Bool = false
  ) -> Detection {
    let whole = PixelRect(left: 0, top: 0, right: pixels.width, bottom: pixels.height)
    return Detection(
      width: pixels.width, height: pixels.height, insets: CoreInsets(), scale: pixels.scale,
      density: pixels.density, core: isCore ? whole : nil, ornaments: [],
      confidence: confidence, reasons: [reason], regions: [])
  }
}

/// All that the steps found.
struct Findings {
  let plateau: Plateau
  let mask: CoreMask
  let isToldByColour: Bool
  let split: CoreSplit
  /// Whether a part that sticks out may be an ornament that was not recognised.
  let hasStranger: Bool
  let soft: SoftSurroundings
  /// Whether what is around the core is an ornament.
  let evidence: SoftEvidence
  /// Whether the core is so plain that badges on it are not parts of it.
  let isPlainGround: Bool

  /// The part of every pixel.
  var regions: [Detection.Region] {
    (0..<split.core.count).map { at in
      split.core[at] ? .core : split.badge[at] ? .badge : soft.marks[at] ? .soft : .clear
    }
  }
}
