/// Detects the rectangle of a picture that layout should align.
///
/// The core is the part that a designer would align: a shape of even alpha that ends in an edge. Ornament is whatever
/// fades around it (shadows, glows), surrounds it as a translucent band, or extends beyond it as a disc or pill of
/// another colour (badges). The steps, each in one file:
///
/// 1. `Plateau`: the core's level of alpha, from the histogram.
/// 2. `CoreMask`: the pixels at that level; pixels of an antialiased edge belong to it if the core covers at least half
///    of them, taking into account the shadow next to the edge.
/// 3. `CoreMask+Colour`: if the outline fades instead of ending, the shadow is as opaque as the core, and colour
///    distinguishes them.
/// 4. `BadgeSearch` over `FlatZones`: discs and pills of one colour that extend beyond the core. Skipped if each of the
///    rectangle's four sides has a long straight edge, which badges do not have.
/// 5. `CoreSplit`: the core without badges; an end that a badge hides is extrapolated by symmetry. `HiddenOutline`
///    determines whether it hides one.
/// 6. `SoftSurroundings`: the kind of the surrounding ornament, and its extent.
/// 7. `SideShape`, `Extremities`: whether other extending parts may be ornament.
/// 8. `SoftEvidence` and `BadgeGround`: whether the results can be ornament, or are parts of the picture.
/// 9. `Confidence`: the confidence of the result, with reasons.
///
/// Every step is linear in the number of pixels and uses whole numbers or basic arithmetic, so a picture has the same
/// result everywhere. For the definition of ornament, see `Documentation/Decisions/inset-detection.md`.
package struct InsetDetector: Sendable {
  /// Whether transparent padding counts as an inset if the core has no other ornament.
  package var countsPadding: Bool

  /// The minimum length of a picture's shorter side, in pixels; smaller pictures are not examined.
  package static let minimumSide = 8
  /// The maximum number of pixels; larger pictures are not examined.
  package static let maximumPixels = 1 << 24

  /// Creates a detector, which by default treats padding as part of pictures without ornament.
  package init(countsPadding: Bool = false) { self.countsPadding = countsPadding }

  /// Examines a picture.
  ///
  /// - Complexity: O(pixels), with about 20 bytes of memory per pixel.
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

/// The results of all steps.
struct Findings {
  let plateau: Plateau
  let mask: CoreMask
  let isToldByColour: Bool
  let split: CoreSplit
  /// Whether an extending part may be an ornament that was not recognised.
  let hasStranger: Bool
  let soft: SoftSurroundings
  /// The evidence that the surroundings of the core are an ornament.
  let evidence: SoftEvidence
  /// Whether the core is plain enough that its badges are not parts of it.
  let isPlainGround: Bool

  /// The region of each pixel.
  var regions: [Detection.Region] {
    (0..<split.core.count).map { at in
      split.core[at] ? .core : split.badge[at] ? .badge : soft.marks[at] ? .soft : .clear
    }
  }
}
