internal import Drawing
internal import Foundation
package import IBDocument
internal import LayoutTree
package import NibBuilding
internal import ViewArrangements
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
    layers(around: root, as: .subject)
  }

  /// The part of a root in a picture.
  private enum Role {
    /// The subject of the picture.
    case subject
    /// The screen behind a sheet or a popover.
    case backdrop
    /// The content of the other column.
    case neighbour
  }

  private func layers(around root: BuiltRoot, as role: Role) -> ViewLayers? {
    guard let view = root.view as? UIView,
      var screen = rules.screen(of: root.element, controller: root.controller)
    else { return nil }
    let popover = role == .subject ? popover(of: root, on: &screen) : nil
    if role != .subject { (screen.statusBar, screen.homeIndicator) = (nil, nil) }
    var layers = ViewLayers(size: CGSize(screen.size))
    let background = Self.background(of: view)
    if let sheet = screen.sheet {
      addBackdrop(of: screen, role, view, to: &layers)
      if let popover { layers.add(.view(popover), in: layers.bounds) }
      var inner = ViewLayers(size: CGSize(width: sheet.width, height: sheet.height))
      inner.add(.color(background), in: inner.bounds)
      add(view, in: CGRect(screen.contentInSheet), isSubject: role == .subject, to: &inner)
      let isPhone = rules.device.idiom == .phone
      layers.add(
        inner, in: CGRect(sheet),
        radius: popover == nil ? SheetArrangement.cornerRadius : PopoverArrangement.cornerRadius,
        corners: isPhone ? [.minXMinY, .maxXMinY] : .all)
    } else {
      addColumns(of: screen, role, view, to: &layers)
      let place = screen.column.map { CGRect($0.place) } ?? layers.bounds
      layers.add(.color(background), in: place)
      add(view, in: CGRect(screen.content), isSubject: role == .subject, to: &layers)
    }
    if let divider = screen.column?.divider {
      layers.add(.color(UIColor.opaqueSeparator.cgColor), in: CGRect(divider))
    }
    layers.parts = screen.parts
    layers.outline = screen.outline
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
    of screen: SimulatedScreen, _ role: Role, _ view: UIView, to layers: inout ViewLayers
  ) {
    let whole = layers.bounds
    layers.add(.color(.black), in: whole)
    if role == .subject, let presenter = screen.presenter.flatMap({ roots[$0.id] }),
      let behind = self.layers(around: presenter, as: .backdrop)
    {
      let place = CGRect(screen.behindSheet)
      layers.add(behind, in: place, radius: place == whole ? 0 : SheetArrangement.cornerRadius)
    }
    guard screen.popover == nil else { return }
    layers.add(.color(Self.dimming(of: view)), in: whole)
  }

  /// Moves a popover to what it points at, and returns the view that draws its box; nil for a root in no popover.
  private func popover(of root: BuiltRoot, on screen: inout SimulatedScreen) -> UIView? {
    guard let segue = screen.popover, let sheet = screen.sheet, let view = root.view as? UIView
    else { return nil }
    let backdrop = PopoverBackdrop(frame: CGRect(screen.bounds))
    backdrop.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle
    let middle = PopoverArrangement.middle(of: backdrop.bounds)
    var arrangement = PopoverArrangement(
      container: backdrop.bounds, safeArea: ViewInsets(UIEdgeInsets(screen.insets)),
      source: source(of: segue, on: screen) ?? middle,
      size: CGSize(width: sheet.width, height: sheet.height))
    if let words = segue.popoverDirections {
      arrangement.directions = UIPopoverArrowDirection(words: words).sides
    }
    screen.moveSheet(to: Double(arrangement.frame.minX), Double(arrangement.frame.minY))
    backdrop.arrangement = arrangement
    backdrop.color = view.backgroundColor
    return backdrop
  }

  /// The rectangle of the view or the button that a popover points at, on the screen of the presenting controller.
  private func source(of segue: SegueElement, on screen: SimulatedScreen) -> CGRect? {
    guard let id = segue.anchor, let presenter = screen.presenter.flatMap({ roots[$0.id] }),
      let view = presenter.view as? UIView,
      let behind = rules.screen(of: presenter.element, controller: presenter.controller)
    else { return nil }
    let place = CGRect(behind.content)
    func onScreen(_ rect: CGRect, of part: UIView) -> CGRect {
      view.convert(rect, from: part).offsetBy(dx: place.minX, dy: place.minY)
    }
    if let anchor = presenter.items[id] as? UIView { return onScreen(anchor.bounds, of: anchor) }
    if let (bar, rect) = view.bar(withButton: { $0.documentID == id }) {
      return onScreen(rect, of: bar)
    }
    let chrome = bars.makeView(for: behind, around: presenter, view)
    return chrome.bar(withButton: { $0.documentID == id }).map { bar, rect in
      chrome.convert(rect, from: bar)
    }
  }

  /// Adds the column beside a root, or the one that it lies over.
  private func addColumns(
    of screen: SimulatedScreen, _ role: Role, _ view: UIView, to layers: inout ViewLayers
  ) {
    guard let column = screen.column, role != .neighbour else { return }
    if let neighbour = column.neighbour.flatMap({ roots[$0.id] }),
      let behind = self.layers(around: neighbour, as: .neighbour)
    {
      layers.add(behind, in: layers.bounds)
    }
    if column.liesOver { layers.add(.color(Self.dimming(of: view)), in: layers.bounds) }
  }

  private static func dimming(of view: UIView) -> CGColor {
    CGColor(gray: 0, alpha: isDark(view) ? 0.48 : 0.2)
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
