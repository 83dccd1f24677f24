internal import Diagnostics
package import Drawing
package import Foundation
internal import IBDocument
internal import LayoutTree
package import NibBuilding

/// Pictures of the roots with moved views, before and after a change.
@MainActor package struct ComparisonPictures {
  /// A root in both states.
  package struct Root {
    /// A state of a root.
    package struct State {
      /// The picture as PNG.
      package let png: Data
      /// The size in points.
      package let size: CGSize
      /// The frames of the moved views as fractions of the size, by id.
      package let marks: [String: CGRect]
    }

    /// The id of the root view.
    package let id: String
    /// The state before the change.
    package let before: State
    /// The state after the change.
    package let after: State
  }

  /// The roots in document order, without those that cannot be drawn.
  package private(set) var roots: [Root] = []
  /// The parts of the pictures that are drawn otherwise than on Apple's systems.
  package private(set) var omissions = PictureOmissions()
  /// The names of missing pictures in the roots.
  package private(set) var missing: Set<String> = []

  /// Creates pictures of the changed roots in the first compared layout.
  ///
  /// - Complexity: Two layouts of the document and two pictures per root, up to the limit of reports.
  package init(
    _ change: LayoutChange, of pair: ComparedPair, layouts: ComparedLayouts,
    options: NibOptions = NibOptions()
  ) {
    guard !change.moved.isEmpty,
      let old = laidOut(pair.old, pair.path, layouts, options),
      let new = laidOut(pair.new, pair.path, layouts, options)
    else { return }
    let moved = Set(change.moved.map(\.id))
    let (oldViews, newViews) = (NamedViews(old), NamedViews(new))
    let surroundings = PictureSurroundings(new, PictureOptions())
    for (number, root) in new.roots.enumerated() where roots.count < ReportLimits.pictures {
      let ids = root.views.map(\.id).filter(moved.contains)
      guard !ids.isEmpty,
        let oldNumber = old.roots.firstIndex(where: { $0.element.id == root.element.id }),
        let before = Self.state(oldNumber, of: old, oldViews, ids),
        let after = Self.state(number, of: new, newViews, ids, surroundings)
      else { continue }
      roots.append(Root(id: root.element.id, before: before.state, after: after.state))
      omissions.formUnion(after.omissions)
    }
  }

  private mutating func laidOut(
    _ data: Data?, _ path: String, _ layouts: ComparedLayouts, _ options: NibOptions
  ) -> LaidOutDocument? {
    guard let data, let document = try? Document(data: data, path: path),
      let layout = layouts.layouts(of: document).first
    else { return nil }
    let assets = DocumentAssets(of: document, options: options)
    missing.formUnion(assets.missing)
    return try? LaidOutDocument.layOut(
      document, options: options.searching(assets.folders),
      in: layout.surroundings)
  }

  private static func state(
    _ number: Int, of laidOut: LaidOutDocument, _ views: NamedViews, _ ids: [String],
    _ surroundings: PictureSurroundings? = nil
  ) -> (state: Root.State, omissions: PictureOmissions)? {
    let root = laidOut.roots[number]
    let size = root.view.node.bounds.size
    let area = Double(size.width) * Double(size.height)
    guard area > 0, area.isFinite else { return nil }
    var options = PictureOptions(overlays: [])
    options.scale = min(2, (Double(ReportLimits.picturePixels) / area).squareRoot())
    guard
      let picture = try? DocumentPicture(
        of: root, in: laidOut, options: options, surroundings: surroundings)
    else { return nil }
    var marks: [String: CGRect] = [:]
    for id in ids {
      guard let place = views.place(of: id), place.root == number else { continue }
      marks[id] = CGRect(
        x: place.frame.minX / size.width, y: place.frame.minY / size.height,
        width: place.frame.width / size.width, height: place.frame.height / size.height)
    }
    let state = Root.State(png: picture.data, size: picture.size, marks: marks)
    return (state, picture.omissions)
  }
}
