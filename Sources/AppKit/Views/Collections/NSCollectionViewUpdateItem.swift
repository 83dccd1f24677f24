public import Foundation
internal import FoundationShims

/// One change of a collection view's content.
///
/// Index paths of sections have the item `NSNotFound`.
///
/// - SeeAlso: Apple, "NSCollectionViewUpdateItem".
@preconcurrency @MainActor open class NSCollectionViewUpdateItem: NSObject {
  /// The index path before the change; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the change; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of the change.
  open var updateAction: NSCollectionUpdateAction { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: NSCollectionUpdateAction

  /// Creates an item that changes nothing.
  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  init(_ action: NSCollectionUpdateAction, from before: IndexPath?, to after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }

  /// Whether the change concerns a whole section.
  var isSection: Bool { (after ?? before)?.item == NSNotFound }
  /// The index path that stands for a section.
  static func path(ofSection section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}

/// The kind of a change of a collection view; raw values are Apple's.
public enum NSCollectionUpdateAction: Int, Sendable { case insert, delete, reload, move, none }
