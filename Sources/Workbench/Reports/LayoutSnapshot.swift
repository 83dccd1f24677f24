internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The frames of a document's views in one layout, for comparison with another layout.
struct LayoutSnapshot {
  /// A view.
  struct View {
    /// The name in reports, such as `label 'Title'`.
    let name: String
    /// The frame in the superview's coordinates, in points, as stored in documents.
    let frame: CGRect
  }

  /// The difference up to which frames are equal, in points; it is smaller than any pixel.
  private static let tolerance = 0.01

  /// The views by id.
  private(set) var views: [String: View] = [:]
  /// The ids in document order.
  private(set) var order: [String] = []

  /// Creates a snapshot of a laid-out document.
  @MainActor init(_ laidOut: LaidOutDocument) {
    for root in laidOut.roots {
      for entry in root.views where views[entry.id] == nil {
        views[entry.id] = View(
          name: ElementNames.name(of: entry.element), frame: entry.view.node.nativeFrame)
        order.append(entry.id)
      }
    }
  }

  /// Whether a view's frame differs in another snapshot; false if one snapshot does not contain the view.
  func differs(_ id: String, from other: LayoutSnapshot) -> Bool {
    guard let own = views[id]?.frame, let frame = other.views[id]?.frame else { return false }
    return [
      own.minX - frame.minX, own.minY - frame.minY, own.width - frame.width,
      own.height - frame.height,
    ].contains { abs($0) > Self.tolerance }
  }

  /// Returns the views in both snapshots whose frames differ, in document order.
  func moved(in other: LayoutSnapshot) -> [String] { order.filter { differs($0, from: other) } }
}
