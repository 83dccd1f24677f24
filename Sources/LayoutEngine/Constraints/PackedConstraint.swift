internal import Simplex

/// A constraint's numbers in 32 bytes; the items that it mentions are stored separately.
///
/// There are five or six of them per view, so that their size is a considerable part of a view's memory.
struct PackedConstraint {
  /// The factor of a relation, or both priorities of a natural length.
  private let factor: UInt64
  /// The constant of a relation, or a natural length.
  private let constant: Double
  private let priority: Float
  /// The row in the solver; ``RowID/absent`` while the constraint is broken.
  private var rowID: RowID
  private let first: UInt8
  private let second: UInt8
  private let relation: Int8
  private let flags: Flags

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let isIntrinsic = Flags(rawValue: 1)
    static let isVertical = Flags(rawValue: 2)
    static let tightensFreePlaces = Flags(rawValue: 4)
    static let yieldsFirst = Flags(rawValue: 8)
    static let yieldsLast = Flags(rawValue: 16)
    static let isHeld = Flags(rawValue: 32)
  }

  /// Creates the packed form of a constraint.
  init(_ record: ConstraintRecord) {
    rowID = record.row ?? .absent
    switch record.body {
    case .relation(let spec):
      factor = spec.multiplier.bitPattern
      constant = spec.constant
      priority = spec.priority
      first = UInt8(truncatingIfNeeded: spec.first.attribute.rawValue)
      second = UInt8(truncatingIfNeeded: spec.second?.attribute.rawValue ?? 0)
      relation = Int8(truncatingIfNeeded: spec.relation.rawValue)
      var flags: Flags = spec.tightensFreePlaces ? .tightensFreePlaces : []
      switch spec.yielding {
      case .first: flags.insert(.yieldsFirst)
      case .last: flags.insert(.yieldsLast)
      case .held: flags.insert(.isHeld)
      case .inOrder: break
      }
      self.flags = flags
    case .intrinsic(let size, _):
      factor =
        UInt64(size.hugging.bitPattern) << 32 | UInt64(size.compressionResistance.bitPattern)
      constant = size.length
      priority = 0
      (first, second, relation) = (0, 0, 0)
      flags = size.axis == .vertical ? [.isIntrinsic, .isVertical] : .isIntrinsic
    }
  }

  /// Whether another constraint has the same numbers; rows are not compared.
  func matches(_ other: PackedConstraint) -> Bool {
    guard
      first == other.first, second == other.second, relation == other.relation,
      flags == other.flags, priority == other.priority, constant == other.constant
    else { return false }
    return factor == other.factor
      || (!flags.contains(.isIntrinsic)
        && Double(bitPattern: factor) == Double(bitPattern: other.factor))
  }

  /// Whether a free position fulfils it exactly; see ``ConstraintSpec/tightensFreePlaces``.
  var tightensFreePlaces: Bool { flags.contains(.tightensFreePlaces) }

  /// The natural length along an axis; nil for any other kind.
  func naturalLength(_ axis: Axis) -> Double? {
    guard flags.contains(.isIntrinsic), flags.contains(.isVertical) == (axis == .vertical) else {
      return nil
    }
    return constant
  }

  /// The row in the solver; nil while the constraint is broken.
  var row: RowID? {
    get { rowID == .absent ? nil : rowID }
    set { rowID = newValue ?? .absent }
  }

  /// The unpacked constraint.
  ///
  /// - Parameter operands: The items, and the origins of distances.
  func body(_ operands: MentionedItems) -> ConstraintRecord.Body {
    if flags.contains(.isIntrinsic) {
      let size = IntrinsicSize(
        axis: flags.contains(.isVertical) ? .vertical : .horizontal, length: constant,
        hugging: Float(bitPattern: UInt32(truncatingIfNeeded: factor >> 32)),
        compressionResistance: Float(bitPattern: UInt32(truncatingIfNeeded: factor)))
      return .intrinsic(size, ItemID(index: operands.first))
    }
    var spec = ConstraintSpec(
      operand(operands.first, first, operands.firstOrigin),
      LayoutRelation(rawValue: Int(relation)) ?? .equal,
      operands.second < 0 ? nil : operand(operands.second, second, operands.secondOrigin),
      multiplier: Double(bitPattern: factor), constant: constant, priority: priority,
      yielding: flags.contains(.yieldsFirst)
        ? .first
        : flags.contains(.yieldsLast) ? .last : flags.contains(.isHeld) ? .held : .inOrder)
    spec.tightensFreePlaces = tightensFreePlaces
    return .relation(spec)
  }

  private func operand(_ item: Int32, _ attribute: UInt8, _ origin: Operand.Origin?) -> Operand {
    Operand(
      ItemID(index: item), Attribute(rawValue: Int(attribute)) ?? .notAnAttribute, from: origin)
  }
}
