/// The core without its badges.
struct CoreSplit {
  /// The pixels of the core.
  private(set) var core: [Bool]
  /// The pixels of badges.
  private(set) var badge: [Bool]
  /// The core's rectangle, extrapolated if a badge hides its end.
  private(set) var box: PixelRect
  /// The removed badges.
  private(set) var badges: [BadgeSearch.Badge] = []
  /// Whether a hidden end was extrapolated.
  private(set) var isCompleted = false
  /// Whether a badge hides an end that could not be extrapolated.
  private(set) var isHidden = false

  private let width: Int
  /// The width of the gap in the core around each badge's outline, in pixels.
  private var gaps: [Double] = []

  /// The minimum length by which a badge extends beyond the core's rectangle, as a fraction of its radius: a band
  /// across a round core extends less.
  private static let minimumOverhang = 0.2
  /// The maximum length of a badge, as a fraction of the rest: a band across the entire core is a part of it.
  private static let maximumShare = 0.8
  /// The distance between a badge and the end of the core around it, in pixels.
  private static let mixed = 1.5
  /// The minimum fraction of the marked pixels that must remain.
  private static let minimumRemainingShare = 0.4

  /// Creates a split of the marked pixels into the core and the badges that change its rectangle.
  init(_ mask: CoreMask, _ whole: PixelRect, _ found: [BadgeSearch.Badge]) {
    width = mask.width
    core = mask.marks
    badge = [Bool](repeating: false, count: core.count)
    box = whole
    let total = core.reduce(0) { $0 + ($1 ? 1 : 0) }
    for one in found { remove(one, total) }
    if !badges.isEmpty { complete() }
  }

  /// Removes a badge if this shrinks the core's rectangle.
  private mutating func remove(_ one: BadgeSearch.Badge, _ total: Int) {
    var rest = core
    let reach = one.border + 1
    let pill = one.pill
    let around = Int(pill.radius + reach) + 2
    let height = core.count / width
    for y in max(0, Int(pill.start.y) - around)..<min(height, Int(pill.end.y) + around) {
      for x in max(0, Int(pill.start.x) - around)..<min(width, Int(pill.end.x) + around)
      where pill.distance(Double(x) + 0.5, Double(y) + 0.5) <= reach {
        rest[y * width + x] = false
      }
    }
    dropCrumbs(&rest, one)
    guard let smaller = PixelRect(of: rest, width: width),
      Double(smaller.farthest(from: box)) >= max(2, Self.minimumOverhang * pill.radius),
      pill.width <= Self.maximumShare * Double(smaller.width),
      pill.height <= Self.maximumShare * Double(smaller.height)
    else { return }
    let left = rest.reduce(0) { $0 + ($1 ? 1 : 0) }
    guard Double(left) >= Double(total) * Self.minimumRemainingShare else { return }
    for at in 0..<rest.count where core[at] && !rest[at] { badge[at] = true }
    core = rest
    box = smaller
    badges.append(one)
    gaps.append(gap(around: one))
  }

  /// Returns the width of the gap in the core around a badge.
  private func gap(around one: BadgeSearch.Badge) -> Double {
    let most = max(4, one.pill.radius * 0.6)
    var least = Double.infinity
    for at in 0..<core.count where core[at] {
      least = min(
        least, one.pill.distance(Double(at % width) + 0.5, Double(at / width) + 0.5) - one.border)
    }
    // Without a gap, mixed pixels next to a badge are removed with it.
    return least - Self.mixed <= most ? max(0, least - Self.mixed) : 0
  }

  /// Removes small pieces that touch a badge: remains of its outline or its digits.
  private func dropCrumbs(_ rest: inout [Bool], _ one: BadgeSearch.Badge) {
    var marks = rest
    var pieces: [[Int]] = []
    for start in 0..<marks.count where marks[start] {
      pieces.append(FlatZones.flood(from: start, &marks, width))
    }
    let largest = pieces.map(\.count).max() ?? 0
    for piece in pieces where piece.count * 12 < largest {
      let isNear = piece.contains { at in
        one.pill.distance(Double(at % width) + 0.5, Double(at / width) + 0.5) <= one.border + 3
      }
      guard isNear else { continue }
      for at in piece { rest[at] = false }
    }
  }

  /// Returns the distance of a pixel from the nearest badge with its outline.
  private func distanceToBadge(_ x: Int, _ y: Int) -> Double {
    zip(badges, gaps).map { one, gap in
      one.pill.distance(Double(x) + 0.5, Double(y) + 0.5) - one.border - gap
    }.min() ?? .infinity
  }
}

/// Extrapolation of ends that badges hide.
///
/// If all outermost pixels of the core on a side are next to a badge, the core may continue behind it. If the core is
/// symmetric, the opposite end then determines that end: the axis is at the centre of the rows (columns) of the two
/// other ends.
extension CoreSplit {
  /// The maximum distance from a badge of an end that counts as hidden, in pixels and as a fraction of the core's
  /// length.
  private static let hidden = (least: 4.0, share: 0.06)
  /// The length by which the outline may continue behind a badge without doubt, in pixels.
  private static let minimumReach = 2.0
  private static let reachShare = 0.04
  /// The minimum number of pixels by which a completely hidden part extends.
  private static let minimumProtrusion = 3
  /// The tolerance of a mirrored outline, in pixels.
  private static let tolerance = 1.5

  private mutating func complete() {
    let rest = box
    let rows = Profile(core, width, rest, alongRows: true)
    let columns = Profile(core, width, rest, alongRows: false)
    complete(rows, isRow: true, lower: \.top, upper: \.bottom)
    complete(columns, isRow: false, lower: \.left, upper: \.right)
  }

  private mutating func complete(
    _ profile: Profile, isRow: Bool, lower: WritableKeyPath<PixelRect, Int>,
    upper: WritableKeyPath<PixelRect, Int>
  ) {
    let distance: (Int, Int) -> Double = { line, cross in
      isRow ? self.distanceToBadge(cross, line) : self.distanceToBadge(line, cross)
    }
    let reach = hiddenReach(isRow: isRow)
    let slack = max(Self.minimumReach, Self.reachShare * Double(profile.count))
    let low = Double(profile.start) - reach.low
    let high = reach.high - Double(profile.start + profile.count)
    let isLowHidden = isEndHidden(profile, 0, isRow: isRow) || low > slack
    let isHighHidden = isEndHidden(profile, profile.count - 1, isRow: isRow) || high > slack
    finish(
      profile.mirrored(end: .last, distance: distance), isHidden: isLowHidden
    ) { $0[keyPath: lower] = $1 }
    finish(
      profile.mirrored(end: .first, distance: distance), isHidden: isHighHidden
    ) { $0[keyPath: upper] = $1 }
  }

  /// Returns the length by which the outline may continue behind the badges along an axis.
  private func hiddenReach(isRow: Bool) -> (low: Double, high: Double) {
    var (low, high) = (Double.infinity, -Double.infinity)
    let height = core.count / width
    for (one, gap) in zip(badges, gaps) {
      let pill = one.pill
      let around = Int(pill.radius + one.border + gap) + 12
      let window = PixelRect(
        left: max(0, Int(pill.start.x) - around), top: max(0, Int(pill.start.y) - around),
        right: min(width, Int(pill.end.x) + around), bottom: min(height, Int(pill.end.y) + around))
      let hidden = HiddenOutline(
        core, width: width, window: window, length: pill.width + pill.height
      ) { x, y in pill.distance(x, y) - one.border - gap }
      guard let reach = hidden.reach else { continue }
      low = min(low, isRow ? reach.top : reach.left)
      high = max(high, isRow ? reach.bottom : reach.right)
    }
    return (low, high)
  }

  /// Moves an end to its mirrored position.
  ///
  /// An apparently visible end is moved as well: a badge may cover an entire tooth of a wheel.
  private mutating func finish(
    _ edge: Int?, isHidden isEndHidden: Bool, _ set: (inout PixelRect, Int) -> Void
  ) {
    var completed = box
    if let edge { set(&completed, edge) }
    // A part that extended beyond the badges would be visible, and a part outside the picture was not drawn.
    guard edge != nil, isWithinPicture(completed), isWithinBadges(completed) else {
      if isEndHidden { isHidden = true }
      return
    }
    guard completed != box else { return }
    guard isEndHidden || completed.farthest(from: box) >= Self.minimumProtrusion else { return }
    box = completed
    isCompleted = true
  }

  /// Whether a rectangle is inside the picture; a badge at its edge would otherwise hide more than the picture
  /// contains.
  private func isWithinPicture(_ completed: PixelRect) -> Bool {
    PixelRect(left: 0, top: 0, right: width, bottom: core.count / width).contains(completed)
  }

  /// Whether a rectangle extends beyond the visible core no farther than the badges do.
  private func isWithinBadges(_ completed: PixelRect) -> Bool {
    func reach(_ middle: (BadgeSearch.Badge) -> Double, _ sign: Double) -> Double {
      zip(badges, gaps).map { one, gap in
        sign * middle(one) + one.pill.radius + one.border + gap + 1
      }.max() ?? 0
    }
    return (completed.top == box.top || Double(-completed.top) <= reach({ $0.pill.start.y }, -1))
      && (completed.left == box.left || Double(-completed.left) <= reach({ $0.pill.start.x }, -1))
      && (completed.bottom == box.bottom || Double(completed.bottom) <= reach({ $0.pill.end.y }, 1))
      && (completed.right == box.right || Double(completed.right) <= reach({ $0.pill.end.x }, 1))
  }

  /// Whether all pixels of an outermost row or column are next to a badge.
  private func isEndHidden(_ profile: Profile, _ line: Int, isRow: Bool) -> Bool {
    let place = profile.start + line
    let near = max(Self.hidden.least, Self.hidden.share * Double(max(box.width, box.height)))
    for cross in profile.first[line]...profile.last[line] {
      let (x, y) = isRow ? (cross, place) : (place, cross)
      guard core[y * width + x] else { continue }
      if distanceToBadge(x, y) > near { return false }
    }
    return true
  }

  /// The first and the last pixel of each row or column.
  private struct Profile {
    enum End { case first, last }
    let start: Int
    var first: [Int]
    var last: [Int]
    var count: Int { first.count }

    init(_ marks: [Bool], _ width: Int, _ box: PixelRect, alongRows: Bool) {
      start = alongRows ? box.top : box.left
      let count = alongRows ? box.height : box.width
      first = [Int](repeating: 0, count: count)
      last = [Int](repeating: -1, count: count)
      let cross = alongRows ? box.left..<box.right : box.top..<box.bottom
      for line in 0..<count {
        var isFound = false
        for place in cross {
          let at = alongRows ? (start + line) * width + place : place * width + start + line
          guard marks[at] else { continue }
          if !isFound {
            first[line] = place
            isFound = true
          }
          last[line] = place
        }
        // An empty line between two pieces.
        if !isFound { last[line] = first[line] }
      }
    }

    /// Returns the position of the hidden end if the shape is symmetric and the given end is visible; nil if it is not
    /// symmetric.
    func mirrored(end: End, distance: (Int, Int) -> Double) -> Int? {
      guard let low = first.min(), let high = last.max() else { return nil }
      let lowLines = (0..<count).filter { first[$0] == low && distance(start + $0, low) > 2 }
      let highLines = (0..<count).filter { last[$0] == high && distance(start + $0, high) > 2 }
      guard let l0 = lowLines.first, let l1 = lowLines.last, let h0 = highLines.first,
        let h1 = highLines.last
      else { return nil }
      let (one, other) = (l0 + l1, h0 + h1)
      guard abs(one - other) <= 4 else { return nil }
      // Twice the axis, in lines; of two candidates, the nearer one is used.
      let axis = (one + other + (end == .last ? 1 : 0)) / 2
      var compared = 0
      for line in 0..<count {
        let twin = axis - line
        guard twin >= 0, twin < count, line < twin else { continue }
        for (a, b) in [(first[line], first[twin]), (last[line], last[twin])] {
          guard distance(start + line, a) > 3, distance(start + twin, b) > 3 else { continue }
          compared += 1
          // Near the ends, a difference of one line moves the outline by many pixels.
          let slack = line < 4 ? 4.0 : CoreSplit.tolerance
          if Double(abs(a - b)) > slack { return nil }
        }
      }
      guard compared >= 4 else { return nil }
      return end == .last
        ? min(start, start + axis - (count - 1)) : max(start + count, start + axis + 1)
    }
  }
}
