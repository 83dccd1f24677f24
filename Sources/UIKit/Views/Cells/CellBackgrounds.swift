internal import Foundation

/// Places the background views of cells.
@MainActor enum CellBackgrounds {
  /// Places the background view and, in front of it, the selected background view behind all other subviews
  /// of a cell.
  static func place(
    _ background: UIView?, _ selectedBackground: UIView?, in cell: UIView, isTouched: Bool
  ) {
    if let selectedBackground {
      if isTouched, selectedBackground.superview !== cell {
        cell.insertSubview(selectedBackground, at: 0)
      } else if !isTouched, selectedBackground.superview != nil {
        selectedBackground.removeFromSuperview()
      }
      if selectedBackground.frame != cell.bounds { selectedBackground.frame = cell.bounds }
    }
    if let background {
      if cell.subviews.first !== background { cell.insertSubview(background, at: 0) }
      if background.frame != cell.bounds { background.frame = cell.bounds }
    }
  }
}
