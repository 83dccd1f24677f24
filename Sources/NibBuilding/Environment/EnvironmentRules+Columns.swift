internal import Foundation
import IBDocument
internal import ViewArrangements

/// Columns of split view controllers on tablets.
extension EnvironmentRules.Situation {
  /// The column that shows the root; nil for roots outside split view controllers, on phones, and in sheets.
  ///
  /// Columns stand beside each other in landscape, or where the document says so; in portrait the primary one lies over
  /// the secondary one. It is 320 points wide unless the document states another width.
  ///
  /// - SeeAlso: Apple, "UISplitViewController.DisplayMode". The width is from memory.
  var column: SimulatedScreen.Column? {
    guard device.idiom == .pad, let controller, rules.graph.presentation(of: controller) == nil,
      let split = rules.graph.splitViewController(of: controller)
    else { return nil }
    let inside = Set(([controller] + rules.graph.containers(of: controller)).map(\.id))
    let columns = rules.graph.columns(of: split)
    func holds(_ column: ControllerGraph.Columns.Column?) -> Bool {
      column.map { inside.contains($0.controller.id) } ?? false
    }
    let isPrimary = holds(columns.primary)
    guard isPrimary || holds(columns.secondary) else { return nil }
    let other = isPrimary ? columns.secondary : columns.primary
    let size = device.size(orientation)
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let places = ColumnArrangement.columns(
      [primaryWidth(of: split, in: size.width)], in: whole,
      isRightToLeft: document.surroundings.direction == .rightToLeft)
    let isBeside = standsBeside(split)
    return SimulatedScreen.Column(
      place: Rect(isPrimary ? places.columns[0] : isBeside ? places.rest : whole),
      // The primary column stays out of sight where it would lie over the secondary one.
      neighbour: isPrimary || isBeside ? other?.shown : nil,
      liesOver: isPrimary && !isBeside,
      divider: isBeside ? divider(places.columns[0], places.rest) : nil)
  }

  private func standsBeside(_ split: ControllerElement) -> Bool {
    switch split.element["preferredDisplayMode"] {
    case "beside", "oneBesideSecondary", "allVisible": true
    case "secondaryOnly", "primaryHidden", "overlay", "primaryOverlay", "oneOverSecondary": false
    default: orientation == .landscape
    }
  }

  /// The line at the end of the primary column.
  private func divider(_ primary: CGRect, _ rest: CGRect) -> Rect {
    let pixel = 1 / device.scale
    let isTurned = primary.minX > rest.minX
    return Rect(
      x: Double(isTurned ? primary.minX : primary.maxX - CGFloat(pixel)), y: 0, width: pixel,
      height: Double(primary.height))
  }

  private func primaryWidth(of split: ControllerElement, in whole: Double) -> CGFloat {
    let element = split.element
    var width = 320.0
    if let part = element.number("preferredPrimaryColumnWidthFraction") { width = part * whole }
    if let most = element.number("maximumPrimaryColumnWidth") { width = min(width, most) }
    if let minimum = element.number("minimumPrimaryColumnWidth") { width = max(width, minimum) }
    return CGFloat(max(0, min(width, whole)))
  }
}
