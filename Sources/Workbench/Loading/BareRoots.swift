internal import Foundation
internal import IBDocument
internal import LayoutGeometry
internal import LayoutTree
internal import NibBuilding

/// Roots that no controller shows, without what Interface Builder simulates around them.
///
/// On the canvas a nib's view lies on a screen with a status bar. In a program it lies in another view, where nothing
/// is covered.
@MainActor enum BareRoots {
  /// Whether Interface Builder simulates something around a root that the view that holds it does not have.
  static func isAffected(_ root: BuiltRoot, _ rules: EnvironmentRules) -> Bool {
    guard rules.document.platform == .iOS, root.controller == nil else { return false }
    return rules.environment(of: root.element, controller: nil).safeArea != .zero
  }

  /// Takes safe areas, and the margins that contain them, from the roots of a document before they are laid out.
  static func removeInsets(around roots: [BuiltRoot], of document: Document) {
    let rules = EnvironmentRules(document)
    for root in roots where isAffected(root, rules) {
      let margins = rules.environment(of: root.element, controller: nil).rootMargins
      let node = root.view.node
      node.margins.assignedSafeArea = .zero
      node.designTime?.canvas?.margins = MarginModel.EdgeOverrides(
        top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    }
  }
}
