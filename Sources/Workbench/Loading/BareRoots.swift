internal import Foundation
internal import IBDocument
internal import LayoutGeometry
internal import LayoutTree
internal import NibBuilding

/// Roots as in a program, without the effects of Interface Builder's canvas.
///
/// On the canvas, a nib's view is on a screen with a status bar. In a program it is inside another view, without a safe
/// area inset. On macOS, the canvas keeps a root's size; a window's content, and a view that a program adds to a stack,
/// get the size required by constraints with priorities above 500. Arranged views without a natural length keep the
/// stored one on the canvas; in a program, all other constraints take precedence over it.
@MainActor enum BareRoots {
  /// Whether a root in a program differs from the canvas.
  static func isAffected(_ root: BuiltRoot, _ rules: EnvironmentRules) -> Bool {
    switch rules.document.platform {
    case .iOS:
      isCoveredOnCanvasOnly(root, rules) || root.view.node.preorder().contains(where: holds)
    case .macOS: true
    case .other: false
    }
  }

  /// Whether a part of a root is covered only on the canvas, because no controller shows it.
  private static func isCoveredOnCanvasOnly(_ root: BuiltRoot, _ rules: EnvironmentRules) -> Bool {
    root.controller == nil
      && rules.environment(of: root.element, controller: nil).safeArea != .zero
  }

  /// Whether a view's stored lengths replace natural ones.
  private static func holds(_ node: ViewNode) -> Bool {
    node.isHeld(along: .width) || node.isHeld(along: .height)
  }

  /// Removes the effects of the canvas from roots, before layout.
  ///
  /// Roots of iOS documents lose their safe areas and the margins that include them; those of macOS documents follow
  /// their content. In both, kept lengths yield.
  static func release(_ roots: [BuiltRoot], of document: Document) {
    let rules = EnvironmentRules(document)
    for root in roots {
      let node = root.view.node
      for view in node.preorder() where holds(view) { view.designTime?.yieldsHeldSize = true }
      guard document.platform == .iOS else {
        node.rootSizing = node.rootSizing ?? RootSizing(priority: windowSize)
        continue
      }
      guard isCoveredOnCanvasOnly(root, rules) else { continue }
      let margins = rules.environment(of: root.element, controller: nil).rootMargins
      node.margins.assignedSafeArea = .zero
      node.designTime?.canvas?.margins = MarginModel.EdgeOverrides(
        top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    }
  }

  /// The priority with which a window keeps its size.
  ///
  /// - SeeAlso: `Rules/Passes.md#windows-keep-their-size-weakly`.
  private static let windowSize = LayoutPriority(500)
}
