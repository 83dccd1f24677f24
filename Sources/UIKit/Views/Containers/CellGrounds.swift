internal import Foundation

/// What stands behind the content of cells.
@MainActor enum CellGrounds {
  /// Puts the ground, and in front of it that of a chosen cell, behind everything else of a cell.
  static func place(
    _ ground: UIView?, _ chosenGround: UIView?, in cell: UIView, isTouched: Bool
  ) {
    if let chosenGround {
      if isTouched, chosenGround.superview !== cell {
        cell.insertSubview(chosenGround, at: 0)
      } else if !isTouched, chosenGround.superview != nil {
        chosenGround.removeFromSuperview()
      }
      if chosenGround.frame != cell.bounds { chosenGround.frame = cell.bounds }
    }
    if let ground {
      if cell.subviews.first !== ground { cell.insertSubview(ground, at: 0) }
      if ground.frame != cell.bounds { ground.frame = cell.bounds }
    }
  }
}
