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
    let relations = split.segues.filter { $0.kind == .relationship }
    guard let own = relations.first(where: { $0.destination.map(inside.contains) ?? false }) else {
      return nil
    }
    let isPrimary = Self.primary.contains(own.relationship ?? "")
    let other = relations.first { Self.primary.contains($0.relationship ?? "") != isPrimary }?
      .destination.flatMap { id in rules.graph.controllers.first { $0.id == id } }
    let size = device.size(orientation)
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let places = ColumnArrangement.columns(
      [primaryWidth(of: split, in: size.width)], in: whole,
      isRightToLeft: document.surroundings.direction == .rightToLeft)
    let isBeside = standsBeside(split)
    return SimulatedScreen.Column(
      place: Rect(isPrimary ? places.columns[0] : isBeside ? places.rest : whole),
      // The primary column stays out of sight where it would lie over the secondary one.
      neighbour: isPrimary || isBeside ? other.map(rules.graph.shownController) : nil,
      liesOver: isPrimary && !isBeside,
      divider: isBeside ? divider(places.columns[0], places.rest) : nil)
  }

  /// The names of relationships with primary columns.
  private static let primary: Set<String> = ["masterViewController", "primaryViewController"]

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
