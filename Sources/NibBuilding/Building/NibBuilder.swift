internal import Diagnostics
internal import Foundation
package import IBDocument
internal import LayoutGeometry
internal import LayoutTree

/// A builder of views from a document: tree, geometry, priorities, margins, guides and constraints.
///
/// The order is that of the document, since the order in which constraints enter decides ties.
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

  /// Builds all roots that are not switched off by a size class.
  ///
  /// - Parameter isWanted: Whether a root is built.
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
    if nib.document.surroundings.changesSize {
      let frame = rules.frame(of: root, controller: controller)
      view.node.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
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

  /// The priority at which a misplaced root keeps its size: less than contents resist being cut off.
  ///
  /// - SeeAlso: `Rules/DocumentsMacOS.md#misplaced-roots`.
  private static let misplacedSize = LayoutPriority(749)

  /// Gives a root what Interface Builder shows around it.
  private func simulateSurroundings(
    of view: any ViewHost, _ root: ViewElement, _ controller: ControllerElement?,
    _ session: inout NibSession
  ) {
    view.node.designTime?.canvas = DesignTime.Canvas()
    if nib.document.platform == .macOS {
      // Stored frames are whole points, whatever the screen's pixels.
      view.node.pixelScale = 1
      guard root.isMisplaced else { return }
      if nib.options.environment == .document {
        MisplacedRoot(root: root, views: session.views).recoverSize(of: view)
      } else {
        // What the tool flags has another size than its contents ask for.
        view.node.rootSizing = RootSizing(priority: Self.misplacedSize)
      }
    } else {
      view.node.designTime?.canvas?.measuresWholePoints = !root.subtree.contains {
        $0.kind == .stackView && !$0.isExcluded
      }
      applyEnvironment(to: view, root, controller, &session)
    }
  }

  /// Gives a root its safe area, its margins and its pixels.
  private func applyEnvironment(
    to view: any ViewHost, _ root: ViewElement, _ controller: ControllerElement?,
    _ session: inout NibSession
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
