internal import Drawing
internal import Foundation
package import IBDocument
internal import LayoutTree
package import NibBuilding
package import ViewDrawing

/// The screens of an iOS document's scenes: what is behind a root, the root, and the bars in front of it.
///
/// The bars are UIKit's own, with the items that the document states for the root's controller; `SimulatedScreen` says
/// where they are.
@MainActor package final class DocumentScreens {
  private let rules: EnvironmentRules
  private let reader: NibReader
  private let bars: ScreenBars
  /// The roots of the document by the ids of their controllers, for what is behind sheets.
  private let roots: [String: BuiltRoot]

  /// Creates the screens of a document that was read in surroundings of a whole screen, and laid out.
  ///
  /// - Complexity: O(elements).
  package init(_ document: Document, roots: [BuiltRoot], options: NibOptions) {
    rules = EnvironmentRules(document)
    reader = NibReader(NibSource(document, options: options))
    bars = ScreenBars(document, reader: reader, options: options)
    self.roots = Dictionary(
      roots.compactMap { root in root.controller.map { ($0.id, root) } }
    ) { first, _ in first }
  }

  /// Returns the screen of a root; nil for a root that has no screen of its own.
  ///
  /// - Complexity: O(views of the root and of the one behind its sheet).
  package func layers(around root: BuiltRoot) -> ViewLayers? {
    layers(around: root, isBehind: false)
  }

  private func layers(around root: BuiltRoot, isBehind: Bool) -> ViewLayers? {
    guard let view = root.view as? UIView,
      var screen = rules.screen(of: root.element, controller: root.controller)
    else { return nil }
    if isBehind { (screen.statusBar, screen.homeIndicator) = (nil, nil) }
    var layers = ViewLayers(size: CGSize(screen.size))
    let background = Self.background(of: view)
    if let sheet = screen.sheet {
      addBackdrop(of: screen, isBehind: isBehind, view, to: &layers)
      var inner = ViewLayers(size: CGSize(width: sheet.width, height: sheet.height))
      inner.add(.color(background), in: inner.bounds)
      add(view, in: CGRect(screen.contentInSheet), isSubject: !isBehind, to: &inner)
      let isPhone = rules.device.idiom == .phone
      layers.add(
        inner, in: CGRect(sheet), radius: 10, corners: isPhone ? [.minXMinY, .maxXMinY] : .all)
    } else {
      layers.add(.color(background), in: layers.bounds)
      add(view, in: CGRect(screen.content), isSubject: !isBehind, to: &layers)
    }
    layers.parts = screen.parts
    let chrome = bars.makeView(for: screen, around: root, view)
    layers.add(.view(chrome), in: layers.bounds)
    return layers
  }

  private func add(
    _ view: UIView, in frame: CGRect, isSubject: Bool, to layers: inout ViewLayers
  ) {
    var layer = ViewLayers.Layer(.view(view), in: frame)
    layer.isSubject = isSubject
    layers.layers.append(layer)
  }

  /// Adds what is behind a sheet: the presenting controller's screen, smaller on a phone, in a shadow.
  ///
  /// A controller behind a sheet that is itself in one is not followed further.
  private func addBackdrop(
    of screen: SimulatedScreen, isBehind: Bool, _ view: UIView, to layers: inout ViewLayers
  ) {
    let whole = layers.bounds
    layers.add(.color(.black), in: whole)
    if !isBehind, let presenter = screen.presenter.flatMap({ roots[$0.id] }),
      let behind = self.layers(around: presenter, isBehind: true)
    {
      layers.add(behind, in: CGRect(screen.behindSheet), radius: 10)
    }
    layers.add(.color(CGColor(gray: 0, alpha: Self.isDark(view) ? 0.48 : 0.2)), in: whole)
  }

  private static func isDark(_ view: UIView) -> Bool { view.shownAppearance == .dark }

  /// The colour behind a root: white, or black in dark.
  private static func background(of view: UIView) -> CGColor { isDark(view) ? .black : .white }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
