/// The confidence of a detection: a product of doubts, each with its reason.
struct Confidence {
  /// From 0 to 1.
  private(set) var value = 0.95
  /// For what contradicts that there is an ornament at all.
  private static let unlikely = 0.35
  /// The greatest distance of a large badge's middle from its core's rectangle, as a part of the radius.
  private static let overhang = 0.25
  /// From which part of the core's shorter side a badge with its outline is large.
  private static let large = 0.6
  private var reasons: Set<Detection.Reason> = []

  /// The reasons in the order of the cases.
  var sortedReasons: [Detection.Reason] { Detection.Reason.allCases.filter(reasons.contains) }

  /// Creates the confidence in findings.
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

  /// Adjusts the confidence for a picture without ornament: its insets are zero, or its padding.
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
    // A large badge lies on its core; a ball that somebody holds does not.
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
