internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// Repairs of stored frames, which are replaced with the solved ones, as Interface Builder's Update Frames
/// does.
///
/// What lies in the view moves with its size, so stale frames in it are updated as well. Frames of scrolled
/// content, cells and hidden views are not compared and stay.
enum FrameFixes: FixRule {
  static let rule = Rule.misplaced
  // A view that keeps its resizing mask takes the stored frame.
  static let mayMoveViews = true
  static let isVerifiedTogether = true

  /// Differences that are written, in points: Interface Builder stores half points and measures text on its own.
  private static let tolerance = 0.5

  static func candidates(for finding: Finding, in document: FixableDocument) -> [Fix] {
    let laidOut = document.laidOut
    for root in laidOut.roots {
      guard root.views.contains(where: { $0.element.position == finding.location.position })
      else { continue }
      let scene = laidOut.scene(of: root)
      guard
        let view = scene.views.first(where: {
          $0.element?.position == finding.location.position && StoredFrames.areCompared($0)
        })
      else { continue }
      let stale = scene.views.filter {
        StoredFrames.areCompared($0) && StoredFrames.difference($0) > tolerance
          && ($0.id == view.id || scene.isAncestor(view, of: $0))
      }
      // The frame of a contradiction is not one to store: it would hide what is wrong.
      guard !stale.contains(where: \.isInConflict) else { return [] }
      var edits: [TextEdit] = []
      for view in stale {
        // Half of an update would make other views stale.
        guard let own = self.edits(of: view, in: document) else { return [] }
        edits += own
      }
      guard !edits.isEmpty else { return [] }
      let inner = stale.count - 1
      let more = inner > 0 ? " and of \(inner) in it" : ""
      let frames = inner > 0 ? "solved frames" : "solved frame"
      return [Fix("\(frames) of \(view.name)\(more)", edits)]
    }
    return []
  }

  /// The edits of a view's element; nil where its frame is a size class's, or not stated in full.
  private static func edits(of view: CheckedView, in document: FixableDocument) -> [TextEdit]? {
    guard let stated = view.element, let rect = stated.element.child("rect", key: "frame") else {
      return nil
    }
    let (stored, solved) = (stated.frame, StoredFrames.solved(view))
    var edits: [TextEdit] = []
    for (name, old, new) in [
      ("x", stored.x, solved.x), ("y", stored.y, solved.y),
      ("width", stored.width, solved.width), ("height", stored.height, solved.height),
    ] {
      guard rect.number(name) == old, new.isFinite,
        let edit = document.edit(name, of: rect, to: text(new))
      else { return nil }
      if abs(new - old) > tolerance { edits.append(edit) }
    }
    if stated.isMisplaced, let tag = document.map.tag(at: stated.element.position),
      let flag = tag["misplaced"]
    {
      edits.append(TextEdit(flag.fullRange, ""))
    }
    return edits
  }

  /// A number as Interface Builder writes it in frames: 17 digits, and `0.0` for zero.
  static func text(_ number: Double) -> String {
    // Half pixels, and thirds of them, without the noise of sums.
    let parts = 6.0
    let snapped = (number * parts).rounded() / parts
    let value = abs(number - snapped) < 1e-6 ? snapped : number
    return value == 0 ? "0.0" : String(format: "%.17g", value)
  }
}
