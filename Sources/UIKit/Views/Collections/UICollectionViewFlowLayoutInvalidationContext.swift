internal import Foundation

/// Describes which parts of a flow layout became invalid.
///
/// Both properties are for subclasses of ``UICollectionViewFlowLayout``; the flow layout itself queries its delegate and
/// computes all frames after every invalidation.
///
/// - SeeAlso: Apple, "UICollectionViewFlowLayoutInvalidationContext".
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate's sizes, insets and spacings are queried again; default: true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the frames are computed again; default: true.
  open var invalidateFlowLayoutAttributes = true
}
