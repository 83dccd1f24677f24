internal import Foundation
internal import IBDocument
internal import LayoutGeometry
internal import LayoutTree
internal import NibBuilding

/// Roots as a program shows them, without what Interface Builder's canvas does to them.
///
/// On the canvas a nib's view lies on a screen with a status bar. In a program it lies in another view, where nothing
/// is covered. On macOS the canvas keeps a root's size; a window's content, and a view that a program puts into a stack,
/// become as large as constraints ask that are stronger than 500.
@MainActor enum BareRoots {
  /// Whether a root is another one in a program than on the canvas.
  static func isAffected(_ root: BuiltRoot, _ rules: EnvironmentRules) -> Bool {
    switch rules.document.platform {
    case .iOS:
      root.controller == nil
        && rules.environment(of: root.element, controller: nil).safeArea != .zero
    case .macOS: true
    case .other: false
    }
  }

  /// Takes safe areas, and the margins that contain them, from the roots of an iOS document before they are laid out;
  /// lets those of a macOS document follow their content.
  static func release(_ roots: [BuiltRoot], of document: Document) {
    let rules = EnvironmentRules(document)
    for root in roots where isAffected(root, rules) {
      let node = root.view.node
      guard document.platform == .iOS else {
        node.rootSizing = node.rootSizing ?? RootSizing(priority: windowSize)
        continue
      }
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
