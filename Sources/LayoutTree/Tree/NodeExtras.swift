internal import Foundation

/// The rarely used properties of a view node, stored separately to keep nodes small.
@MainActor final class NodeExtras {
  /// See ``ViewNode/arrangement``.
  var arrangement: (any Arrangement)?
  /// The guides of a scroll view: content, then visible part; created together on first use.
  var scrollGuides: [GuideNode] = []
  /// The front's objects for guides of the view, by guide.
  var guideObjects: [ObjectIdentifier: AnyObject] = [:]
  /// The exact frame that the mask computed and the pixel-aligned one, in the superview's native space.
  var exactResize: (exact: CGRect, shown: CGRect)?
  /// The kinds of alignment mismatches that were reported and persist.
  var reportedMismatches: Set<AlignmentMismatch.Kind> = []
  /// Whether it was reported that bounds cannot be scaled.
  var hasReportedScaledBounds = false
}

extension ViewNode {
  /// The content of a scroll view, as a separate item.
  package var contentGuide: GuideNode { bothScrollGuides[0] }
  /// The visible part of a scroll view.
  package var frameGuide: GuideNode { bothScrollGuides[1] }

  private var bothScrollGuides: [GuideNode] {
    let extras = ensuredExtras
    if extras.scrollGuides.isEmpty {
      extras.scrollGuides = [
        GuideNode(kind: .content, owner: self), GuideNode(kind: .visibleFrame, owner: self),
      ]
    }
    return extras.scrollGuides
  }

  /// Retains a front's guide object as long as its node belongs to the view.
  package func retain(_ object: AnyObject, for guide: GuideNode) {
    ensuredExtras.guideObjects[ObjectIdentifier(guide)] = object
  }

  /// Releases a front's guide object.
  package func release(_ guide: GuideNode) {
    extras?.guideObjects[ObjectIdentifier(guide)] = nil
  }
}
