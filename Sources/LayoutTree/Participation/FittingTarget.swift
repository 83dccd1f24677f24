internal import Foundation
internal import LayoutEngine

/// The target size of a fitting solve; constraints above its priorities have precedence.
struct FittingTarget: Equatable {
  var size: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  @MainActor func equations(_ item: ItemID) -> [GeneratedConstraint] {
    [
      ConstraintSpec(Operand(item, .left), yielding: .last),
      ConstraintSpec(Operand(item, .top), yielding: .last),
      ConstraintSpec(
        Operand(item, .width), constant: Double(size.width), priority: horizontal.usable),
      ConstraintSpec(
        Operand(item, .height), constant: Double(size.height), priority: vertical.usable),
    ].map { .relation($0, identifier: "fitting") }
  }
}
