internal import AppKit
internal import Drawing
internal import IBDocument
internal import NibBuilding
internal import UIKit
internal import ViewDrawing

/// The parts of the screen around the roots of a document, for pictures that show them and for the omissions of others.
@MainActor package struct PictureSurroundings {
  private let rules: EnvironmentRules
  /// The windows of a macOS document by the ids of the roots in them.
  private let windows: [String: WindowElement]
  /// The screen or window around a root; nil unless pictures show them.
  private let layersAround: ((BuiltRoot) -> ViewLayers?)?

  /// Creates the surroundings of all roots of a document that was laid out according to options.
  ///
  /// - Complexity: O(elements).
  package init(_ laidOut: LaidOutDocument, _ options: PictureOptions) {
    let document = laidOut.document
    rules = EnvironmentRules(document)
    windows = document.platform == .macOS ? WindowElement.windows(of: document) : [:]
    guard options.showsScreen else {
      layersAround = nil
      return
    }
    var nib = options.nib
    nib = nib.searching(DocumentAssets(of: document, options: nib).folders)
    if document.platform == .macOS {
      let windows = laidOut.simulate {
        DocumentWindows(document, options: nib, generation: options.look?.generation)
      }
      layersAround = windows.layers
    } else {
      let screens = laidOut.simulate {
        DocumentScreens(document, roots: laidOut.roots, options: nib)
      }
      layersAround = screens.layers
    }
  }

  /// The outline of the document's display; nil for a rectangle and for windows of macOS.
  var display: DisplayOutline? {
    rules.document.platform == .iOS ? rules.device.outline : nil
  }

  /// Returns the layers of a root's screen or window; nil if pictures do not show them, or the root has none.
  func layers(around root: BuiltRoot) -> ViewLayers? { layersAround?(root) }

  /// Adds the surroundings of a root that its picture does not show to the omissions.
  func add(around root: BuiltRoot, to omissions: inout PictureOmissions) {
    guard layersAround == nil else { return }
    guard rules.document.platform == .iOS else {
      guard let window = windows[root.element.id], window.isTitled else { return }
      omissions.add(surrounding: "title bar")
      if window.toolbar != nil { omissions.add(surrounding: "toolbar") }
      return
    }
    for bar in rules.bars(around: root.element, controller: root.controller) {
      omissions.add(surrounding: bar.rawValue)
    }
  }
}
