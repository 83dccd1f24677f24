public import Foundation
public import FoundationShims

/// An item that is dragged; data here, nothing is dragged by fingers.
///
/// - SeeAlso: Apple, "UIDragItem".
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data.
  public let itemProvider: NSItemProvider
  /// The program's own object.
  open var localObject: Any?
  /// Creates the preview under the finger; never called here.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Creates an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The look of an item under the finger; data here.
///
/// - SeeAlso: Apple, "UIDragPreview".
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The appearance.
  public let parameters: UIDragPreviewParameters
  /// Creates a look of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }
  /// Creates the look that a view has.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The appearance of an item under the finger; data here.
///
/// - SeeAlso: Apple, "UIDragPreviewParameters".
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The look of an item with its place; data here.
///
/// - SeeAlso: Apple, "UITargetedDragPreview".
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

/// The place of an item's look; data here.
///
/// - SeeAlso: Apple, "UIDragPreviewTarget".
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A drag or a drop.
///
/// - SeeAlso: Apple, "UIDragDropSession".
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
  /// Whether items may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the program.
  var isRestrictedToDraggingApplication: Bool { get }
  /// The finger's place in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether an item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can make an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag.
///
/// - SeeAlso: Apple, "UIDragSession".
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// The program's own object.
  var localContext: Any? { get set }
}

/// A drop.
///
/// - SeeAlso: Apple, "UIDropSession".
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag of this program; nil for another one's.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the progress of loading.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading.
  var progress: Progress { get }
  /// Loads objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The style of the progress of loading.
///
/// Source: Apple, "UIDropSessionProgressIndicatorStyle".
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }

/// The result of a drop.
///
/// Source: Apple, "UIDropOperation".
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// The result that a drop would have.
///
/// - SeeAlso: Apple, "UIDropProposal".
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The result.
  public let operation: UIDropOperation
  /// Whether the exact place matters.
  open var isPrecise = false
  /// Whether the look grows to full size.
  open var prefersFullSizePreview = false
  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// Runs animations beside a lift or a drop; never made here.
///
/// - SeeAlso: Apple, "UIDragAnimating".
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animations.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
