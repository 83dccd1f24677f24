/// The confidence of a detection: a product of factors, each with its reason.
struct Confidence {
  /// The confidence, from 0 to 1.
  private(set) var value = 0.95
  /// The factor for facts that contradict an ornament.
  private static let unlikely = 0.35
  /// The maximum distance of a large badge's centre from its core's rectangle, as a fraction of the radius.
  private static let overhang = 0.25
  /// The minimum size of a large badge with its outline, as a fraction of the core's shorter side.
  private static let large = 0.6
  private var reasons: Set<Detection.Reason> = []

  /// The reasons in the order of the cases.
  var sortedReasons: [Detection.Reason] { Detection.Reason.allCases.filter(reasons.contains) }

  /// Creates the confidence of findings.
  init(_ found: Findings) {
    if !found.plateau.isOpaque { doubt(.translucentCore, 0.9) }
    if found.plateau.hasRival { doubt(.translucentCore, 0.5) }
    let clarity = found.mask.outline.clarity
    if found.isToldByColour {
      doubt(.byColour, 0.75)
    } else if found.mask.outline.softShare > 0.02 {
      doubt(.softEdge, max(0.1, 1 - 3 * found.mask.outline.softShare))
    }
    if clarity < 0.9 { doubt(.softEdge, max(0.3, clarity)) }
    lookAtBadges(found.split)
    if !found.isPlainGround { doubt(.doubtfulBadge, Self.unlikely) }
    if found.hasStranger { doubt(.protrusion, 0.5) }
    if found.evidence.isDrawn { doubt(.severalParts, Self.unlikely) }
    if found.evidence.isColourful { doubt(.severalHues, Self.unlikely) }
    if found.evidence.isFading { doubt(.fadingPart, Self.unlikely) }
    if found.evidence.isOwnEdge { doubt(.softEdge, Self.unlikely) }
    if found.soft.isCropped { doubt(.croppedOrnament, 0.9) }
  }

  /// Adjusts the confidence for a picture without ornament, whose insets are zero or its padding.
  mutating func isPlain(hasRoom: Bool) {
    reasons.remove(.softEdge)
    guard hasRoom else {
      reasons.insert(.fullBleed)
      value = 1
      return
    }
    reasons.insert(.onlyPadding)
  }

  private mutating func lookAtBadges(_ split: CoreSplit) {
    guard let least = split.badges.map(\.confidence).min() else { return }
    if least < 0.9 { doubt(.doubtfulBadge, least) }
    if split.badges.count > 2 { doubt(.doubtfulBadge, 0.4) }
    // A large badge is in front of its core; a ball in a figure's hand is not.
    let side = Double(min(split.box.width, split.box.height))
    let isApart = split.badges.contains { one in
      2 * (one.pill.radius + one.border) > Self.large * side
        && split.box.distance(to: one.pill.middle) > Self.overhang * one.pill.radius
    }
    if isApart { doubt(.doubtfulBadge, 0.45) }
    if split.isHidden {
      doubt(.doubtfulBadge, 0.45)
    } else if split.isCompleted {
      doubt(.completedOutline, 0.8)
    }
  }

  private mutating func doubt(_ reason: Detection.Reason, _ factor: Double) {
    reasons.insert(reason)
    value *= factor
  }
}
