/// An item and one of its attributes, or the distance from another position to it.
package struct Operand: Hashable, Sendable {
  /// A position from which a distance is measured.
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

  /// The items of the operand.
  var items: [ItemID] { origin.map { [item, $0.item] } ?? [item] }
}

/// The order in which constraints yield in a contradiction.
package enum Yielding: Int, Hashable, Sendable, Comparable {
  /// Yields only without an alternative; of such constraints an inequality yields before an equality: the size
  /// of a prototype cell's content view.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#what-yields-in-a-cell`.
  case held = 0
  /// Yields only without an alternative.
  case last = 1
  /// The later constraint yields.
  case inOrder = 2
  /// Yields before all others, such as the fixed size of a cell's content view.
  case first = 3

  package static func < (left: Yielding, right: Yielding) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A constraint before it becomes a row: `first REL multiplier · second + constant @ priority`.
///
/// All attributes are those of alignment rectangles. A nil second operand stands for zero; with a position as
/// first attribute it then means the distance from the parent's origin, which only generated constraints use.
package struct ConstraintSpec: Hashable, Sendable {
  /// The left-hand side.
  package var first: Operand
  /// The relation between the sides.
  package var relation: LayoutRelation
  /// The right-hand side, or nil for a constant.
  package var second: Operand?
  /// The factor of the right-hand side.
  package var multiplier: Double
  /// Added to the right-hand side, in points.
  package var constant: Double
  /// The priority: above 0, at most 1000, which is required.
  package var priority: Float
  /// The order in which it yields in a contradiction.
  package var yielding: Yielding
  /// Whether an inequality is fulfilled exactly by a position that no other constraint determines.
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

/// The id of a constraint that was added to an engine.
///
/// Ids are never reused. An id is one word, since views, constraints and the engine store many of them.
package struct ConstraintID: Hashable, Sendable, Comparable {
  private let bits: UInt64
  private static let slotBits: UInt64 = 24

  /// The maximum number of constraints in an engine at one time.
  static let maximumCount = 1 << slotBits

  /// Creates an id.
  init(serial: Int, slot: Int) {
    bits = UInt64(truncatingIfNeeded: serial) << Self.slotBits | UInt64(truncatingIfNeeded: slot)
  }

  /// The order of entry.
  package var serial: Int { Int(truncatingIfNeeded: bits >> Self.slotBits) }
  /// The slot in the engine's storage; reused after removal.
  package var slot: Int { Int(truncatingIfNeeded: bits & (1 << Self.slotBits - 1)) }

  /// Whether the first constraint was added earlier; the order of entry is unique in an engine.
  package static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.bits < right.bits }
}
