internal import Diagnostics
internal import LayoutTree

/// Collects findings about alignment rectangles while a document is laid out.
@MainActor final class AlignmentWatch {
  private var found: [AlignmentMismatch] = []

  /// The profile for the layouts that are observed.
  var profile: LayoutProfile {
    var profile = LayoutProfile.current
    profile.checksAlignmentRects = true
    profile.alignmentMismatchFound = { [weak self] in self?.found.append($0) }
    let log = profile.log
    profile.log = { if !$0.hasPrefix("[AlignmentRects]") { log($0) } }
    return profile
  }

  /// The findings about a view.
  func misfits(of view: any ViewHost) -> [(rule: Rule, message: String)] {
    found.filter { $0.view === view }.map { mismatch in
      switch mismatch.kind {
      case .notInverse:
        (
          .alignmentNotInverse,
          "alignmentRect(forFrame:) and frame(forAlignmentRect:) are not inverse"
        )
      case .insetsCountedTwice:
        (
          .insetsCountedTwice,
          "intrinsicContentSize includes the alignment insets, which the frame adds again"
        )
      case .touchesOutsideContainer:
        (.touchesOutsideParent, mismatch.lostTouches ?? "touches are lost")
      }
    }
  }
}
