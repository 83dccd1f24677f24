public import Foundation

/// The interaction that finds text in a view; its panel is never shown.
///
/// Source: Apple, "UIFindInteraction".
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public override init() { super.init() }
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// The text that is searched; stored only.
  open var searchText: String?
  /// The replacement; stored only.
  open var replacementText: String?
  /// Whether the panel is visible; always false.
  open var isFindNavigatorVisible: Bool { false }
  /// Does nothing: there is no panel.
  open func presentFindNavigator(showingReplace showReplace: Bool) {}
  /// Does nothing: there is no panel.
  open func dismissFindNavigator() {}
  /// Does nothing: nothing is searched.
  open func findNext() {}
  /// Does nothing: nothing is searched.
  open func findPrevious() {}
}
