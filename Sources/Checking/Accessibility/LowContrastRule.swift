internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import UIKit

/// Labels whose colour is close to the one behind them.
enum LowContrastRule: SceneRule {
  static let rule = Rule.lowContrast
  static let dependsOnLayout = true

  static func findings(in scene: CheckedScene) -> [Finding] {
    let covers = scene.views.filter { $0.isVisible && $0.role != .text }
    var comparisons = 0
    return scene.views.compactMap { view in
      guard view.element.kind == "label", view.isVisible,
        view.element.attribute("text")?.isEmpty == false,
        let text = opaque(
          view.element.color("textColor"), (view.view as? UILabel)?.textColor, scene.document),
        let background = background(of: view, in: scene, covers, &comparisons)
      else { return nil }
      let ratio = ContrastRatio.ratio(text, background)
      let limit = isLarge(view.element) ? 3.0 : 4.5
      guard ratio < limit else { return nil }
      return scene.finding(
        rule, view,
        "has a contrast of \(NumberText.text((ratio * 10).rounded(.down) / 10)) to 1 with its background; "
          + "\(NumberText.text(limit)) is the minimum for its size")
    }
  }

  /// Large text needs less: from 18 points, or 14 points in bold (WCAG 2.2, "large scale"), a point of print
  /// being 4/3 of a pixel and a point of iOS a pixel.
  private static func isLarge(_ element: ViewElement) -> Bool {
    guard let font = element.font(), let size = font.pointSize else { return true }
    let isBold =
      font.type == "boldSystem" || ["bold", "heavy", "black"].contains(font.weight ?? "")
    return size >= (isBold ? 14 : 18) * 4 / 3
  }

  /// The colour behind a view where it is known: the nearest stated one, with nothing else in between.
  private static func background(
    of view: CheckedView, in scene: CheckedScene, _ covers: [CheckedView], _ comparisons: inout Int
  ) -> ColorElement.RGBA? {
    var next: CheckedView? = view
    while let holder = next {
      // Pictures, effects and views of unknown classes may draw anything.
      if holder.role == .image || holder.element.kind == "visualEffectView" { return nil }
      if holder.id != view.id, holder.element.customClass != nil { return nil }
      if let color = holder.element.color("backgroundColor") {
        comparisons += covers.count
        guard comparisons <= DocumentLimits.comparisons else { return nil }
        let found = opaque(color, (holder.view as? UIView)?.backgroundColor, scene.document)
        return isCovered(view, by: covers, above: holder, in: scene) ? nil : found
      }
      next = scene.parent(of: holder)
    }
    return nil
  }

  /// Whether something that is neither text nor the view's ancestor lies behind it.
  private static func isCovered(
    _ view: CheckedView, by covers: [CheckedView], above holder: CheckedView, in scene: CheckedScene
  ) -> Bool {
    covers.contains { other in
      other.frame.intersects(view.frame) && other.id != holder.id
        && !scene.isAncestor(other, of: view) && !scene.isAncestor(other, of: holder)
    }
  }

  /// The components of a colour without transparency: as the tool last saw them, or in a dark layout those of the
  /// colour's dark variant, where it has one.
  ///
  /// - Parameter shown: The view's colour, which knows the variants of catalogues and of the system.
  private static func opaque(
    _ color: ColorElement?, _ shown: UIColor?, _ document: Document
  ) -> ColorElement.RGBA? {
    guard let color else { return nil }
    let known: ColorElement.RGBA?
    if let components = color.components {
      known = components
    } else if document.surroundings.appearance == .dark {
      known = shown?.darkVariant.map(components)
    } else {
      known =
        color.systemName.flatMap { document.systemColors[$0]?.components }
        ?? color.name.flatMap { document.namedColors[$0]?.components }
    }
    return known.flatMap { $0.alpha >= 0.99 ? $0 : nil }
  }

  private static func components(_ color: UIColor) -> ColorElement.RGBA {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return ColorElement.RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
