internal import Diagnostics
internal import Foundation
package import IBDocument
internal import LayoutGeometry
internal import LayoutTree

/// A builder of views from a document: tree, geometry, priorities, margins, guides and constraints.
///
/// It works in document order, because the order of constraints resolves ties.
@MainActor package struct NibBuilder {
  let toolkit: any NibToolkit
  let nib: NibSource
  let rules: EnvironmentRules

  /// Creates a builder for a document.
  package init(_ document: Document, toolkit: any NibToolkit, options: NibOptions = NibOptions()) {
    self.toolkit = toolkit
    nib = NibSource(document, options: options)
    rules = EnvironmentRules(document)
  }

  /// Builds all roots that are not excluded by a size class.
  ///
  /// - Parameter isWanted: Returns whether to build a root.
  package func buildRoots(where isWanted: (ViewElement) -> Bool = { _ in true }) -> [BuiltRoot] {
    nib.document.roots.filter { !$0.isExcluded && isWanted($0) }.map(build)
  }

  /// Builds one root.
  package func build(_ root: ViewElement) -> BuiltRoot {
    var session = NibSession(builder: self)
    let view = session.makeTree(root, parent: nil)
    let controller = nib.document.controller(of: root)
    if nib.options.purpose == .designTime {
      simulateSurroundings(of: view, root, controller, &session)
    }
    setFrame(of: view, root, controller)
    session.addControllerGuides(controller, to: view)
    session.addConstraints(below: root)
    if nib.document.platform == .macOS, nib.options.intrinsicSizes == .document {
      SharedWidths(views: session.views).share()
    }
    session.findings += nib.images.consumeFindings().map { $0.inFile(nib.document.path) }
    return BuiltRoot(
      element: root, controller: controller, view: view, views: session.views,
      findings: session.findings, constraints: session.constraints, items: session.items,
      prototypes: session.prototypes,
      hasKnownSurroundings: rules.knowsSurroundings(of: root, controller: controller))
  }

  /// Gives a root the size and the surroundings of the document, which differs from the one that it was built from only in
  /// the size of its roots.
  package func resize(_ built: BuiltRoot) {
    if nib.options.purpose == .designTime, nib.document.platform == .iOS {
      applyEnvironment(to: built.view, built.element, built.controller)
    }
    setFrame(of: built.view, built.element, built.controller)
  }

  /// Sets the frame of a root where the surroundings change its size.
  private func setFrame(
    of view: any ViewHost, _ root: ViewElement, _ controller: ControllerElement?
  ) {
    guard nib.document.surroundings.changesSize else { return }
    let frame = rules.frame(of: root, controller: controller)
    view.node.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The priority with which a misplaced root keeps its size: lower than the compression resistance of contents.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#misplaced-roots`.
  private static let misplacedSize = LayoutPriority(749)

  /// Sets the surroundings that Interface Builder displays for a root.
  private func simulateSurroundings(
    of view: any ViewHost, _ root: ViewElement, _ controller: ControllerElement?,
    _ session: inout NibSession
  ) {
    view.node.designTime?.canvas = DesignTime.Canvas()
    if nib.document.platform == .macOS {
      // Stored frames are in whole points, regardless of the screen's scale.
      view.node.pixelScale = 1
      guard root.isMisplaced else { return }
      if nib.options.environment == .document {
        MisplacedRoot(root: root, views: session.views).recoverSize(of: view)
      } else {
        // A misplaced root has a size other than the one that its contents require.
        view.node.rootSizing = RootSizing(priority: Self.misplacedSize)
      }
    } else {
      let hasStack = root.subtree.contains { $0.kind == .stackView && !$0.isExcluded }
      view.node.designTime?.canvas?.measuresWholePoints = !hasStack
      if !hasStack { LooseLabels(below: root).note(in: nib, session.views) }
      applyEnvironment(to: view, root, controller)
    }
  }

  /// Sets the safe area, margins and pixel scale of a root.
  private func applyEnvironment(
    to view: any ViewHost, _ root: ViewElement, _ controller: ControllerElement?
  ) {
    let environment: SimulatedEnvironment
    if nib.options.environment == .document {
      let fitted = FittedEnvironment(of: root, controller: controller, rules: rules)
      environment = fitted.environment
      view.node.frame.size = CGSize(width: fitted.size.width, height: fitted.size.height)
    } else {
      environment = rules.environment(of: root, controller: controller)
    }
    view.node.pixelScale = environment.scale
    view.node.margins.assignedSafeArea = ViewInsets(environment.safeArea)
    guard root.kind != .tableViewCell, root.kind != .tableViewCellContentView else { return }
    let margins = environment.totalRootMargins
    view.node.designTime?.canvas?.margins = MarginModel.EdgeOverrides(
      top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
  }
}

extension ViewInsets {
  init(_ insets: EnvironmentInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
