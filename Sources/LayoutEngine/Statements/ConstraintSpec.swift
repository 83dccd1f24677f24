/// An item and one of its attributes, or the distance from another place to it.
package struct Operand: Hashable, Sendable {
  /// A place that a distance is measured from.
  package struct Origin: Hashable, Sendable {
    /// The item.
    package var item: ItemID
    /// The attribute: a position on the operand's axis.
    package var attribute: Attribute

    /// Creates an origin.
    package init(_ item: ItemID, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The item.
  package var item: ItemID
  /// The attribute of the item.
  package var attribute: Attribute
  /// The origin of a distance to that position; nil for the attribute itself.
  package var origin: Origin?

  /// Creates an operand.
  package init(_ item: ItemID, _ attribute: Attribute, from origin: Origin? = nil) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
  }

  /// The items it speaks of.
  var items: [ItemID] { origin.map { [item, $0.item] } ?? [item] }
}

/// The rank by which a constraint of a contradiction yields.
package enum Yielding: Int, Hashable, Sendable, Comparable {
  /// Only when there is nothing else, and of the others an inequality gives way before an equality: the size of a
  /// prototype cell's content view.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#what-yields-in-a-cell`.
  case held = 0
  /// Only when there is nothing else.
  case last = 1
  /// The one that came later.
  case inOrder = 2
  /// Before all others: the fixed size of a cell's content view, for one.
  case first = 3

  package static func < (left: Yielding, right: Yielding) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// One constraint before it becomes a row: `first REL multiplier · second + constant @ priority`.
///
/// Everything is about alignment rectangles. A nil second operand stands for zero; with a location
/// as first attribute it then means the distance from the parent's origin, which only generated
/// constraints use.
package struct ConstraintSpec: Hashable, Sendable {
  /// Left-hand side.
  package var first: Operand
  /// The relation of the sides.
  package var relation: LayoutRelation
  /// Right-hand side, or nil for a constant.
  package var second: Operand?
  /// Factor of the right-hand side.
  package var multiplier: Double
  /// Added to the right-hand side, in points.
  package var constant: Double
  /// The priority: above 0, at most 1000, which is required.
  package var priority: Float
  /// Whether it gives way in a contradiction.
  package var yielding: Yielding
  /// Whether an inequality is met exactly by a place that nothing else holds.
  package var tightensFreePlaces = false

  /// Creates a constraint between two operands, or between one and a constant.
  package init(
    _ first: Operand, _ relation: LayoutRelation = .equal, _ second: Operand? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Float = 1000,
    yielding: Yielding = .inOrder
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.yielding = yielding
  }
}

/// A constraint that was added to an engine.
///
/// Never used twice. One word, since views, constraints and the engine keep many of them.
package struct ConstraintID: Hashable, Sendable, Comparable {
  private let bits: UInt64
  private static let slotBits: UInt64 = 24

  /// The greatest number of constraints that an engine holds at one time.
  static let most = 1 << slotBits

  /// Creates a name.
  init(serial: Int, slot: Int) {
    bits = UInt64(truncatingIfNeeded: serial) << Self.slotBits | UInt64(truncatingIfNeeded: slot)
  }

  /// Order of entry.
  package var serial: Int { Int(truncatingIfNeeded: bits >> Self.slotBits) }
  /// The engine's slot for it; used again when it is gone.
  package var slot: Int { Int(truncatingIfNeeded: bits & (1 << Self.slotBits - 1)) }

  /// By the order of entry, which alone tells constraints of one engine from each other.
  package static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.bits < right.bits }
}
