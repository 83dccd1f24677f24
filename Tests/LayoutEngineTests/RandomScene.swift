import TestSupport

@testable import LayoutEngine

/// A root of 500 points with four children in a row of wishes, all horizontal.
///
/// What a rectangle costs is worked out here from the wishes as they are written, without the engine.
struct RandomScene {
  /// One wish: an attribute of an item compared with one of another, or with a number.
  struct Wish {
    var first: (item: Int, attribute: Attribute)
    var second: (item: Int, attribute: Attribute)?
    var relation: LayoutRelation
    var constant: Double
    var priority: Float
  }

  static let count = 4
  static let levels: [Float] = [750, 500, 250]
  let wishes: [Wish]

  init(wishes: [Wish]) { self.wishes = wishes }

  init(using random: inout SeededRandom, count: ClosedRange<Int> = 2...10) {
    wishes = (0..<Int.random(in: count, using: &random)).map { _ in Self.wish(&random) }
  }

  private static func wish(_ random: inout SeededRandom) -> Wish {
    let isLength = Int.random(in: 0..<3, using: &random) == 0
    func attribute() -> Attribute {
      isLength ? .width : [.left, .right, .centerX].randomElement(using: &random) ?? .left
    }
    let first = Int.random(in: 0..<count, using: &random)
    var second: (Int, Attribute)?
    if !isLength || Bool.random(using: &random) {
      // The root, or another child.
      second = ((first + Int.random(in: 1...count, using: &random)) % (count + 1), attribute())
    }
    return Wish(
      first: (first, attribute()), second: second,
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &random) ?? .equal,
      constant: Double(Int.random(in: -60...60, using: &random)) + (second == nil ? 80 : 0),
      priority: levels.randomElement(using: &random) ?? 500)
  }

  /// An engine with the scene, wishes entered in an order of one's own; the last item is the root.
  func engine(order: [Int]? = nil) -> (engine: LayoutEngine, items: [ItemID]) {
    let engine = LayoutEngine()
    let root = engine.makeItem(parent: nil)
    let children = (0..<Self.count).map { index in
      engine.makeItem(
        parent: root, at: LayoutRect(x: Double(index) * 100, y: 0, width: 50, height: 10))
    }
    let items = children + [root]
    for (attribute, value) in [(Attribute.left, 0.0), (.top, 0), (.width, 500), (.height, 10)] {
      engine.add(ConstraintSpec(Operand(root, attribute), constant: value))
    }
    for index in order ?? Array(wishes.indices) {
      let wish = wishes[index]
      engine.add(
        ConstraintSpec(
          Operand(items[wish.first.item], wish.first.attribute), wish.relation,
          wish.second.map { Operand(items[$0.item], $0.attribute) }, constant: wish.constant,
          priority: wish.priority))
    }
    engine.solve()
    return (engine, items)
  }

  /// By how much the wishes of each level are missed in all.
  func costs(_ rects: [LayoutRect]) -> [Double] {
    func value(_ item: Int, _ attribute: Attribute) -> Double {
      // As its children see it, the root begins at zero.
      let rect = item == Self.count ? LayoutRect(x: 0, y: 0, width: 500, height: 10) : rects[item]
      return switch attribute {
      case .left: rect.x
      case .right: rect.maxX
      case .centerX: rect.x + rect.width / 2
      default: rect.width
      }
    }
    return Self.levels.map { level in
      wishes.filter { $0.priority == level }.reduce(0) { sum, wish in
        let target = (wish.second.map { value($0.item, $0.attribute) } ?? 0) + wish.constant
        let miss = value(wish.first.item, wish.first.attribute) - target
        return switch wish.relation {
        case .equal: sum + abs(miss)
        case .lessThanOrEqual: sum + max(0, miss)
        case .greaterThanOrEqual: sum + max(0, -miss)
        }
      }
    }
  }
}
