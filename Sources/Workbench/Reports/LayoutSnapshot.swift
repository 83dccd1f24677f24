internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The frames of a document's views in one layout, for comparison with another one.
struct LayoutSnapshot {
  /// A view.
  struct View {
    /// Its name in reports, such as `label 'Title'`.
    let name: String
    /// The frame in its superview's coordinates as the document would write it, in points.
    let frame: CGRect
  }

  /// Smaller differences do not count: a hundredth of a point is below every pixel.
  private static let tolerance = 0.01

  /// The views by their ids.
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

  /// Whether a view has another frame in another snapshot; false where one of them does not have it.
  func differs(_ id: String, from other: LayoutSnapshot) -> Bool {
    guard let own = views[id]?.frame, let frame = other.views[id]?.frame else { return false }
    return [
      own.minX - frame.minX, own.minY - frame.minY, own.width - frame.width,
      own.height - frame.height,
    ].contains { abs($0) > Self.tolerance }
  }

  /// The views that both snapshots have and that differ, in document order.
  func moved(in other: LayoutSnapshot) -> [String] { order.filter { differs($0, from: other) } }
}
