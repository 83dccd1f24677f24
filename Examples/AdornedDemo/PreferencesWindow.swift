package import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
import ViewDrawing
package import Workbench

/// A window of settings, laid out and drawn with the controls of one generation of macOS.
///
/// The document says the same for all: which alignment edges and baselines meet. Frames differ, since
/// generations leave unlike room around what is seen.
@MainActor package struct PreferencesWindow {
  /// The generation.
  package let look: ControlLook
  private let laidOut: LaidOutDocument
  private let root: BuiltRoot

  /// Lays out the window of a folder.
  ///
  /// - Parameters:
  ///   - folder: Where `Preferences.xib` lies.
  ///   - look: Whose controls it has.
  /// - Throws: `WorkbenchError` when the document cannot be read or is another one.
  package init(folder: String, look: ControlLook) throws(WorkbenchError) {
    self.look = look
    laidOut = try LaidOutDocument.read(path: folder + "/Preferences.xib", look: look)
    root = try RootSelection.root(named: "Preferences", in: laidOut)
  }

  /// Contradictions in the document, in words.
  package var contradictions: [String] { laidOut.explanations.map(\.text) }

  /// The frame of a view by its id, in points in its superview, y down; nil for an unknown id.
  package func frame(of id: String) -> CGRect? { view(id)?.node.frame }

  /// The alignment rectangle of a view by its id, in points of the window's content, y down.
  package func alignmentRect(of id: String) -> CGRect? {
    guard let view = view(id) else { return nil }
    var rect = view.hostAlignmentRect(forFrame: view.node.frame)
    var parent = view.node.parent
    while let node = parent, node !== root.view.node {
      rect = rect.offsetBy(
        dx: node.frame.minX - node.bounds.minX, dy: node.frame.minY - node.bounds.minY)
      parent = node.parent
    }
    return rect
  }

  private func view(_ id: String) -> (any ViewHost)? {
    root.views.first { $0.id == id }?.view
  }

  /// The window's content as a PNG file, at one pixel a point.
  ///
  /// - Throws: `WorkbenchError` when it cannot be drawn.
  package func png(showsAlignmentRects: Bool) throws(WorkbenchError) -> Data {
    try DocumentPicture(
      of: root, in: laidOut,
      options: PictureOptions(overlays: showsAlignmentRects ? [.alignmentRects] : [], scale: 1)
    ).data
  }
}
