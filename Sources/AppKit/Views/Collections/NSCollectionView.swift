/// Items in a grid or another arrangement.
///
/// - SeeAlso: Apple, "NSCollectionView".
@preconcurrency @MainActor open class NSCollectionView: NSView {
  open override var isFlipped: Bool { true }
}
