import Foundation
import LayoutGeometry
import LayoutTree
import TestSupport

/// A tree of views with constraints, as values that every front can build.
///
/// It is made around a hidden solution: every view has a place, whole numbers in the root's space, y down,
/// that its required constraints agree with. What is optional need not.
struct SceneDescription {
  struct View {
    /// The index of the superview, always smaller; nil for the root.
    var parent: Int?
    /// The hidden alignment rectangle, in the root's bounds.
    var place: CGRect
    var insets: ViewInsets
    /// Whether frame and mask place it.
    var translates: Bool
    /// Left, width, right, top, height, bottom flexible; visual.
    var mask: [Bool]
    var natural: CGSize?
    var hugging: Float
    var resistance: Float
    var isRightToLeft: Bool
    /// Whether it counts from its upper edge in a front that leaves the choice, where scenes are mixed.
    var isFlipped: Bool

    /// The hidden frame, in the root's bounds.
    var frame: CGRect {
      CGRect(
        x: place.minX - insets.left, y: place.minY - insets.top,
        width: place.width + insets.left + insets.right,
        height: place.height + insets.top + insets.bottom)
    }
  }
  struct Guide {
    var owner: Int
    var place: CGRect
  }
  /// A view, or a guide where the index is beyond the views.
  struct Side {
    var item: Int
    var attribute: NSLayoutConstraint.Attribute
  }
  struct Constraint {
    var first: Side
    var second: Side?
    var relation: NSLayoutConstraint.Relation
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float
  }

  private(set) var views: [View] = []
  private(set) var guides: [Guide] = []
  private(set) var constraints: [Constraint] = []
  /// What changes afterwards: the root's size, and constants by the index of their constraint.
  private(set) var newSize = CGSize.zero
  private(set) var newConstants: [(index: Int, constant: CGFloat)] = []
  private var random: SeededRandom

  /// - Parameters:
  ///   - seed: Decides everything.
  ///   - isWhole: Whether every number is whole, so that rounding has nothing to do.
  init(seed: UInt64, isWhole: Bool) {
    random = SeededRandom(seed: seed)
    makeViews()
    for index in views.indices.dropFirst() where !views[index].translates { hold(index) }
    for index in guides.indices { hold(views.count + index) }
    for _ in 0..<views.count { addOptional(isWhole) }
    newSize = CGSize(width: 300 + whole(-40...80), height: 200 + whole(-40...80))
    for index in constraints.indices where chance(5) {
      newConstants.append((index, constraints[index].constant + whole(-3...3)))
    }
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }
  /// True once in so many times.
  private mutating func chance(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &random) == 0
  }

  private mutating func makeViews() {
    let count = Int.random(in: 4...12, using: &random)
    for index in 0..<count {
      let isRoot = index == 0
      var mask = (0..<6).map { _ in chance(2) }
      // Without any flag the distance that stays is the native one, which is another edge by front.
      if !mask[3...].contains(true) { mask[5] = true }
      let hasInsets = !isRoot && chance(2)
      func inset(_ value: CGFloat) -> CGFloat { hasInsets ? value : 0 }
      let insets = ViewInsets(
        top: inset(whole(-4...9)), left: inset(whole(-4...9)), bottom: inset(whole(-4...9)),
        right: inset(whole(-4...9)))
      views.append(
        View(
          parent: isRoot ? nil : Int.random(in: 0..<index, using: &random),
          place: isRoot
            ? CGRect(x: 0, y: 0, width: 300, height: 200)
            : CGRect(
              x: whole(-20...200), y: whole(-20...150), width: whole(20...90),
              height: whole(20...90)),
          insets: insets, translates: isRoot || chance(3), mask: mask,
          natural: chance(2) ? CGSize(width: whole(5...80), height: whole(5...80)) : nil,
          hugging: [50, 250, 251, 600][Int.random(in: 0..<4, using: &random)],
          resistance: [200, 749, 750, 1000][Int.random(in: 0..<4, using: &random)],
          isRightToLeft: chance(3), isFlipped: chance(2)))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guides.append(
        Guide(
          owner: Int.random(in: 0..<count, using: &random),
          place: CGRect(
            x: whole(0...200), y: whole(0...150), width: whole(5...60), height: whole(5...60))))
    }
  }

  private func place(_ item: Int) -> CGRect {
    item < views.count ? views[item].place : guides[item - views.count].place
  }
  private func isRightToLeft(_ item: Int) -> Bool {
    views[item < views.count ? item : guides[item - views.count].owner].isRightToLeft
  }

  /// Where the hidden solution has an attribute; leading and trailing along the reading axis.
  private func value(_ side: Side) -> CGFloat {
    let place = place(side.item)
    let reads = isRightToLeft(side.item)
    switch side.attribute {
    case .left: return place.minX
    case .right: return place.maxX
    case .leading: return reads ? -place.maxX : place.minX
    case .trailing: return reads ? -place.minX : place.maxX
    case .centerX: return place.midX
    case .top: return place.minY
    case .bottom, .lastBaseline: return place.maxY
    case .centerY: return place.midY
    case .width: return place.width
    default: return place.height
    }
  }

  /// Another item that enters no later: any view before, a guide's owner among them.
  private mutating func partner(of item: Int) -> Int {
    Int.random(in: 0..<min(item, views.count), using: &random)
  }

  /// Ties an item along both axes, by two places or by a place and a length; sometimes only by a place where
  /// the natural size says the rest.
  private mutating func hold(_ item: Int) {
    let isNatural = item < views.count && views[item].natural != nil
    for isHorizontal in [true, false] {
      let places: [NSLayoutConstraint.Attribute] =
        isHorizontal ? [.left, .right] : [.top, .bottom]
      let first = places[Int.random(in: 0..<2, using: &random)]
      tie(item, first, with: partner(of: item))
      if isNatural, chance(2) { continue }
      if chance(2) {
        tie(item, first == places[0] ? places[1] : places[0], with: partner(of: item))
      } else {
        tie(item, isHorizontal ? .width : .height, with: chance(2) ? nil : partner(of: item))
      }
    }
  }

  /// States a required equality that the hidden solution satisfies.
  private mutating func tie(
    _ item: Int, _ attribute: NSLayoutConstraint.Attribute, with other: Int?
  ) {
    var first = Side(item: item, attribute: attribute)
    guard let other else {
      constraints.append(
        Constraint(
          first: first, second: nil, relation: .equal, multiplier: 1, constant: value(first),
          priority: 1000))
      return
    }
    var second = Side(item: other, attribute: attribute)
    var multiplier: CGFloat = 1
    switch attribute {
    case .width, .height: multiplier = [0.5, 1, 2][Int.random(in: 0..<3, using: &random)]
    case .left, .right:
      second.attribute = [.left, .right, .centerX][Int.random(in: 0..<3, using: &random)]
      // By reading direction where both read alike.
      if chance(2), isRightToLeft(item) == isRightToLeft(other) {
        first.attribute = attribute == .left ? .leading : .trailing
        second.attribute = chance(2) ? .leading : .trailing
        if isRightToLeft(item) {
          first.attribute = attribute == .left ? .trailing : .leading
        }
      }
    default:
      second.attribute =
        [.top, .bottom, .centerY, .lastBaseline][Int.random(in: 0..<4, using: &random)]
    }
    constraints.append(
      Constraint(
        first: first, second: second, relation: .equal, multiplier: multiplier,
        constant: value(first) - multiplier * value(second), priority: 1000))
  }

  /// States something that may not hold.
  private mutating func addOptional(_ isWhole: Bool) {
    let item = Int.random(in: 1..<views.count + guides.count, using: &random)
    let other = partner(of: item)
    let attribute: NSLayoutConstraint.Attribute =
      [.width, .height, .left, .top][Int.random(in: 0..<4, using: &random)]
    let relation: NSLayoutConstraint.Relation =
      [.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &random)]
    // Each has a priority of its own, so that nothing is decided by ties.
    let priority = 100 + Float(constraints.count) * 3 + 0.5
    constraints.append(
      Constraint(
        first: Side(item: item, attribute: attribute),
        second: Side(item: other, attribute: attribute), relation: relation, multiplier: 1,
        constant: whole(-50...50) + (isWhole ? 0 : 0.3), priority: priority))
  }
}
