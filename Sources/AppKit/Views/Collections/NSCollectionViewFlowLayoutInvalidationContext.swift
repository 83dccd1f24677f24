internal import Foundation

/// Describes which parts of a flow layout became invalid.
///
/// Both properties are for subclasses of ``NSCollectionViewFlowLayout``; the flow layout itself queries its delegate and
/// computes all frames after every invalidation.
///
/// - SeeAlso: Apple, "NSCollectionViewFlowLayoutInvalidationContext".
@preconcurrency @MainActor
open class NSCollectionViewFlowLayoutInvalidationContext: NSCollectionViewLayoutInvalidationContext
{
  /// Whether the delegate's sizes, insets and spacings are queried again; default: true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames are computed again; default: true.
  open var invalidateFlowLayoutAttributes = true
}
