internal import AppKit
package import Diagnostics
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import UIKit

extension Rule {
  /// A view whose position or size is ambiguous.
  package static let ambiguous = Rule(
    "ambiguous", .layout, .warning, "a view whose place or size no constraint determines",
    page: RulePage(
      sees: """
        Each way in which views could lie elsewhere while all constraints hold as well: x, y, width or height of \
        a view is free, or constraints of equal priority pull in both directions. Views that would move along \
        belong to the same finding.
        """,
      fires: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-001"/>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-001"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-002"/>
        """,
      fix: "Add the constraint that the finding suggests, or another one for the same part.",
      limits: """
        Views in what scrolls, cells that a program sizes and views with a fixed frame (Interface Builder adds \
        constraints for them) are not judged. Distances below a point are not reported, and equal priorities are not \
        where a text beside the view has a font that is not installed.
        """))
}

/// Views whose position or size is ambiguous.
enum AmbiguousRule: SceneRule {
  static let rule = Rule.ambiguous
  static let dependsOnLayout = true

  /// Returns the findings for free directions that have a visible effect.
  ///
  /// Movements of less than a pixel are ignored. For ties between equal priorities, a difference of up to
  /// ``MisplacedRule/largestInset`` is ignored, because it may result from a different measurement of a text or a
  /// control.
  ///
  /// Each direction has one finding, which includes all views that move with the first one.
  static func findings(in scene: CheckedScene) -> [Finding] {
    var numbers: [ObjectIdentifier: CheckedView] = [:]
    for view in scene.views { numbers[ObjectIdentifier(view.view.node)] = view }
    var reported: Set<String> = []
    var unmeasured: Set<Int?>?
    // A view created in code may be in a window.
    return scene.root.node.root.freeDirections.compactMap { direction in
      let moving = direction.movements.compactMap { movement in
        numbers[ObjectIdentifier(movement.node)].map { (view: $0, movement) }
      }
      .filter { isJudged($0.view, in: scene) }
      let fastest = direction.movements.map { abs($0.rate) }.max() ?? 0
      let least = direction.isTie ? MisplacedRule.largestInset : 1
      guard let first = moving.first, direction.length * fastest >= least else { return nil }
      // The view that the author placed: the others follow it or are inside it.
      let head =
        moving.first { entry in
          !moving.contains {
            scene.isAncestor(entry.view, of: $0.view) && $0.view.id != entry.view.id
          }
        } ?? first
      // With another text width there may be no tie. A ligature in an icon font is measured as a word.
      if direction.isTie {
        let parents = unmeasured ?? parentsOfUnmeasuredTexts(scene)
        unmeasured = parents
        guard !parents.contains(head.view.parent) else { return nil }
      }
      let parts = moving.filter { $0.view.id == head.view.id }.map(\.1.part)
      guard reported.insert("\(head.view.id) \(parts.map(\.rawValue))").inserted else { return nil }
      var others: [CheckedView] = []
      for entry in moving
      where entry.view.id != head.view.id && !others.contains(where: { $0.id == entry.view.id }) {
        others.append(entry.view)
      }
      return scene.finding(
        rule, head.view, sentence(parts, direction), hint: suggestion(head.view, parts, scene),
        severity: direction.isTie || hasUnknownSize(head.view, parts) ? .note : nil,
        related: others)
    }
  }

  /// Returns the parents of texts whose fonts are not installed.
  private static func parentsOfUnmeasuredTexts(_ scene: CheckedScene) -> Set<Int?> {
    Set(
      scene.views.lazy.filter { $0.isVisible && TextNeed($0.view)?.hasOtherFont == true }
        .map(\.parent))
  }

  /// Whether the document is responsible for a view's ambiguity.
  ///
  /// Cells and scrolled content get their sizes from the program, and Interface Builder adds constraints for views with
  /// a fixed frame.
  private static func isJudged(_ view: CheckedView, in scene: CheckedScene) -> Bool {
    view.parent != nil && view.facts.isSubview && !view.facts.isExcluded
      && !view.isInScrollingContent && !isEmptyStack(view)
      && !scene.anyAround(view) { $0.facts.hasFixedFrame || isDetached($0, in: scene) }
  }

  /// Whether the program adds a stack's views, which determine its size.
  private static func isEmptyStack(_ view: CheckedView) -> Bool {
    view.facts.kind == .stackView && !view.facts.hasChildren
  }

  /// Whether a hidden view is detached from its stack.
  private static func isDetached(_ view: CheckedView, in scene: CheckedScene) -> Bool {
    view.facts.isHidden && scene.parent(of: view)?.facts.kind == .stackView
  }

  /// Whether a class of the program, or an unknown class, may have a natural size that resolves the ambiguity.
  private static func hasUnknownSize(_ view: CheckedView, _ parts: [FreeDirection.Part]) -> Bool {
    (view.facts.hasOwnClass && view.role == .container || isUnknown(view))
      && (parts.contains(.width) || parts.contains(.height))
  }

  /// Whether a plain view replaces an element of an unknown class.
  private static func isUnknown(_ view: CheckedView) -> Bool {
    view.view is UIKit.ForeignView || view.view is AppKit.ForeignView
  }

  private static func sentence(_ parts: [FreeDirection.Part], _ direction: FreeDirection) -> String
  {
    let names = parts.map(word).joined(separator: " and ")
    if direction.isTie { return "could have another \(names): equal priorities decide it" }
    return "has no constraint that determines its \(names)"
  }

  private static func word(_ part: FreeDirection.Part) -> String {
    switch part {
    case .x: "x position"
    case .y: "y position"
    case .width: "width"
    case .height: "height"
    }
  }

  /// Returns a constraint that keeps the view at its current position.
  private static func suggestion(
    _ view: CheckedView, _ parts: [FreeDirection.Part], _ scene: CheckedScene
  ) -> String? {
    guard let parent = scene.parent(of: view), let part = parts.first else { return nil }
    let (own, outer) = (view.alignmentRect, parent.frame)
    let (name, value) =
      switch part {
      case .x: ("leading == superview.leading", own.minX - outer.minX)
      case .y: ("top == superview.top", own.minY - outer.minY)
      case .width: ("width ==", own.width)
      case .height: ("height ==", own.height)
      }
    let number = NumberText.text((value * 2).rounded() / 2)
    let isLength = part == .width || part == .height
    return "for example: \(name) \(isLength ? "" : "+ ")\(number)"
  }
}
