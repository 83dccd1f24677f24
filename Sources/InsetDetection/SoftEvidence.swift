/// The evidence that the surroundings of a core are a shadow or a glow, not a part of the picture.
struct SoftEvidence {
  /// Whether the surroundings were drawn: they have edges or are detached.
  private(set) var isDrawn = false
  /// Whether the surroundings have several hues.
  private(set) var isColourful = false
  /// Whether the core itself may fade out there.
  private(set) var isFading = false
  /// Whether the surroundings may be the core's own antialiased or blurred edge.
  private(set) var isOwnEdge = false

  /// The minimum reach in pixels of a side that belongs to a glow, and the minimum number of sides of a glow.
  private static let glow = (reach: 2, sides: 3)
  /// The maximum width of antialiasing, in pixels: a shadow reaches farther, or differs in colour from the core.
  private static let smoothing = 3
  /// The minimum distance of a different colour, of 255.
  private static let minimumContrast = 20.0
  /// The minimum difference between a core with a blurred edge and its surroundings, of 255.
  private static let nearContrast = 60.0
  /// The side below which antialiasing resembles a shadow, in pixels.
  private static let minimumSide = 20

  /// Returns the alphas as for an opaque core, because the surroundings of a faint core are equally fainter.
  private static func relative(_ alphas: [UInt8], to level: Int) -> [UInt8] {
    guard level < 255 else { return alphas }
    return alphas.map { UInt8(min(255, Int($0) * 255 / max(1, level))) }
  }

  /// Creates the evidence about the surroundings of a core; without surroundings, there is no counterevidence.
  ///
  /// - Complexity: O(pixels).
  init(
    _ pixels: PixelBuffer, _ alphas: [UInt8], _ split: CoreSplit, _ soft: SoftSurroundings,
    level: Int
  ) {
    guard soft.kind != nil else { return }
    let inner = zip(split.core, split.badge).map { $0 || $1 }
    let fall = SoftFall(
      Self.relative(alphas, to: level), width: pixels.width, soft: soft.marks, inner: inner)
    let colour = SoftColour(
      pixels, alphas, soft: soft.marks, inner: inner, hasBadge: !split.badges.isEmpty)
    isDrawn = !fall.isSmooth
    isColourful = !colour.isEven
    let reach = [soft.reach.top, soft.reach.left, soft.reach.bottom, soft.reach.right]
    let farthest = reach.max() ?? 0
    isFading =
      (!colour.isDark && reach.filter { $0 >= Self.glow.reach }.count < Self.glow.sides)
      || farthest > max(split.box.width, split.box.height)
    let isNarrow = farthest <= Self.smoothing && colour.contrast < Self.minimumContrast
    let edge = EdgeFall(alphas, width: pixels.width, core: split.core, soft: soft.marks)
    // A light narrow band may have the core's own colour.
    isOwnEdge =
      isNarrow || (edge.isBlurred && colour.contrast < Self.nearContrast)
      || (colour.isMixed && soft.kind == .glow)
      || min(pixels.width, pixels.height) < Self.minimumSide
  }
}
