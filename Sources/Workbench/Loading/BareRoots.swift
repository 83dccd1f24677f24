internal import Foundation
internal import IBDocument
internal import LayoutGeometry
internal import LayoutTree
internal import NibBuilding

/// Roots as a program shows them, without what Interface Builder's canvas does to them.
///
/// On the canvas a nib's view lies on a screen with a status bar. In a program it lies in another view, where nothing
/// is covered. On macOS the canvas keeps a root's size; a window's content, and a view that a program puts into a stack,
/// become as large as constraints ask that are stronger than 500. Arranged views without a natural length keep the stored
/// one on the canvas; in a program everything else decides it first.
@MainActor enum BareRoots {
  /// Whether a root differs in a program from the canvas.
  static func isAffected(_ root: BuiltRoot, _ rules: EnvironmentRules) -> Bool {
    switch rules.document.platform {
    case .iOS:
      isCoveredOnCanvasOnly(root, rules) || root.view.node.preorder().contains(where: holds)
    case .macOS: true
    case .other: false
    }
  }

  /// Whether the canvas alone covers a part of a root: no controller shows it.
  private static func isCoveredOnCanvasOnly(_ root: BuiltRoot, _ rules: EnvironmentRules) -> Bool {
    root.controller == nil
      && rules.environment(of: root.element, controller: nil).safeArea != .zero
  }

  /// Whether a view's stored lengths replace natural ones.
  private static func holds(_ node: ViewNode) -> Bool {
    node.isHeld(along: .width) || node.isHeld(along: .height)
  }

  /// Removes from roots what only the canvas gives them, before they are laid out.
  ///
  /// Roots of iOS documents lose their safe areas, and the margins that contain these; those of macOS documents
  /// follow their content. Held lengths of both yield.
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

  /// The priority at which a window holds its size.
  ///
  /// - SeeAlso: `Rules/Passes.md#windows-keep-their-size-weakly`.
  private static let windowSize = LayoutPriority(500)
}
