internal import Foundation

/// Rarely used properties of a node, kept apart so that a node is small.
@MainActor final class NodeExtras {
  /// See ``ViewNode/arrangement``.
  var arrangement: (any Arrangement)?
  /// The guides that only scroll views have: content, then visible part; made together when first needed.
  var scrollGuides: [GuideNode] = []
  /// The objects of a front that stand for guides of the view, by guide.
  var guideObjects: [ObjectIdentifier: AnyObject] = [:]
  /// The exact frame that the mask led to, and its rounding to the pixel grid; in the superview's own space.
  var exactResize: (exact: CGRect, shown: CGRect)?
  /// The reported mismatches of the alignment rectangle that still hold.
  var reportedMismatches: Set<AlignmentMismatch.Kind> = []
  /// Whether it was reported that the bounds cannot be scaled.
  var hasReportedScaledBounds = false
}

extension ViewNode {
  /// Content of a scroll view, as an item of its own.
  package var contentGuide: GuideNode { bothScrollGuides[0] }
  /// Visible part of a scroll view.
  package var frameGuide: GuideNode { bothScrollGuides[1] }

  private var bothScrollGuides: [GuideNode] {
    let extras = changeableExtras
    if extras.scrollGuides.isEmpty {
      extras.scrollGuides = [
        GuideNode(kind: .content, owner: self), GuideNode(kind: .visibleFrame, owner: self),
      ]
    }
    return extras.scrollGuides
  }

  /// Keeps a front's guide object alive as long as its node belongs to the view.
  package func retain(_ object: AnyObject, for guide: GuideNode) {
    changeableExtras.guideObjects[ObjectIdentifier(guide)] = object
  }

  /// Lets a front's guide object go.
  package func release(_ guide: GuideNode) {
    extras?.guideObjects[ObjectIdentifier(guide)] = nil
  }
}
