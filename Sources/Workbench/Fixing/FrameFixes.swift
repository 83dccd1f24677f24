internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// Repairs of stored frames, which are replaced with the solved ones, like Update Frames in Interface Builder.
///
/// Views inside the view move with its size, so their stale frames are also updated. The frames of scrolled content,
/// cells and hidden views are neither compared nor changed.
enum FrameFixes: FixRule {
  static let rule = Rule.misplaced
  // A view that keeps its resizing mask uses the stored frame.
  static let mayMoveViews = true
  static let isVerifiedTogether = true

  /// The minimum difference that is written, in points: Interface Builder stores half points and measures text
  /// differently.
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
      // The frame from a contradiction must not be stored, because that would hide the problem.
      guard !stale.contains(where: \.isInConflict) else { return [] }
      var edits: [TextEdit] = []
      for view in stale {
        // A partial update would make other views stale.
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

  /// Returns the edits of a view's element; nil if its frame belongs to a size class or is incomplete.
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

  /// Returns a number in Interface Builder's format for frames: 17 digits, and `0.0` for zero.
  static func text(_ number: Double) -> String {
    // Half pixels and thirds of pixels, without rounding errors.
    let parts = 6.0
    let snapped = (number * parts).rounded() / parts
    let value = abs(number - snapped) < 1e-6 ? snapped : number
    return value == 0 ? "0.0" : String(format: "%.17g", value)
  }
}
