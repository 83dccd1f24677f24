internal import Foundation

/// Sizes of table cells' accessories and of sections, in points.
extension ControlMetrics {
  /// The size of an accessory at a cell's trailing end.
  ///
  /// Widths measured on stored frames of documents from Xcode 12 on; the one of the button alone follows from
  /// the other two.
  func accessorySize(_ type: UITableViewCell.AccessoryType) -> CGSize? {
    let width: CGFloat
    switch type {
    case .none: return nil
    case .disclosureIndicator: width = 10.5
    case .checkmark: width = 24
    case .detailButton: width = 26.5
    case .detailDisclosureButton: width = 37
    }
    return CGSize(width: width, height: 22)
  }
  /// The radius of a group with round corners: 10, in glass 26 (a recorded list).
  var groupRadius: CGFloat { isGlass ? 26 : 10 }
  /// The thickness of a separator where it is not one pixel: 1 point in glass (a recorded table).
  var separatorThickness: CGFloat? { isGlass ? 1 : nil }
  /// Header or footer that is a text: 28 high, 38 above a group.
  func sectionTextHeight(isAboveGroup: Bool) -> CGFloat { isAboveGroup ? 38 : 28 }
  /// Above and below a group that has neither text nor view there: 17.5, measured on stored frames.
  var groupGap: CGFloat { 17.5 }
}
